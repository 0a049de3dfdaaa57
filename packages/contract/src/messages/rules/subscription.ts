import { isEmail } from "../../accounts/rules/email.ts";
import { errorFrom } from "../../error-from.ts";
import { landingErrors } from "../../landing/errors.ts";

const errorOf = errorFrom(landingErrors);

/** Checks the newsletter's only field; in the browser, native validation runs first. */
export function checkSubscription(form: { email_id: string }) {
  if (form.email_id.trim() === "") return errorOf("email_missing", { field: "email_id" });
  return isEmail(form.email_id) ? null : errorOf("email_invalid", { field: "email_id" });
}
