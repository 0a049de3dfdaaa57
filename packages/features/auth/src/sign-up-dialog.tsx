import { assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { clearGuest } from "@earshot/client/guest.ts";
import { useNavigation } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { isCompanyType } from "@earshot/contract/accounts/rules/company-type.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import type { RefObject } from "react";

import { type AccountDialog, pageAddress } from "./dialog-address.ts";
import { readForm } from "./read-form.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { signUpFields } from "./sign-up-form/sign-up-fields.tsx";
import { useFormCall } from "./use-form-call.ts";

export interface SignUpDialogProps {
  open: boolean;
  /** Called when the user closes the dialog, or once the session is known. */
  onClose: () => void;
  /** Called by the link to log-in. */
  onSwitch: (to: AccountDialog) => void;
  /** Receives focus on close if the opener is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

async function register(form: Record<(typeof signUpFields)[number] | "user_role", string>) {
  const { user_role, ...fields } = form;
  const answer = await call("POST /client/api/register", {
    json: {
      ...fields,
      confirm_password: fields.password,
      ...(isCompanyType(user_role) && { user_role }),
      redirect: pageAddress(),
    },
  });
  assertOk(answer);
  return answer.body;
}

/**
 * The sign-up dialog: fields, then the role. On success it rechecks the session, clears the guest's identity and shows
 * how many ads were moved to the account. The page stays open unless the server returns another path. Needs a
 * `ToastRegion`.
 */
export function SignUpDialog({ open, onClose, onSwitch, returnFocus }: SignUpDialogProps) {
  const { check } = useSession();
  const { reload } = useNavigation();
  const showToast = useToast();
  const { submit, busy, message } = useFormCall({
    open,
    send: register,
    succeeded: signUpCopy.succeeded,
    failed: signUpCopy.failed,
    finish: async ({ redirect, moved_ads }) => {
      if (redirect !== pageAddress()) {
        clearGuest();
        reload(redirect);
        return;
      }
      await check();
      clearGuest();
      onClose();
      showToast({ text: signUpCopy.toast(moved_ads), tone: "success", duration: 6000 });
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={signUpCopy.title}
      closeLabel={controlCopy.close}
      size="sm"
      busy={busy}
      returnFocus={returnFocus}
    >
      <SignUpForm
        message={message}
        values={{}}
        redirect={pageAddress()}
        provider={null}
        inDialog={{
          busy,
          onSwitch,
          onSubmit: (form) => void submit(readForm(form, [...signUpFields, "user_role"])),
        }}
      />
    </Dialog>
  );
}
