import type { ReactNode, Ref } from "react";

import { Button } from "../inputs/button.tsx";
import { useDialog } from "./dialog/dialog-context.ts";

export interface DialogButtonProps {
  /** What pressing it does: closes the dialog, submits its form, or whatever the function does. */
  does: "cancel" | "submit" | (() => void);
  /** `danger` for what can't be taken back. Cancel is plain in any case. */
  intent?: "primary" | "danger";
  /** Not possible yet, for example before a voice is chosen. */
  disabled?: boolean;
  /** What the button says: a verb first. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of a dialog's footer. It knows whether the dialog is busy: then the one that acts waits, and Cancel is off. */
export function DialogButton({
  does,
  intent = "primary",
  disabled = false,
  children,
  ref,
}: DialogButtonProps) {
  const { busy, dismiss } = useDialog();
  if (does === "cancel") {
    return (
      <Button ref={ref} disabled={busy || disabled} onClick={dismiss}>
        {children}
      </Button>
    );
  }
  const action = does === "submit" ? ({ type: "submit" } as const) : { onClick: does };
  return (
    <Button ref={ref} intent={intent} busy={busy} disabled={disabled} {...action}>
      {children}
    </Button>
  );
}
