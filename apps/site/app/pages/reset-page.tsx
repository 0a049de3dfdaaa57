import { AccountFrame } from "@earshot/auth/account-frame.tsx";
import { ResetForm, type ResetFormProps } from "@earshot/auth/reset-form.tsx";
import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";

/** `/client/reset`: a full page that works without JavaScript. */
export function ResetPage(props: ResetFormProps) {
  return (
    <AccountFrame title={resetCopy.title} redirect={props.redirect}>
      <ResetForm {...props} />
    </AccountFrame>
  );
}
