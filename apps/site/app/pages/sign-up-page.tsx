import { AccountFrame } from "@earshot/auth/account-frame.tsx";
import { SignUpForm, type SignUpFormProps } from "@earshot/auth/sign-up-form.tsx";
import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";

/** `/client/signup`: a full page that works without JavaScript. */
export function SignUpPage(props: SignUpFormProps) {
  return (
    <AccountFrame title={signUpCopy.title} redirect={props.redirect}>
      <SignUpForm {...props} />
    </AccountFrame>
  );
}
