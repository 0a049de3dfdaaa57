import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { useRef } from "react";

import { Agreement } from "./agreement.tsx";
import { FormLink } from "./form-link.tsx";
import { FormMessage, type Message } from "./form-message.tsx";
import { LoginFields } from "./login-fields.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { useErrorFocus } from "./use-error-focus.ts";
import { type DialogForm, useFormSubmit } from "./use-form-submit.ts";

export interface LoginFormProps {
  /** The result of the last submit. */
  message: Message | null;
  /** The email from the last submit. */
  email?: string;
  /** The return path. */
  redirect: string;
  /** The configured social log-ins. */
  providers: readonly SocialProvider[];
  inDialog?: DialogForm;
}

/** The log-in form: native on its own page, so that it works without JavaScript, and also used in the dialog. */
export function LoginForm({ message, email, redirect, providers, inDialog }: LoginFormProps) {
  const { busy, onSubmit } = useFormSubmit(inDialog);
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, message);
  const link = { redirect, inDialog };
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/client/login"
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="redirect" value={redirect} />
      <LoginFields
        email={email}
        message={message}
        forgot={
          <FormLink to="reset" {...link}>
            {logInCopy.forgotPassword}
          </FormLink>
        }
      />
      <FormMessage message={message?.field ? null : message} />
      <Button type="submit" intent="primary" wide busy={busy}>
        {busy ? logInCopy.signingIn : logInCopy.logIn}
      </Button>
      <p className="text-base text-ink-2">
        {logInCopy.noAccount}{" "}
        <FormLink to="signup" {...link}>
          {logInCopy.signUp}
        </FormLink>
      </p>
      <Agreement />
      <SocialButtons providers={providers} redirect={redirect} />
    </form>
  );
}
