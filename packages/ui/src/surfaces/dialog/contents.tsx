import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";

import { IconButton } from "../../inputs/icon-button.tsx";
import { useDialog } from "./dialog-context.ts";
import { titleClass } from "./panel-class.ts";

/** A dialog's or drawer's contents. */
export interface ContentsProps {
  /** The name of the close button, for example "Close". */
  closeLabel: string;
  /**
   * Turns the body and footer into one form. Called on submit, but never while `busy`; the browser's own submit is
   * prevented.
   */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The footer's buttons, usually two DialogButtons. */
  actions?: ReactNode;
  /** Shown at the start of the footer, for example the current selection. */
  note?: ReactNode;
  children: ReactNode;
}

interface Props extends ContentsProps {
  title: string;
  description?: ReactNode;
  /** Replaces the visible title, which is then only for screen readers. */
  heading?: ReactNode;
  busy: boolean;
  /** Removes the padding around the children. */
  flush?: boolean;
  /** Removes the padding and lets the children fill the height. */
  fill?: boolean;
}

/** A dialog's header, body and footer. Header and footer stay in view while the body scrolls. */
export function Contents(props: Props) {
  const { title, description, heading, closeLabel, busy, flush = false, fill = false } = props;
  const { onSubmit, actions, note, children } = props;
  const { titleId, descriptionId, dismiss } = useDialog();
  const content = (
    <>
      <Body busy={busy} flush={flush} fill={fill}>
        {children}
      </Body>
      {actions !== undefined && <Footer note={note} actions={actions} />}
    </>
  );
  return (
    <>
      <header className="flex shrink-0 items-start gap-[min(1rem,3vw)] px-panel pt-5 pb-2">
        <div className="min-w-0 grow">
          <h2
            id={titleId}
            data-title
            tabIndex={-1}
            className={clsx("outline-none", heading === undefined ? titleClass : "sr-only")}
          >
            {title}
          </h2>
          {heading}
          {description !== undefined && (
            <p id={descriptionId} className="mt-1 text-base text-ink-2">
              {description}
            </p>
          )}
        </div>
        <div className={clsx("-my-1.5 -me-2.5 shrink-0", busy && "invisible")}>
          <IconButton icon={<X />} label={closeLabel} disabled={busy} onClick={dismiss} />
        </div>
      </header>
      {onSubmit ? (
        <form
          noValidate
          className="flex min-h-0 flex-1 flex-col [@media(height<24rem)]:flex-none"
          onSubmit={(event) => {
            // React also bubbles the submit event of a dialog that was opened from this one, even though that dialog
            // is elsewhere in the document.
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            if (!busy) onSubmit(event);
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </>
  );
}

interface BodyProps {
  busy: boolean;
  /** Removes the padding around the children. */
  flush?: boolean;
  /** Removes the padding and lets the children fill the height; the body doesn't scroll. */
  fill?: boolean;
  children: ReactNode;
}

/** A dialog's scrolling part. Focusable while it overflows; otherwise keyboard users could not read its end. */
export function Body({ busy, flush = false, fill = false, children }: BodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  return (
    <div
      ref={scroller}
      {...(overflows ? { tabIndex: 0 } : {})}
      className={clsx(
        "flex-1 -outline-offset-2 [@media(height<24rem)]:flex-none [@media(height<24rem)]:overflow-visible",
        // `relative`: otherwise screen-reader-only text deep in the content would make the panel itself scroll.
        fill ? "flex min-h-fit flex-col" : "relative min-h-0 overflow-y-auto overscroll-contain",
        overflows ? "mt-2 border-t border-line" : "pt-2",
        !flush && !fill && ["px-panel", overflows ? "py-4" : "pb-6"],
      )}
    >
      <fieldset role="none" disabled={busy} className={clsx("min-w-0", fill && "flex flex-1 flex-col")}>
        {children}
      </fieldset>
    </div>
  );
}

function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setOverflows(node.scrollHeight > node.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

/** A dialog's footer: a note at the start, the buttons at the end. */
export function Footer({ note, actions }: { note?: ReactNode; actions: ReactNode }) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-panel py-4">
      {note !== undefined && <div className="min-w-0 grow basis-40 text-base text-ink-2">{note}</div>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:grow max-sm:*:grow">{actions}</div>
    </footer>
  );
}
