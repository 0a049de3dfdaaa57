import { signUpErrorCopy } from "../../accounts/copy.ts";
import { isEmail } from "../../accounts/rules/email.ts";
import { textLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { contactErrorCopy as words } from "../copy.ts";

/** A contact message, named as it is sent. */
export type ContactForm = {
  full_name: string;
  business_email: string;
  company?: string | null;
  phone_number?: string | null;
  message?: string | null;
};

export type ContactField = keyof ContactForm;

/** Full name and business email are required (spec section 5); the rest only has a longest length. */
export function checkContact(form: ContactForm): Refusal<ContactField> | null {
  if (form.full_name.trim() === "") return { field: "full_name", message: words.fullName };
  if (form.business_email.trim() === "") return { field: "business_email", message: words.businessEmail };
  if (!isEmail(form.business_email)) {
    return { field: "business_email", message: signUpErrorCopy.emailShape };
  }
  const bounds = [
    ["full_name", textLength.name, words.fullNameLong],
    ["company", textLength.name, words.companyLong],
    ["phone_number", textLength.phone, words.phoneLong],
    ["message", textLength.contactMessage, words.messageLong],
  ] as const;
  const over = bounds.find(([field, most]) => (form[field] ?? "").trim().length > most);
  return over ? { field: over[0], message: over[2] } : null;
}
