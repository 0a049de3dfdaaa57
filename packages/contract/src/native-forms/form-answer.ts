import {
  forgotCopy,
  logInCopy,
  resetCopy,
  signUpErrorCopy,
  signUpCopy,
  socialLogInCopy,
} from "../accounts/copy.ts";
import { errorCopy, tooOftenCopy } from "../errors.ts";
import { contactErrorCopy, contactCopy, subscriptionCopy } from "../messages/copy.ts";
import { accountFormCopy, agencyCodeCopy } from "../settings/copy.ts";

/**
 * How the words of an answer reach a page without JavaScript: a native form is answered with 303 to its page, whose
 * address names the words (`?message=<key>`; never the words themselves, or anyone could put theirs there).
 */
const refused = {
  ...signUpErrorCopy,
  ...contactErrorCopy,
  incomplete: logInCopy.incomplete,
  wrongCredentials: logInCopy.wrongCredentials,
  tooManyLogIns: tooOftenCopy.logIn,
  emailTaken: signUpCopy.emailTaken,
  tooManyAccounts: tooOftenCopy.register,
  socialCancelled: socialLogInCopy.cancelled,
  socialUnverified: socialLogInCopy.unverified,
  socialOver: socialLogInCopy.over,
  socialDown: socialLogInCopy.down,
  socialFailed: socialLogInCopy.failed,
  linkOver: resetCopy.linkOver,
  tooManyResets: tooOftenCopy.reset,
  tooManyMessages: tooOftenCopy.contact,
  tooManySubscriptions: tooOftenCopy.subscription,
  emailInUse: accountFormCopy.emailTaken,
  agencyCodeLong: agencyCodeCopy.long,
  loggedOut: errorCopy.loggedOut,
  tooOften: tooOftenCopy.any,
  malformed: errorCopy.malformed,
  tooLarge: errorCopy.tooLarge,
  unavailable: errorCopy.unavailable,
  crashed: errorCopy.crashed,
} as const;

const done = {
  resetSent: forgotCopy.sent,
  passwordSaved: resetCopy.succeeded,
  messageSent: contactCopy.thanks,
  subscribed: subscriptionCopy.thanks,
  accountSaved: accountFormCopy.saved,
} as const;

/** The native forms that share the landing page, each with the id of its section. */
const landingSections = { contact: "contactus", subscription: "subscription" } as const;

export type LandingForm = keyof typeof landingSections;

/** What a page shows above its form. */
export type FormNotice = { kind: "done" | "refused"; words: string };

/** The page's address with the key of these words; words without a key are told as a request that can't be read. */
export function formAddress(
  page: string,
  words: string,
  keep: Readonly<Record<string, string>> = {},
): string {
  const known = [...Object.entries(done), ...Object.entries(refused)].find(([, text]) => text === words);
  return `${page}?${new URLSearchParams({ message: known?.[0] ?? "malformed", ...keep })}`;
}

/** The landing page at one of its forms. The form stands in the query too: an anchor never reaches the server. */
export function landingFormAddress(form: LandingForm, words: string): string {
  return `${formAddress("/", words, { form })}#${landingSections[form]}`;
}

/**
 * The words that a page's address names, or null for none and for a key that is unknown.
 * @param form on the landing page, the form that asks: words for another one are not its own
 */
export function formNotice(address: URLSearchParams, form?: LandingForm): FormNotice | null {
  if (form !== undefined && address.get("form") !== form) return null;
  const key = address.get("message") ?? "";
  for (const [kind, texts] of [["done", done] as const, ["refused", refused] as const]) {
    if (Object.hasOwn(texts, key)) return { kind, words: (texts as Record<string, string>)[key] ?? "" };
  }
  return null;
}

export const formValuesSeconds = 120;

/** Browsers drop a cookie over 4,096 bytes, name and attributes included. */
const mostBytes = 3800;

/** The fields worth giving back: passwords and tokens are never among them. */
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
  // account settings, beside `email`
  "businessName",
  "firstName",
  "lastName",
  "companyType",
  "agencyCode",
] as const;

export type FormValues = Partial<Record<(typeof keptFields)[number], string>>;

/** The cookie's value, good for one page; empty when there is too much to keep. */
export function writeFormValues(page: string, form: Readonly<Record<string, unknown>>): string {
  const values = keptFields.flatMap((field) => {
    const value = form[field];
    return typeof value === "string" && value !== "" ? [[field, value]] : [];
  });
  const bytes = new TextEncoder().encode(JSON.stringify([page, Object.fromEntries(values)]));
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  const cookie = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return values.length === 0 || cookie.length > mostBytes ? "" : cookie;
}

/** What was typed on this page, from the cookie's value; empty for another page's and for anything unreadable. */
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
