import type { ReactNode, Ref } from "react";

import { Button } from "../inputs/button.tsx";
import { useDialog } from "./dialog/dialog-context.ts";

interface DialogButtonProps {
  /** Closes the dialog, submits its form, or calls the function. */
  does: "cancel" | "submit" | (() => void);
  /** `danger` if irreversible. Default: `primary`, or plain for a cancel button. */
  intent?: "primary" | "danger";
  /** Disables the button, for example before a voice is chosen. */
  disabled?: boolean;
  /** The label, starting with a verb. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button in the footer of a Dialog or Drawer. While the dialog is busy, the action button looks busy and Cancel is
 * disabled.
 *
 * Put Cancel first. Use `Button` everywhere else, including the body of a dialog.
 *
 * Keyboard:
 * - Tab, Shift + Tab: move to it
 * - Enter, Space: press it, unless the dialog is busy
 */
export function DialogButton({ does, intent, disabled = false, children, ref }: DialogButtonProps) {
  const { busy, dismiss } = useDialog();
  if (does === "cancel") {
    return (
      <Button ref={ref} intent={intent} disabled={busy || disabled} onClick={dismiss}>
        {children}
      </Button>
    );
  }
  const action = does === "submit" ? ({ type: "submit" } as const) : { onClick: does };
  return (
    <Button ref={ref} intent={intent ?? "primary"} busy={busy} disabled={disabled} {...action}>
      {children}
    </Button>
  );
}
