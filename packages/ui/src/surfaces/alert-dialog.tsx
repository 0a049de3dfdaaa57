import { CircleAlert } from "lucide-react";
import { type ReactNode, useRef } from "react";

import { DialogButton } from "./dialog-button.tsx";
import { Body, Footer } from "./dialog/contents.tsx";
import { useDialog } from "./dialog/dialog-context.ts";
import { dialogClass, titleClass } from "./dialog/panel-class.ts";
import { type ModalProps, Panel } from "./dialog/panel.tsx";

interface AlertDialogProps extends ModalProps {
  /** The button that changes nothing and is focused initially: "Cancel", or "OK" if it is the only one. */
  closeLabel: string;
  /** The button that confirms. The dialog stays open until `open` changes. */
  confirm?: {
    /** The label, a verb: "Delete". */
    label: string;
    /** Not called while `busy`. */
    onConfirm: () => void;
    /** Disables the button, for example while the consequences are still loading. */
    disabled?: boolean;
  };
  /** A decorative lucide icon before the title, in its own colour. */
  icon?: ReactNode;
  /** `danger` if irreversible. */
  tone?: "plain" | "danger";
  /** The error message after confirming, with a suggested fix. Announced; shown below everything else. */
  error?: string | undefined;
  /** More content, below the description. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before an irreversible action, or shows a notice that must not be missed. A press outside
 * does nothing. The button that changes nothing is focused initially, so that a hasty Enter does no harm.
 *
 * Ask in the title, state in the description what will be lost, and repeat the verb on the button. Use `StatusDialog`
 * for a result, a toast for messages that may be missed, and `Dialog` for a form.
 *
 * Keyboard:
 * - Tab, Shift + Tab: move between the buttons
 * - Enter, Space: press the focused button
 * - Escape: same as the button that changes nothing; blocked while busy
 */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, error, icon, closeLabel, confirm, busy = false, tone = "plain" } = props;
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Panel
      {...props}
      kind="alertdialog"
      busy={busy}
      className={dialogClass({ size: "sm" })}
      initialFocus={closeButton}
    >
      <Title icon={icon}>{title}</Title>
      <Body busy={busy}>
        {description !== undefined && <Description>{description}</Description>}
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
            <DialogButton ref={closeButton} does="cancel">
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

function Title({ icon, children }: { icon: ReactNode; children: string }) {
  const { titleId } = useDialog();
  return (
    <h2 id={titleId} className={`flex shrink-0 items-start gap-2.5 px-panel pt-5 pb-1 ${titleClass}`}>
      {icon && (
        <span aria-hidden="true" className="mt-[0.1em] shrink-0 *:icon-md">
          {icon}
        </span>
      )}
      <span className="min-w-0">{children}</span>
    </h2>
  );
}

function Description({ children }: { children: ReactNode }) {
  const { descriptionId } = useDialog();
  return (
    <div id={descriptionId} className="text-base text-ink-2">
      {children}
    </div>
  );
}
