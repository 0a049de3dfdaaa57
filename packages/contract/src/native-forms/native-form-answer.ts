import { formValuesCookie, formValuesSeconds, writeFormValues } from "./form-answer.ts";
import { type Form, type NativeForm, neverOnAPage } from "./native-forms.ts";

/** What a script would get: the headers besides those of the body, and the words of the body. */
type Answer = { status: number; message: string; headers: Headers };

/**
 * The headers of the 303 that answers a native form: to its page, with the words of a refusal, and in a cookie what was
 * typed (never passwords). Null for a refusal that stays as it is, as its sender is no form of ours.
 * @param form what was typed, as far as it could be read
 * @param isSecure whether the site is reached by TLS
 */
export function nativeFormAnswer(
  { status, message, headers }: Answer,
  { page, done, refused }: NativeForm,
  form: Form,
  isSecure: boolean,
): Headers | null {
  if (neverOnAPage.includes(status)) return null;
  const all = new Headers(headers);
  all.delete("Retry-After");
  const isDone = status < 400;
  all.set("Location", isDone ? done(form) : refused(status, message, form));
  const typed = isDone ? "" : writeFormValues(page, form);
  const age = typed === "" ? 0 : formValuesSeconds;
  const secure = isSecure ? "; Secure" : "";
  all.append(
    "Set-Cookie",
    `${formValuesCookie}=${typed}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  );
  return all;
}
