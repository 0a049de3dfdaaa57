import { expect, test } from "vitest";

import { endpoints } from "../endpoints/all.ts";
import { resetWords } from "../words/accounts.ts";
import { refusalWords } from "../words/refusals.ts";
import { nativeForms } from "./native-forms.ts";

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
  expect(refused(401, resetWords.linkOver, { token: "t" })).toBe("/client/forgot?message=linkOver");
  expect(refused(422, "x", { token: "t" })).toContain("token=t");
});

test("settings without a session lead to the log-in and back", () => {
  const { refused } = nativeForms.settings!["saveAccount"]!;
  expect(refused(401, refusalWords.loggedOut, {})).toBe(
    "/client/login?message=loggedOut&redirect=%2Faccount-settings",
  );
});
