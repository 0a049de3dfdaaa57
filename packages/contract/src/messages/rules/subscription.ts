import { signUpErrorCopy as words } from "../../accounts/copy.ts";
import { isEmail } from "../../accounts/rules/email.ts";
import type { Refusal } from "../../rule-error.ts";

/** The newsletter's one field: in the browser its own checks come first (spec section 5). */
export function checkSubscription(form: { email_id: string }): Refusal<"email_id"> | null {
  if (form.email_id.trim() === "") return { field: "email_id", message: words.email };
  return isEmail(form.email_id) ? null : { field: "email_id", message: words.emailShape };
}
