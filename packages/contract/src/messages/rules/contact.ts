import { isEmail } from "../../accounts/rules/email.ts";
import { errorFrom } from "../../error-from.ts";
import { landingErrors } from "../../landing/errors.ts";
import { textLength } from "../../limits.ts";

const errorOf = errorFrom(landingErrors);

/** A contact message's fields, with their wire names. */
export type ContactForm = {
  full_name: string;
  business_email: string;
  company?: string | null;
  phone_number?: string | null;
  message?: string | null;
};

/** Full name and business email are required; the other fields only have a maximum length. */
export function checkContact(form: ContactForm) {
  if (form.full_name.trim() === "") return errorOf("full_name_missing");
  if (form.business_email.trim() === "") return errorOf("business_email_missing");
  if (!isEmail(form.business_email)) {
    return errorOf("email_invalid", { field: "business_email" });
  }
  const bounds = [
    ["full_name", textLength.name, "full_name_too_long"],
    ["company", textLength.name, "company_too_long"],
    ["phone_number", textLength.phone, "phone_number_too_long"],
    ["message", textLength.contactMessage, "contact_message_too_long"],
  ] as const;
  const [, , code] = bounds.find(([field, most]) => (form[field] ?? "").trim().length > most) ?? [];
  return code ? errorOf(code) : null;
}
