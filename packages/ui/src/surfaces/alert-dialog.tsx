import { CircleAlert } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";

import { DialogButton } from "./dialog-button.tsx";
import { Body } from "./dialog/body.tsx";
import { Footer } from "./dialog/footer.tsx";
import { dialogClass, titleClass } from "./dialog/panel-class.ts";
import { type ModalProps, Panel } from "./dialog/panel.tsx";

export interface AlertDialogProps extends ModalProps {
  /** The button that changes nothing and has the first focus: "Cancel", or "OK" where it is the only one. */
  closeLabel: string;
  /** Makes it a question: the button that does it. The dialog stays open until `open` says otherwise. */
  confirm?: {
    /** A verb, for example "Delete". */
    label: string;
    /** Called when it is pressed; not while `busy`. */
    onConfirm: () => void;
    /** Not possible yet: something that must be said before is still on its way. */
    disabled?: boolean;
  };
  /** Before the title, decoration only: a lucide icon in its own colour. */
  icon?: ReactNode;
  /** `danger` for what can't be taken back. */
  tone?: "plain" | "danger";
  /** What went wrong when confirming failed, and what to do. Spoken when it comes; it stands below all else. */
  error?: string | undefined;
  /** More than words. It stands under the description. */
  children?: ReactNode;
}

/**
 * A question or a notice that interrupts. Escape is the button that changes nothing; a press outside does nothing. That
 * button has the first focus, so that Enter in haste changes nothing either.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, error, icon, closeLabel, confirm, busy = false, tone = "plain" } = props;
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Panel
      {...props}
      kind="alertdialog"
      busy={busy}
      className={dialogClass({ size: "sm" })}
      initialFocus={safe}
    >
      <Radix.Title className={`flex shrink-0 items-start gap-2.5 px-panel pt-5 pb-1 ${titleClass}`}>
        {icon && (
          <span aria-hidden="true" className="mt-[0.1em] shrink-0 *:size-[1.05em]">
            {icon}
          </span>
        )}
        <span className="min-w-0">{title}</span>
      </Radix.Title>
      <Body busy={busy}>
        {description !== undefined && (
          <Radix.Description asChild>
            <div className="text-base text-ink-2">{description}</div>
          </Radix.Description>
        )}
        {props.children}
        <output className="block not-empty:mt-3">
          {error && (
            <span className="flex gap-2 text-base font-medium text-danger">
              <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
              <span className="min-w-0">{error}</span>
            </span>
          )}
        </output>
      </Body>
      <Footer
        actions={
          <>
            <DialogButton ref={safe} does="cancel">
              {closeLabel}
            </DialogButton>
            {confirm && (
              <DialogButton
                does={confirm.onConfirm}
                intent={tone === "danger" ? "danger" : "primary"}
                disabled={confirm.disabled}
              >
                {confirm.label}
              </DialogButton>
            )}
          </>
        }
      />
    </Panel>
  );
}
