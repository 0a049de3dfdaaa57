import { isEmail } from "../../accounts/rules/email.ts";
import { errorOf } from "../../errors.ts";

/** Checks the newsletter's only field; in the browser, its native validation runs first. */
export function checkSubscription(form: { email_id: string }) {
  if (form.email_id.trim() === "") return errorOf("email_missing", { field: "email_id" });
  return isEmail(form.email_id) ? null : errorOf("email_invalid", { field: "email_id" });
}
