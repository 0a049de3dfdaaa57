import { AccountFrame } from "@earshot/auth/account-frame.tsx";
import { EmailLinkForm, type EmailLinkFormProps } from "@earshot/auth/email-link-form.tsx";
import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";

/** `/client/confirm-email` and `/client/cancel-email`: full pages that work without JavaScript. */
export function EmailLinkPage(props: EmailLinkFormProps) {
  return (
    <AccountFrame title={emailChangeCopy[props.purpose].title} redirect="/nbmaistudio">
      <EmailLinkForm {...props} />
    </AccountFrame>
  );
}
