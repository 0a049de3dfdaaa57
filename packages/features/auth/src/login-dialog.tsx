import { useSession } from "@earshot/client/state/session.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { type RefObject, type SubmitEvent, useEffect, useRef } from "react";

import { Agreement } from "./agreement.tsx";
import { FormMessage } from "./form-message.tsx";
import { LoginFields } from "./login-fields.tsx";
import { readForm } from "./read-form.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { TextLink } from "./text-link.tsx";
import { useLogin } from "./use-login.ts";
import { withRedirect } from "./with-redirect.ts";

const fields = ["email", "password", "remember_me"] as const;

export interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  /** Logged in: the session is known by now. The dialog is to be closed. */
  onDone: () => void;
  /** Where focus goes at the end when the button that opened the dialog is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** The path of this site to come back to; left out, the studio, and from the social log-ins this page. */
  redirect?: string;
}

/** The Log In dialog. It forgets what was typed when it is closed, and keeps it through every refusal. */
export function LoginDialog({ open, onClose, onDone, returnFocus, redirect }: LoginDialogProps) {
  const { submit, reset, busy, refusal, message } = useLogin(onDone);
  const { providers } = useSession();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const field = refusal && form.current?.elements.namedItem(refusal.field);
    if (field instanceof HTMLElement) field.focus();
  }, [refusal]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    form.current = event.currentTarget;
    const { email, password, remember_me } = readForm(event.currentTarget, fields);
    void submit({ email, password, rememberMe: remember_me !== "" });
  };

  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
      title={logInCopy.logIn}
      closeLabel={controlCopy.close}
      size="sm"
      busy={busy}
      onSubmit={onSubmit}
      returnFocus={returnFocus}
      note={
        <>
          {logInCopy.noAccount}{" "}
          <TextLink href={withRedirect("/client/signup", redirect)}>{logInCopy.signUp}</TextLink>
        </>
      }
      actions={<DialogButton does="submit">{busy ? logInCopy.signingIn : logInCopy.logIn}</DialogButton>}
    >
      <div className="flex flex-col gap-4">
        <LoginFields
          refusal={refusal}
          forgot={
            <TextLink href={withRedirect("/client/forgot", redirect)}>{logInCopy.forgotPassword}</TextLink>
          }
        />
        <FormMessage message={message} />
        <SocialButtons providers={providers} redirect={redirect ?? location.pathname + location.search} />
        <Agreement />
      </div>
    </Dialog>
  );
}
