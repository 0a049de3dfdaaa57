import { cva } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";

import { IconButton } from "../inputs/icon-button.tsx";

/** What a banner says. */
export interface BannerMessage {
  /** How it went, or `info` for what one should know. Shown by the sign's shape too; the words must say it as well. */
  tone: "success" | "error" | "info";
  /** A few words above the text, when it needs more than one sentence. */
  title?: string;
  /** A sentence or two. Links may stand in it. */
  text: ReactNode;
}

export interface BannerProps {
  /** What to say now; null for nothing. The part itself stays in the page, so that what comes later is read. */
  message: BannerMessage | null;
  /** Makes it go: the button's name, and what takes the message away. Not shown where there is no JavaScript. */
  dismiss?: { label: string; onDismiss: () => void };
}

const look = cva("@container animate-fade-in rounded-md border text-base text-ink", {
  variants: {
    tone: {
      success: "border-ok/35 bg-primary-faint forced-colors:border-[CanvasText]",
      error: "border-danger/40 bg-danger-faint forced-colors:border-[CanvasText]",
      info: "border-line-strong bg-surface",
    },
  },
});

const sign = "mt-1.5 size-5 shrink-0";
const signs = {
  success: <CircleCheck aria-hidden="true" className={`${sign} text-ok`} />,
  error: <CircleAlert aria-hidden="true" className={`${sign} text-danger`} />,
  info: <Info aria-hidden="true" className={`${sign} text-ink-2`} />,
};

/**
 * What the server says of the step before, at the top of the page that follows, or what the page has to say of itself.
 * A live region reads only what changes: a message that came with the page takes the focus once instead, unless the
 * person has put it somewhere already; one that comes later is spoken.
 */
export function Banner({ message, dismiss }: BannerProps) {
  const region = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent(() => {
    if (message && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);
  const leave = () => {
    // The button goes with its message: the next Tab goes on from here.
    region.current?.focus({ preventScroll: true });
    dismiss?.onDismiss();
  };

  return (
    <div ref={region} tabIndex={-1} aria-live="polite" className="outline-none">
      {message && (
        <div className={look({ tone: message.tone })}>
          <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 py-2.5 ps-4 pe-2.5 @max-[15rem]:px-3">
            {signs[message.tone]}
            <div className="self-center py-1 wrap-anywhere @max-[15rem]:col-span-full @max-[15rem]:row-start-2">
              {message.title !== undefined && <p className="font-semibold">{message.title}</p>}
              <div className="max-w-[70ch] [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4">
                {message.text}
              </div>
            </div>
            {dismiss && (
              <span className="col-start-3 row-start-1 noscript:hidden">
                <IconButton icon={<X />} label={dismiss.label} size="sm" onClick={leave} />
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
