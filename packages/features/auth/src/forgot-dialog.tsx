import { call } from "@earshot/client/call.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { checkForgot } from "@earshot/contract/accounts/rules/password-reset.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import type { RefObject } from "react";

import { type AccountDialog, pageAddress } from "./dialog-address.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { readForm } from "./read-form.ts";
import { useFormCall } from "./use-form-call.ts";

export interface ForgotDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called by the links to sign-up and log-in. */
  onSwitch: (to: AccountDialog) => void;
  /** Receives focus on close if the opener is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * Treats every response as a success, even an error, so that the form doesn't reveal which email addresses have an
 * account.
 */
async function askForLink(json: { email: string }): Promise<void> {
  try {
    await call("POST /{portal}/forgot", { params: { portal: "client" }, json });
  } catch (error) {
    if (!(error instanceof NetworkError && error.status !== undefined)) throw error;
  }
}

/** The Reset Password dialog: emails a reset link, and stays open to confirm that the link was sent. */
export function ForgotDialog({ open, onClose, onSwitch, returnFocus }: ForgotDialogProps) {
  const { submit, busy, message } = useFormCall({
    open,
    check: checkForgot,
    send: askForLink,
    succeeded: forgotCopy.sent,
    failed: networkErrorMessage,
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={forgotCopy.title}
      closeLabel={controlCopy.close}
      size="sm"
      busy={busy}
      returnFocus={returnFocus}
    >
      <ForgotForm
        message={message}
        redirect={pageAddress()}
        inDialog={{ busy, onSwitch, onSubmit: (form) => void submit(readForm(form, ["email"])) }}
      />
    </Dialog>
  );
}
