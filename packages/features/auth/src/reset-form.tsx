import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { PasswordField } from "@earshot/ui/inputs/password-field.tsx";

import { FormMessage, type Message } from "./form-message.tsx";
import { passwordCopy } from "./password-copy.ts";
import { useFormSubmit } from "./use-form-submit.ts";

export interface ResetFormProps {
  /** The server's error, shown next to the password or above the button. */
  message: Message | null;
  /** The token from the emailed link; without one there is no form. */
  token: string;
  /** The return path after the log-in that follows. */
  redirect: string;
}

/** A native form that sets a new password, opened from a reset link. */
export function ResetForm({ message, token, redirect }: ResetFormProps) {
  const { busy, onSubmit } = useFormSubmit();
  if (token === "") return <p className="text-base text-ink-2">{resetCopy.noToken}</p>;
  const isPassword = message?.field === "password";
  return (
    <form noValidate method="post" action="/client/reset" onSubmit={onSubmit} className="flex flex-col gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="redirect" value={redirect} />
      <PasswordField
        name="password"
        label={accountFieldCopy.password}
        autoComplete="new-password"
        copy={passwordCopy}
        error={isPassword ? message.text : undefined}
      />
      <FormMessage message={isPassword ? null : message} />
      <Button type="submit" intent="primary" wide busy={busy}>
        {busy ? resetCopy.saving : resetCopy.save}
      </Button>
    </form>
  );
}
