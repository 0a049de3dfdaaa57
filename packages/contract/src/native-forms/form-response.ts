import { cookieNames, writeCookie } from "../cookies.ts";
import { formValuesSeconds, writeFormValues } from "./form-values.ts";
import { type Form, type NativeForm, neverOnAPage } from "./native-forms.ts";

/** The response that a script would get: its headers besides those of the body, and the body's error code. */
type ScriptResponse = { status: number; code?: unknown; headers: Headers };

/**
 * Headers of the 303 that answers a native form: to its page, with an error's code, and in a cookie what was typed (never
 * passwords). Null for a response that stays as it is, as its sender is no form of ours.
 * @param form what was typed, as far as it could be read
 * @param isSecure whether the site is reached by TLS
 */
export function formResponseHeaders(
  { status, code, headers }: ScriptResponse,
  { page, done, error }: NativeForm,
  form: Form,
  isSecure: boolean,
): Headers | null {
  if (neverOnAPage.includes(status)) return null;
  const all = new Headers(headers);
  all.delete("Retry-After");
  const isDone = status < 400;
  all.set("Location", isDone ? done(form) : error(code, form));
  const typed = isDone ? "" : writeFormValues(page, form);
  all.append(
    "Set-Cookie",
    writeCookie(cookieNames.formValues, typed || null, {
      maxAge: formValuesSeconds,
      httpOnly: true,
      secure: isSecure,
    }),
  );
  return all;
}
