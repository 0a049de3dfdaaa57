import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, SubmitEvent } from "react";

import { IconButton } from "../../inputs/icon-button.tsx";
import { Body } from "./body.tsx";
import { Footer } from "./footer.tsx";
import { titleClass } from "./panel-class.ts";

/** What stands in a dialog or a drawer. */
export interface ContentsProps {
  /** The name of the close button, for example "Close". */
  closeLabel: string;
  /** Makes body and footer one form. Called on submit, with the default prevented; never while `busy`. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The footer's buttons, usually two DialogButtons. */
  actions?: ReactNode;
  /** A word at the footer's start, for example what is selected. */
  note?: ReactNode;
  children: ReactNode;
}

interface Props extends ContentsProps {
  title: string;
  description?: ReactNode;
  /** Stands in the title's place; the title is then read, not seen. */
  heading?: ReactNode;
  busy: boolean;
  /** The children reach the edges. */
  flush?: boolean;
  /** They reach the edges and fill the height. */
  fill?: boolean;
}

/** Head, body and foot: the head and the foot stay in view while the body scrolls. */
export function Contents(props: Props) {
  const { title, description, heading, closeLabel, busy, flush = false, fill = false } = props;
  const { onSubmit, actions, note, children } = props;
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
          <Radix.Title className={heading === undefined ? titleClass : "sr-only"}>{title}</Radix.Title>
          {heading}
          {description !== undefined && (
            <Radix.Description className="mt-1 text-base text-ink-2">{description}</Radix.Description>
          )}
        </div>
        <div className={clsx("-my-1.5 -me-2.5 shrink-0", busy && "invisible")}>
          <Radix.Close asChild>
            <IconButton icon={<X />} label={closeLabel} disabled={busy} />
          </Radix.Close>
        </div>
      </header>
      {onSubmit ? (
        <form
          noValidate
          className="flex min-h-0 flex-1 flex-col [@media(height<24rem)]:flex-none"
          onSubmit={(event) => {
            // The form of a dialog opened from this one is no child of it on the page, but is one to React.
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
