import { expect, test } from "vitest";

import { endpoints } from "../endpoints/all.ts";
import { nativeForms, socialErrorAddress, socialSignUp } from "./native-forms.ts";

test("defines redirects for exactly the endpoints that accept native forms", () => {
  const taking = Object.entries(endpoints).flatMap(([area, routes]) =>
    Object.entries<{ responses: object }>(routes)
      .filter(([, { responses }]) => "303" in responses)
      .map(([name]) => `${area}.${name}`),
  );
  const led = Object.entries(nativeForms).flatMap(([area, forms]) =>
    Object.keys(forms).map((name) => `${area}.${name}`),
  );
  // Log-out is a link, not a form.
  expect(led.toSorted()).toEqual(taking.filter((name) => name !== "accounts.logout").toSorted());
});

test("offers a new link when the reset link has expired, and keeps the token on other errors", () => {
  const { error } = nativeForms.accounts!["reset"]!;
  expect(error("reset_link_expired", { token: "t" })).toBe("/client/forgot?error=reset_link_expired");
  expect(error("password_missing", { token: "t" })).toContain("token=t");
});

test("omits an overlong token or return path", () => {
  const { error } = nativeForms.accounts!["reset"]!;
  const form = { token: "x".repeat(100_000), redirect: `/${"é".repeat(1999)}` };
  expect(error("password_missing", form)).toBe("/client/reset?error=password_missing&token=");
});

test("keeps a provider sign-up after an error, until the provider's verification expires", () => {
  const { error } = nativeForms.accounts!["register"]!;
  const form = { provider: "google", redirect: "/account-settings" };
  const country = error("country_missing", form);
  expect(country).toBe("/client/signup?error=country_missing&provider=google&redirect=%2Faccount-settings");
  expect(error("country_missing", { provider: "evil" })).toBe("/client/signup?error=country_missing");
  expect(error("social_log_in_expired", form)).toBe(
    socialErrorAddress("social_log_in_expired", form.redirect),
  );
});

test("builds the log-in error and sign-up URLs for a social log-in, and drops a sign-up return path to another site", () => {
  expect(socialErrorAddress("social_provider_down", "/nbmaistudio")).toBe(
    "/client/login?error=social_provider_down&redirect=%2Fnbmaistudio",
  );
  expect(socialSignUp("linkedin", "/account-settings")).toBe(
    "/client/signup?provider=linkedin&redirect=%2Faccount-settings",
  );
  expect(socialSignUp("linkedin", "//evil.example")).toBe("/client/signup?provider=linkedin");
});
