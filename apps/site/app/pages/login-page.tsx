import { AccountFrame } from "@earshot/auth/account-frame.tsx";
import { LoginForm, type LoginFormProps } from "@earshot/auth/login-form.tsx";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";

/** `/client/login`: a full page that works without JavaScript. */
export function LoginPage(props: LoginFormProps) {
  return (
    <AccountFrame title={logInCopy.logIn} redirect={props.redirect}>
      <LoginForm {...props} />
    </AccountFrame>
  );
}
