/** Lifetime in seconds of the cookie that stores a rejected native form's values. */
export const formValuesSeconds = 120;

/** Browsers drop a cookie over 4,096 bytes, including name and attributes. */
const mostBytes = 3800;

/** Fields that are restored after an error; never passwords or tokens. */
const keptFields = [
  // sign-up and log-in
  "email",
  "first_name",
  "last_name",
  "agency_name",
  "country",
  "user_role",
  // contact and subscription
  "full_name",
  "business_email",
  "company",
  "phone_number",
  "message",
  "email_id",
  // account settings, besides `email`
  "businessName",
  "firstName",
  "lastName",
  "companyType",
  "agencyCode",
  "receiveProjectUpdates",
  "receiveNewsletter",
] as const;

export type FormValues = Partial<Record<(typeof keptFields)[number], string>>;

/** Encodes the cookie's value for one page; empty if it would exceed the cookie's maximum size. */
export function writeFormValues(page: string, form: Readonly<Record<string, unknown>>): string {
  const values = keptFields.flatMap((field) => {
    const value = typeof form[field] === "boolean" ? String(form[field]) : form[field];
    return typeof value === "string" && value !== "" ? [[field, value]] : [];
  });
  const json = JSON.stringify([page, Object.fromEntries(values)]);
  // Checked before encoding, because a form may be as long as a request body and Base64 only makes it longer.
  if (json.length > mostBytes) return "";
  const bytes = new TextEncoder().encode(json);
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  const cookie = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return values.length === 0 || cookie.length > mostBytes ? "" : cookie;
}

/** Reads this page's form values from the cookie; empty if the cookie is unreadable or belongs to another page. */
export function readFormValues(page: string, cookie: string | null | undefined): FormValues {
  try {
    const text = atob((cookie ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const [from, values] = JSON.parse(new TextDecoder().decode(bytes)) as [unknown, Record<string, unknown>];
    if (from !== page) return {};
    const kept = keptFields.filter((field) => typeof values[field] === "string");
    return Object.fromEntries(kept.map((field) => [field, values[field]]));
  } catch {
    return {};
  }
}
