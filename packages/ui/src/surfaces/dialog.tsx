import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, RefObject, SubmitEvent } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { Body } from "./dialog/body.tsx";
import { Footer } from "./dialog/footer.tsx";
import { type ModalProps, Panel } from "./dialog/panel.tsx";

export interface DialogProps extends ModalProps {
  /** The name of the close button, for example "Close". */
  closeLabel: string;
  /** Width from 640 px on: 420, 560 or 840 px. Below that the dialog is a sheet at the bottom. */
  size?: "sm" | "md" | "lg";
  /** Where focus goes at first. Default: the first field, else the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Makes body and footer one form. Called on submit, with the default prevented; never while `busy`. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The footer's buttons, usually two DialogButtons. */
  actions?: ReactNode;
  /** A word at the footer's start, for example what is selected. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog. It owns what every dialog needs: focus inside at first, kept inside, and given back; dismissal blocked
 * while busy; the page's scroll locked without a shift; header and footer in view while the body scrolls. It leaves
 * without motion, so that fields reset on closing are not seen emptying.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    busy = false,
    size = "md",
    closeLabel,
    onSubmit,
    actions,
    note,
    children,
  } = props;
  const content = (
    <>
      <Body busy={busy}>{children}</Body>
      {actions !== undefined && <Footer note={note} actions={actions} />}
    </>
  );

  return (
    <Panel {...props} kind="dialog" busy={busy} size={size}>
      <header className="flex shrink-0 items-start gap-4 px-6 pt-5 pb-2">
        <div className="min-w-0 grow">
          <Radix.Title className="type-heading text-xl">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-1 text-base text-ink-2">{description}</Radix.Description>
          )}
        </div>
        <div className={clsx("-my-1.5 -me-2.5 shrink-0", busy && "invisible")}>
          <Radix.Close asChild>
            <IconButton icon={<X />} label={closeLabel} />
          </Radix.Close>
        </div>
      </header>
      {onSubmit ? (
        <form
          noValidate
          className="flex min-h-0 flex-1 flex-col [@media(height<24rem)]:flex-none"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onSubmit(event);
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </Panel>
  );
}
