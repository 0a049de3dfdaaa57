import { AccountFrame } from "@earshot/auth/account-frame.tsx";
import { ForgotForm, type ForgotFormProps } from "@earshot/auth/forgot-form.tsx";
import { forgotCopy } from "@earshot/contract/accounts/copy.ts";

/** `/client/forgot`: a full page that works without JavaScript. */
export function ForgotPage(props: ForgotFormProps) {
  return (
    <AccountFrame title={forgotCopy.title} redirect={props.redirect}>
      <ForgotForm {...props} />
    </AccountFrame>
  );
}
