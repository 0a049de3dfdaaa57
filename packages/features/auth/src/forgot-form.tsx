import { accountFieldCopy, forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { useRef } from "react";

import { FormLink } from "./form-link.tsx";
import { FormMessage, type Message } from "./form-message.tsx";
import { useErrorFocus } from "./use-error-focus.ts";
import { type DialogForm, useFormSubmit } from "./use-form-submit.ts";

export interface ForgotFormProps {
  /** The result of the last submit. */
  message: Message | null;
  /** The input from the last attempt. */
  email?: string;
  /** The return path within this site. */
  redirect: string;
  inDialog?: DialogForm;
}

/** Requests a reset link. A native form on the page, also used in the dialog. */
export function ForgotForm({ message, email, redirect, inDialog }: ForgotFormProps) {
  const { busy, onSubmit } = useFormSubmit(inDialog);
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, message);
  const isEmail = message?.field === "email";
  const link = { redirect, inDialog };
  return (
    <form
      ref={form}
      noValidate
      method="post"
      action="/client/forgot"
      onSubmit={onSubmit}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="redirect" value={redirect} />
      <TextField
        type="email"
        name="email"
        label={accountFieldCopy.email}
        autoComplete="username"
        defaultValue={email}
        error={isEmail ? message.text : undefined}
      />
      <FormMessage message={isEmail ? null : message} />
      <Button type="submit" intent="primary" wide busy={busy}>
        {busy ? forgotCopy.sending : forgotCopy.send}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-base text-ink-2">
        <p>
          {logInCopy.noAccount}{" "}
          <FormLink to="signup" {...link}>
            {logInCopy.signUp}
          </FormLink>
        </p>
        <FormLink to="login" {...link}>
          {logInCopy.logIn}
        </FormLink>
      </div>
    </form>
  );
}
