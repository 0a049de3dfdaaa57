import { expect, test } from "vitest";

import { logInCopy } from "../accounts/copy.ts";
import { errorCopy } from "../errors.ts";
import { formAddress } from "./form-answer.ts";
import { nativeFormAnswer } from "./native-form-answer.ts";
import { nativeForms } from "./native-forms.ts";

const logIn = nativeForms.accounts!["login"]!;
const typed = { email: "a@b.example", password: "secret" };
const answerTo = (status: number, message: string, isSecure = false) =>
  nativeFormAnswer(
    { status, message, headers: new Headers({ "Set-Cookie": "a=b", "Retry-After": "9" }) },
    logIn,
    typed,
    isSecure,
  );

test.each([
  [400, errorCopy.malformed],
  [401, logInCopy.wrongCredentials],
  [500, errorCopy.crashed],
  [503, errorCopy.unavailable],
])("a %i goes to the page with its words, the answer's cookies and what was typed", (status, words) => {
  const headers = answerTo(status, words);
  expect(headers?.get("Location")).toBe(formAddress("/client/login", words));
  expect(headers?.getSetCookie()).toEqual([
    "a=b",
    expect.stringMatching(/^form_values=[\w-]+; .*Max-Age=[1-9]/),
  ]);
  expect(headers?.has("Retry-After")).toBe(false);
});

test.each([403, 413, 415])("a %i stays as it is", (status) => {
  expect(answerTo(status, errorCopy.contentType)).toBeNull();
});

test("what was typed is forgotten once it is done", () => {
  const headers = answerTo(200, logInCopy.succeeded, true);
  expect(headers?.get("Location")).toBe("/nbmaistudio");
  expect(headers?.getSetCookie()[1]).toMatch(/^form_values=; .*Max-Age=0; .*; Secure$/);
});
