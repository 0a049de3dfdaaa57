import { assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { clearGuest } from "@earshot/client/guest.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { checkLogIn } from "@earshot/contract/accounts/rules/log-in.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import type { RefObject } from "react";

import { type AccountDialog, pageAddress } from "./dialog-address.ts";
import { LoginForm } from "./login-form.tsx";
import { readForm } from "./read-form.ts";
import { useFormCall } from "./use-form-call.ts";

const fields = ["email", "password", "remember_me"] as const;

export interface LoginDialogProps {
  open: boolean;
  /** Called when the user closes the dialog, or after a log-in once the session has been rechecked. */
  onClose: () => void;
  /** Called by the links to sign-up and reset. */
  onSwitch: (to: AccountDialog) => void;
  /** Receives focus on close if the opener is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/**
 * The Log In dialog. Clears its fields on close and keeps them on an error. On success it rechecks the session and
 * clears the guest's identity, without leaving the page.
 */
export function LoginDialog({ open, onClose, onSwitch, returnFocus }: LoginDialogProps) {
  const { check, providers } = useSession();
  const { submit, busy, message } = useFormCall({
    open,
    check: checkLogIn,
    send: async ({ email, password, remember_me }: Record<(typeof fields)[number], string>) =>
      assertOk(
        await call("POST /{portal}/login", {
          params: { portal: "client" },
          json: { email, password, portal: "client", ...(remember_me && { remember_me: "on" as const }) },
        }),
      ),
    succeeded: logInCopy.succeeded,
    failed: logInCopy.failed,
    finish: async () => {
      await check();
      clearGuest();
      onClose();
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={logInCopy.logIn}
      closeLabel={controlCopy.close}
      size="sm"
      busy={busy}
      returnFocus={returnFocus}
    >
      <LoginForm
        message={message}
        redirect={pageAddress()}
        providers={providers}
        inDialog={{ busy, onSwitch, onSubmit: (form) => void submit(readForm(form, fields)) }}
      />
    </Dialog>
  );
}
