import { cva } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import { IconButton } from "../inputs/icon-button.tsx";

export interface BannerMessage {
  /** Sets the icon and the colour. The text must convey the tone as well. */
  tone: "success" | "error" | "info";
  /** Shown above the text; use it if the text is longer than a sentence. */
  title?: string;
  /** A sentence or two, with links if needed. */
  text: ReactNode;
}

interface BannerProps {
  /** The message, or null. Keep the banner mounted, so that later messages are announced. */
  message: BannerMessage | null;
  /** The dismiss button. Hidden without JavaScript. */
  dismiss?: { label: string; onDismiss: () => void };
}

const style = cva("@container animate-fade-in rounded-md border text-base text-ink", {
  variants: {
    tone: {
      success: "border-ok/35 bg-primary-faint forced-colors:border-[CanvasText]",
      error: "border-danger/40 bg-danger-faint forced-colors:border-[CanvasText]",
      info: "border-line-strong bg-surface",
    },
  },
});

const icon = "mt-1.5 icon-md shrink-0";
const icons = {
  success: <CircleCheck aria-hidden="true" className={`${icon} text-ok`} />,
  error: <CircleAlert aria-hidden="true" className={`${icon} text-danger`} />,
  info: <Info aria-hidden="true" className={`${icon} text-ink-2`} />,
};

/**
 * The server's flash messages: the result of the previous step, at the top of the page that follows it.
 *
 * Live regions only announce changes. A message that was loaded with the page takes focus instead, unless the user
 * has already moved it; a later message is announced. So always render the banner, with a null message if there is
 * none. A message stays until it is dismissed or replaced. Use a field's own `error` for a field, a toast for a brief
 * confirmation and `AlertDialog` for anything that needs an answer.
 *
 * Keyboard:
 * - Tab: moves to links in the text, then to the dismiss button
 * - Enter, Space: dismiss it; the next Tab continues from there
 */
export function Banner({ message, dismiss }: BannerProps) {
  const region = useRef<HTMLDivElement>(null);
  const focusInitialMessage = useEffectEvent(() => {
    if (message && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusInitialMessage(), []);
  const remove = () => {
    // The button disappears with its message, so focus moves here, and the next Tab continues from this place.
    region.current?.focus({ preventScroll: true });
    dismiss?.onDismiss();
  };

  return (
    <div ref={region} tabIndex={-1} aria-live="polite" className="outline-none">
      {message && (
        <div className={style({ tone: message.tone })}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-2.5 ps-4 pe-2.5 @max-[15rem]:px-3">
            {icons[message.tone]}
            <div className="self-center py-1 wrap-anywhere @max-[15rem]:col-span-full @max-[15rem]:row-start-2">
              {message.title !== undefined && <p className="font-semibold">{message.title}</p>}
              <div className="max-w-[70ch] [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
                {message.text}
              </div>
            </div>
            {dismiss && (
              <span className="col-start-3 row-start-1 noscript:hidden">
                <IconButton icon={<X />} label={dismiss.label} size="sm" onClick={remove} />
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
