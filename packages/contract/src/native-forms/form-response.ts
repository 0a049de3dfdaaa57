import { cookieNames, writeCookie } from "../cookies.ts";
import { formValuesSeconds, writeFormValues } from "./form-values.ts";
import { type Form, type NativeForm, neverOnAPage } from "./native-forms.ts";

/** The endpoint's response: its headers except those about the body, and its body's error code. */
type ScriptResponse = { status: number; code?: unknown; headers: Headers };

/**
 * Builds the headers of the 303 response to a native form: its page, an error code, and the form values in a cookie
 * (never passwords). Returns null for a response without a redirect, which the product's own forms never cause.
 * @param form the submitted values, where they could be parsed
 * @param isSecure true if the site is served over TLS
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
