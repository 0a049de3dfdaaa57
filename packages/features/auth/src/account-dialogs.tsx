import "@earshot/ui/styles.css";
import type { RefObject } from "react";

import { type AccountDialog, openDialog } from "./dialog-address.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";
import { LoginDialog } from "./login-dialog.tsx";
import { SignUpDialog } from "./sign-up-dialog.tsx";

interface AccountDialogsProps {
  open: boolean;
  /** The open dialog. */
  dialog: AccountDialog | null;
  onClose: () => void;
  /** Receives focus on close if the opener is gone. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** The Log In, Sign up and Reset Password dialogs. Opening one closes the others. */
export function AccountDialogs({ dialog, onClose, returnFocus }: AccountDialogsProps) {
  const shared = { onClose, onSwitch: openDialog, returnFocus };
  return (
    <>
      <LoginDialog open={dialog === "login"} {...shared} />
      <SignUpDialog open={dialog === "signup"} {...shared} />
      <ForgotDialog open={dialog === "reset"} {...shared} />
    </>
  );
}
