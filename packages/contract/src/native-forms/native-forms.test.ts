import { expect, test } from "vitest";

import { resetCopy, signUpErrorCopy, socialLogInCopy } from "../accounts/copy.ts";
import { endpoints } from "../endpoints/all.ts";
import { errorCopy } from "../errors.ts";
import { nativeForms, socialLogInRefused, socialSignUp } from "./native-forms.ts";

test("every endpoint that takes a form-encoded body has a page to go to, and no other", () => {
  const taking = Object.entries(endpoints).flatMap(([area, routes]) =>
    Object.entries<{ responses: object }>(routes)
      .filter(([, { responses }]) => "303" in responses)
      .map(([name]) => `${area}.${name}`),
  );
  const led = Object.entries(nativeForms).flatMap(([area, forms]) =>
    Object.keys(forms).map((name) => `${area}.${name}`),
  );
  // A log-out is a link, not a form.
  expect(led.toSorted()).toEqual(taking.filter((name) => name !== "accounts.logout").toSorted());
});

test("a log-in leads back to where it was asked for, within the site", () => {
  const { done, refused } = nativeForms.accounts!["login"]!;
  expect(done({ redirect: "/account-settings" })).toBe("/account-settings");
  expect(done({ redirect: "//evil.example" })).toBe("/nbmaistudio");
  expect(refused(401, "x", { redirect: "/account-settings" })).toContain("redirect=%2Faccount-settings");
  expect(refused(401, "x", { redirect: "//evil.example" })).not.toContain("redirect");
});

test("a reset link that is over leads to a new one, anything else keeps the token", () => {
  const { refused } = nativeForms.accounts!["reset"]!;
  expect(refused(401, resetCopy.linkOver, { token: "t" })).toBe("/client/forgot?message=linkOver");
  expect(refused(422, "x", { token: "t" })).toContain("token=t");
});

test("whoever forgot their password comes back to where they asked, by way of the log-in", () => {
  const { forgot, reset } = nativeForms.accounts!;
  const form = { redirect: "/nbmaistudio?tab=own", token: "t" };
  const addresses = [
    forgot!.done(form),
    forgot!.refused(422, signUpErrorCopy.email, form),
    reset!.done(form),
    reset!.refused(401, resetCopy.linkOver, form),
    reset!.refused(422, signUpErrorCopy.passwordShort, form),
  ];
  for (const address of addresses) {
    const { searchParams } = new URL(address, "http://localhost");
    expect([address, searchParams.get("redirect")]).toEqual([address, form.redirect]);
  }
  expect(forgot!.done({ redirect: "//evil.example" })).toBe("/client/forgot?message=resetSent");
});

test("settings without a session lead to the log-in and back", () => {
  const { refused } = nativeForms.settings!["saveAccount"]!;
  expect(refused(401, errorCopy.loggedOut, {})).toBe(
    "/client/login?message=loggedOut&redirect=%2Faccount-settings",
  );
});

test("who comes from a provider stays so through a refusal, until it vouches no more", () => {
  const { refused } = nativeForms.accounts!["register"]!;
  const form = { provider: "google", redirect: "/account-settings" };
  const country = refused(422, signUpErrorCopy.country, form);
  expect(country).toBe("/client/signup?message=country&provider=google&redirect=%2Faccount-settings");
  expect(refused(422, signUpErrorCopy.country, { provider: "evil" })).toBe("/client/signup?message=country");
  expect(refused(422, socialLogInCopy.over, form)).toBe(
    socialLogInRefused(socialLogInCopy.over, form.redirect),
  );
});

test("a social log-in leads to the log-in page with words, or to sign-up, and back within the site", () => {
  for (const words of Object.values(socialLogInCopy))
    expect(socialLogInRefused(words, "/nbmaistudio")).toMatch(
      /^\/client\/login\?message=social\w+&redirect=%2Fnbmaistudio$/,
    );
  expect(socialSignUp("linkedin", "/account-settings")).toBe(
    "/client/signup?provider=linkedin&redirect=%2Faccount-settings",
  );
  expect(socialSignUp("linkedin", "//evil.example")).toBe("/client/signup?provider=linkedin");
});
