import { describe, expect, test } from "vitest";

import { forgotCopy, logInCopy, signUpErrorCopy } from "../accounts/copy.ts";
import { tooOftenCopy } from "../errors.ts";
import { contactErrorCopy, contactCopy, subscriptionCopy } from "../messages/copy.ts";
import { accountFormCopy } from "../settings/copy.ts";
import {
  formAddress,
  formNotice,
  landingFormAddress,
  readFormValues,
  writeFormValues,
} from "./form-answer.ts";

function noticeAt(address: string) {
  return formNotice(new URL(address, "http://localhost").searchParams);
}

describe("the words of a form's answer", () => {
  test("travel as a key, and come back as words", () => {
    const address = formAddress("/client/login", logInCopy.wrongCredentials, {
      redirect: "/account-settings",
    });
    expect(address).toBe("/client/login?message=wrongCredentials&redirect=%2Faccount-settings");
    expect(noticeAt(address)).toEqual({ kind: "refused", words: logInCopy.wrongCredentials });
    expect(noticeAt(formAddress("/client/forgot", forgotCopy.sent))).toEqual({
      kind: "done",
      words: forgotCopy.sent,
    });
  });

  test.each(Object.values(signUpErrorCopy))("every rule of sign-up has a key: %s", (words) => {
    expect(noticeAt(formAddress("/client/signup", words))).toEqual({ kind: "refused", words });
  });

  test.each([
    ...Object.values(contactErrorCopy),
    signUpErrorCopy.emailShape,
    tooOftenCopy.contact,
    tooOftenCopy.subscription,
  ])("every refusal of the landing page's forms has a key: %s", (words) => {
    expect(noticeAt(landingFormAddress("contact", words))).toEqual({ kind: "refused", words });
  });

  test("on the landing page, belong to one of its forms", () => {
    const address = landingFormAddress("contact", contactCopy.thanks);
    expect(address).toBe("/?message=messageSent&form=contact#contactus");
    const { searchParams } = new URL(address, "http://localhost");
    expect(formNotice(searchParams, "contact")).toEqual({ kind: "done", words: contactCopy.thanks });
    expect(formNotice(searchParams, "subscription")).toBeNull();
    expect(landingFormAddress("subscription", subscriptionCopy.thanks)).toMatch(/#subscription$/);
  });

  test("of account settings lead back to its page", () => {
    const address = formAddress("/account-settings", accountFormCopy.saved);
    expect(address).toBe("/account-settings?message=accountSaved");
    expect(noticeAt(formAddress("/account-settings", accountFormCopy.emailTaken))).toEqual({
      kind: "refused",
      words: accountFormCopy.emailTaken,
    });
  });

  test.each(["/client/login", "/client/login?message=Send+money", "/client/login?message=constructor"])(
    "%s shows nothing",
    (address) => expect(noticeAt(address)).toBeNull(),
  );

  test("words without a key are never put into the address", () => {
    expect(formAddress("/client/login", "<b>“x” is missing</b>")).toBe("/client/login?message=malformed");
  });
});

describe("what was typed", () => {
  const page = "/client/signup";

  test("comes back literally, on its own page alone", () => {
    const typed = { first_name: "Zoë 🎧 <b>", email: "zoe@example.com" };
    const cookie = writeFormValues(page, typed);
    expect(cookie).toMatch(/^[\w-]+$/);
    expect(readFormValues(page, cookie)).toEqual(typed);
    expect(readFormValues("/client/login", cookie)).toEqual({});
  });

  test("never holds a password or a token", () => {
    const cookie = writeFormValues(page, { email: "a@b.co", password: "s3cret!", token: "t0ken" });
    expect(readFormValues(page, cookie)).toEqual({ email: "a@b.co" });
    expect(atob(cookie.replaceAll("-", "+").replaceAll("_", "/"))).not.toMatch(/s3cret|t0ken/);
  });

  test("is left out when it would not fit into a cookie", () => {
    expect(writeFormValues(page, { first_name: "x".repeat(3000) })).toBe("");
    expect(writeFormValues(page, {})).toBe("");
  });

  test.each(["", "%%%", "bnVsbA", "WzEsMl0", undefined])(
    "an unreadable cookie counts as none: %s",
    (cookie) => {
      expect(readFormValues(page, cookie)).toEqual({});
    },
  );
});
