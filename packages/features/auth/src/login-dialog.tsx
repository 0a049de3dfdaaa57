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
  /** Called once the session is known, to close the dialog. */
  onDone: () => void;
  /** Receives the focus on close when the opener is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
  /** Return path; defaults to the studio, and for the social log-ins to this page. */
  redirect?: string;
}

/** The Log In dialog. Clears its fields on close and keeps them on an error. */
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
