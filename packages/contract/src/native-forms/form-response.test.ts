import { expect, test } from "vitest";

import { errorAddress } from "./form-notice.ts";
import { formResponseHeaders } from "./form-response.ts";
import { nativeForms } from "./native-forms.ts";

const logIn = nativeForms.accounts!["login"]!;
const typed = { email: "a@b.example", password: "secret" };
const headersOf = (status: number, code?: string, isSecure = false) =>
  formResponseHeaders(
    { status, code, headers: new Headers({ "Set-Cookie": "a=b", "Retry-After": "9" }) },
    logIn,
    typed,
    isSecure,
  );

test.each([
  [400, "malformed_request"],
  [401, "wrong_credentials"],
  [500, "internal_error"],
  [503, "service_unavailable"],
])("redirects a %i to the page with its code, the response's cookies and the form values", (status, code) => {
  const headers = headersOf(status, code);
  expect(headers?.get("Location")).toBe(errorAddress("/client/login", code));
  expect(headers?.getSetCookie()).toEqual([
    "a=b",
    expect.stringMatching(/^form_values=[\w-]+; .*Max-Age=[1-9]/),
  ]);
  expect(headers?.has("Retry-After")).toBe(false);
});

test.each([403, 413, 415])("leaves a %i unchanged", (status) => {
  expect(headersOf(status, "unsupported_content_type")).toBeNull();
});

test("clears the form values after success", () => {
  const headers = headersOf(200, undefined, true);
  expect(headers?.get("Location")).toBe("/nbmaistudio");
  expect(headers?.getSetCookie()[1]).toMatch(/^form_values=; .*Max-Age=0; .*; Secure$/);
});
