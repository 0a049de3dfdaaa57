import { isEmail } from "../../accounts/rules/email.ts";
import { errorOf } from "../../errors.ts";
import { textLength } from "../../limits.ts";

/** The account form's text fields, by wire name; an omitted field is unchanged. */
export type AccountForm = Partial<
  Record<"businessName" | "firstName" | "lastName" | "email" | "agencyCode", string | null>
>;

/**
 * Returns the first error in the account form. Names may be empty, because the form's required marks are only visual
 * and the browser checks nothing. If an email address is sent, it must be valid.
 */
export function checkAccount(form: AccountForm) {
  const { email } = form;
  if (typeof email === "string") {
    if (email.trim() === "") return errorOf("email_missing");
    if (!isEmail(email)) return errorOf("email_invalid");
  }
  for (const field of ["businessName", "firstName", "lastName"] as const) {
    if ((form[field] ?? "").trim().length > textLength.name) return errorOf("name_too_long", { field });
  }
  return (form.agencyCode ?? "").trim().length > textLength.agencyCode
    ? errorOf("agency_code_too_long", { field: "agencyCode" })
    : null;
}
