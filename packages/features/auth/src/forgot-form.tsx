import { accountFieldCopy, forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";

import { FormMessage, type Message } from "./form-message.tsx";
import { TextLink } from "./text-link.tsx";
import { useNativeSubmit } from "./use-native-submit.ts";
import { withRedirect } from "./with-redirect.ts";

export interface ForgotFormProps {
  /** What the server said of the last try. */
  message: Message | null;
  /** What was typed in the last try. */
  email?: string;
  /** The path of this site to come back to. */
  redirect: string;
}

/** Asking for a reset link, as a page's native form. */
export function ForgotForm({ message, email, redirect }: ForgotFormProps) {
  const { busy, onSubmit } = useNativeSubmit();
  const isEmail = message?.field === "email";
  return (
    <form
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
        error={isEmail ? message.words : undefined}
      />
      <FormMessage message={isEmail ? null : message} />
      <Button type="submit" intent="primary" wide busy={busy}>
        {busy ? forgotCopy.sending : forgotCopy.send}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-base text-ink-2">
        <p>
          {logInCopy.noAccount}{" "}
          <TextLink href={withRedirect("/client/signup", redirect)}>{logInCopy.signUp}</TextLink>
        </p>
        <TextLink href={withRedirect("/client/login", redirect)}>{logInCopy.logIn}</TextLink>
      </div>
    </form>
  );
}
