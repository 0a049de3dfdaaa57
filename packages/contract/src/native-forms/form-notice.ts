import { forgotCopy } from "../accounts/copy.ts";
import { emailChangeCopy, resetCopy } from "../accounts/form-copy.ts";
import { type ErrorCode, errors, isErrorCode } from "../errors.ts";
import { contactCopy, subscriptionCopy } from "../messages/copy.ts";
import { accountFormCopy, agencyCodeCopy } from "../settings/copy.ts";

/**
 * Messages by success key. A native form's response reaches a page without JavaScript through a 303 to a URL that
 * contains the success key (`?done=<key>`) or the error's code (`?error=<code>`). The URL never contains the message
 * itself, because a link could then inject any text.
 */
const doneMessages = {
  reset_sent: forgotCopy.sent,
  password_saved: resetCopy.succeeded,
  email_confirmed: emailChangeCopy.confirm.succeeded,
  email_kept: emailChangeCopy.cancel.succeeded,
  message_sent: contactCopy.thanks,
  subscribed: subscriptionCopy.thanks,
  account_saved: accountFormCopy.saved,
  agency_code_saved: agencyCodeCopy.saved,
  agency_code_updated: agencyCodeCopy.updated,
  agency_code_deleted: agencyCodeCopy.deleted,
} as const;

export type DoneKey = keyof typeof doneMessages;

export const doneKeys = Object.keys(doneMessages) as DoneKey[];

/** The fallback for an error without a fixed message: an unknown code, or one whose message needs values. */
const unknownError = { code: "unknown_error", message: "That didn’t work. Please try again." } as const;

/** The native forms that share the landing page, each with the id of its section. */
const landingSections = { contact: "contactus", subscription: "subscription" } as const;

export type LandingForm = keyof typeof landingSections;

/** The message that a page shows above its form, or next to the field that it belongs to. */
export type FormNotice =
  | { kind: "done"; text: string }
  | { kind: "error"; text: string; code: ErrorCode | typeof unknownError.code; field?: string };

type Parameters = Readonly<Record<string, string>>;

/** Returns the page's URL with a success key. */
export function doneAddress(page: string, key: DoneKey, kept: Parameters = {}): string {
  return `${page}?${new URLSearchParams({ done: key, ...kept })}`;
}

/** Returns the page's URL with an error code. A code without a fixed message becomes `unknown_error`. */
export function errorAddress(page: string, code: unknown, kept: Parameters = {}): string {
  const error = isErrorCode(code) && messageOf(code) !== null ? code : unknownError.code;
  return `${page}?${new URLSearchParams({ error, ...kept })}`;
}

/**
 * Returns the landing page's URL, scrolled to one of its forms. The form is in the query too: a fragment never reaches
 * the server.
 */
export const landingAddress = {
  done: (form: LandingForm, key: DoneKey) => `${doneAddress("/", key, { form })}#${landingSections[form]}`,
  error: (form: LandingForm, code: unknown) =>
    `${errorAddress("/", code, { form })}#${landingSections[form]}`,
};

/**
 * Returns the notice in a page's URL, or null if there is none or its key is unknown.
 * @param form on the landing page, the form to show the notice for; notices for other forms are ignored
 */
export function formNotice(address: URLSearchParams, form?: LandingForm): FormNotice | null {
  if (form !== undefined && address.get("form") !== form) return null;
  const done = address.get("done") ?? "";
  if (Object.hasOwn(doneMessages, done)) return { kind: "done", text: doneMessages[done as DoneKey] };
  const code = address.get("error");
  if (code === unknownError.code) return { kind: "error", code, text: unknownError.message };
  const text = isErrorCode(code) ? messageOf(code) : null;
  if (!isErrorCode(code) || text === null) return null;
  const error = errors[code];
  return { kind: "error", code, text, ...("field" in error && { field: error.field }) };
}

/** Returns null for a message that needs values. */
function messageOf(code: ErrorCode): string | null {
  const { message } = errors[code];
  return typeof message === "string" ? message : null;
}
