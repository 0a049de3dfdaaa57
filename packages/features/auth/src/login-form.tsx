import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";

import { Agreement } from "./agreement.tsx";
import { FormMessage, type Message } from "./form-message.tsx";
import { LoginFields } from "./login-fields.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { TextLink } from "./text-link.tsx";
import { useNativeSubmit } from "./use-native-submit.ts";
import { withRedirect } from "./with-redirect.ts";

export interface LoginFormProps {
  /** The server's response to the last submit. */
  message: Message | null;
  /** The e-mail of the last submit. */
  email?: string;
  /** Return path. */
  redirect: string;
  /** The configured social log-ins. */
  providers: readonly SocialProvider[];
}

/** Log-in as a native form, for pages that require a session and without JavaScript. */
export function LoginForm({ message, email, redirect, providers }: LoginFormProps) {
  const { busy, onSubmit } = useNativeSubmit();
  return (
    <form noValidate method="post" action="/client/login" onSubmit={onSubmit} className="flex flex-col gap-4">
      <input type="hidden" name="redirect" value={redirect} />
      <LoginFields
        email={email}
        forgot={
          <TextLink href={withRedirect("/client/forgot", redirect)}>{logInCopy.forgotPassword}</TextLink>
        }
      />
      <FormMessage message={message} />
      <Button type="submit" intent="primary" wide busy={busy}>
        {busy ? logInCopy.signingIn : logInCopy.logIn}
      </Button>
      <p className="text-base text-ink-2">
        {logInCopy.noAccount}{" "}
        <TextLink href={withRedirect("/client/signup", redirect)}>{logInCopy.signUp}</TextLink>
      </p>
      <SocialButtons providers={providers} redirect={redirect} />
      <Agreement />
    </form>
  );
}
