import { expect, test } from "vitest";

import { errors } from "../errors.ts";
import { contactCopy } from "../messages/copy.ts";
import { errorAddress, formNotice, landingAddress } from "./form-notice.ts";

const searchOf = (address: string) => new URL(address, "http://localhost").searchParams;

test("puts only an error's code in the URL, and looks up its message and field", () => {
  const address = errorAddress("/client/login", "wrong_credentials", { redirect: "/account-settings" });
  expect(address).toBe("/client/login?error=wrong_credentials&redirect=%2Faccount-settings");
  const text = errors.wrong_credentials.message;
  expect(formNotice(searchOf(address))).toEqual({ kind: "error", code: "wrong_credentials", text });
  expect(formNotice(searchOf(errorAddress("/client/signup", "email_taken")))).toEqual({
    kind: "error",
    code: "email_taken",
    field: "email",
    text: errors.email_taken.message,
  });
});

test.each(["their_own_code", "toString", "invalid_field", undefined, 7, "<b>Send money</b>"])(
  "shows the fallback message for an unknown code: %s",
  (code) => {
    const address = errorAddress("/client/login", code);
    expect(address).toBe("/client/login?error=unknown_error");
    expect(formNotice(searchOf(address))).toMatchObject({ kind: "error", code: "unknown_error" });
  },
);

test("shows a landing page notice only on the form it belongs to", () => {
  const address = landingAddress.done("contact", "message_sent");
  expect(address).toBe("/?done=message_sent&form=contact#contactus");
  expect(formNotice(searchOf(address), "contact")).toEqual({ kind: "done", text: contactCopy.thanks });
  expect(formNotice(searchOf(address), "subscription")).toBeNull();
});

test.each([
  "/client/login",
  "/client/login?error=Send+money",
  "/client/login?error=constructor",
  "/client/login?error=invalid_field",
  "/client/login?done=constructor",
])("returns null for the URL %s", (address) => {
  expect(formNotice(searchOf(address))).toBeNull();
});
