import { AccountFrame } from "@earshot/auth/account-frame.tsx";
import { LoginForm, type LoginFormProps } from "@earshot/auth/login-form.tsx";
import { brand } from "@earshot/contract/brand.ts";
import { logInWords } from "@earshot/contract/words/accounts.ts";

/** `/client/login`: a plain page that works without JavaScript. */
export function LoginPage(props: LoginFormProps) {
  return (
    <AccountFrame brand={brand.name} title={logInWords.logIn}>
      <LoginForm {...props} />
    </AccountFrame>
  );
}
