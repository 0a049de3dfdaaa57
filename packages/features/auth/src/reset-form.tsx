import { accountFieldCopy, resetCopy } from "@earshot/contract/accounts/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { PasswordField } from "@earshot/ui/inputs/password-field.tsx";

import type { Message } from "./form-message.tsx";
import { passwordCopy } from "./password-copy.ts";
import { useNativeSubmit } from "./use-native-submit.ts";

export interface ResetFormProps {
  /** What the server said of the last try; it is about the password. */
  message: Message | null;
  /** The token of the link that led here. */
  token: string;
  /** The path of this site to come back to, by way of the log-in. */
  redirect: string;
}

/** A new password by the link of a reset mail, as a page's native form. */
export function ResetForm({ message, token, redirect }: ResetFormProps) {
  const { busy, onSubmit } = useNativeSubmit();
  return (
    <form noValidate method="post" action="/client/reset" onSubmit={onSubmit} className="flex flex-col gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="redirect" value={redirect} />
      <PasswordField
        name="password"
        label={accountFieldCopy.password}
        autoComplete="new-password"
        words={passwordCopy}
        error={message?.words}
      />
      <Button type="submit" intent="primary" wide busy={busy}>
        {resetCopy.save}
      </Button>
    </form>
  );
}
