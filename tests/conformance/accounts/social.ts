import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import type { ErrorCode } from "@earshot/contract/errors.ts";
import { errorAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import { describe, expect, test } from "vitest";

import { created, sample, titlesOf } from "../campaigns/calls.ts";
import { logOut, newEmail, signUp, signUpForm, currentUser } from "../clients.ts";
import { expectError } from "../error-response.ts";
import { newGuest } from "../guests.ts";
import type { Person } from "../person.ts";
import type { ProviderOutcome, Server } from "../server.ts";

/** The log-in page's URL with this error. */
const rejectedAt = (code: ErrorCode, redirect = "/nbmaistudio") =>
  errorAddress("/client/login", code, { redirect });

async function goTo(person: Person, address: string): Promise<string> {
  const { status, headers } = await person.fetch("GET", address);
  expect(status).toBe(302);
  return headers.get("Location") ?? "";
}

export function socialTests(newPerson: () => Person, server: () => Server) {
  /** Completes a social log-in and returns its redirect. */
  async function logInWith(provider: string, person: Person, does: ProviderOutcome, redirect = "") {
    const query = redirect && `?redirect=${encodeURIComponent(redirect)}`;
    const page = await goTo(person, `/client/${provider}${query}`);
    return goTo(person, server().atProvider(page, does));
  }

  test("lists the configured social log-ins in the session", async () => {
    const { body } = await newPerson().fetch("GET", "/api/session");
    expect(body).toMatchObject({ providers: socialProviders });
  });

  describe.each(socialProviders)("%s", (provider) => {
    test("logs in to the account with the same email, and redirects back", async () => {
      const person = newPerson();
      const { email } = await signUp(person);
      await logOut(person);
      expect(await logInWith(provider, person, { email }, "/account-settings?tab=1")).toBe(
        "/account-settings?tab=1",
      );
      expect(await currentUser(person)).toMatchObject({ email });
    });

    test("asks a new user for a country and role first, but not for a password", async () => {
      const person = newPerson();
      const email = newEmail();
      const page = `/client/signup?provider=${provider}&redirect=%2Faccount-settings`;
      expect(await logInWith(provider, person, { email }, "/account-settings")).toBe(page);
      expect(await currentUser(person)).toBeNull();
      const json = signUpForm({ email, password: "", confirm_password: "", provider, user_role: "agency" });
      await expectError(
        person.fetch("POST", "/client/api/register", { json: { ...json, country: "" } }),
        "country_missing",
      );
      expect(await person.fetch("POST", "/client/api/register", { json })).toMatchObject({
        status: 200,
        body: { message: signUpCopy.succeeded },
      });
      expect(await currentUser(person)).toMatchObject({ email, companyType: "agency" });
      await logOut(person);
      expect(await logInWith(provider, person, { email })).toBe("/nbmaistudio");
      expect(await currentUser(person)).toMatchObject({ email });
    });

    test("migrates guest data at log-in and sign-up", async () => {
      const { email } = await signUp(newPerson());
      const known = newGuest(newPerson);
      await created(known, sample);
      await logInWith(provider, known, { email });
      expect(await titlesOf(known)).toEqual([sample.title]);

      const stranger = newGuest(newPerson);
      await created(stranger, sample);
      const json = signUpForm({ email: newEmail(), password: "", provider });
      await logInWith(provider, stranger, { email: json.email });
      expect((await stranger.fetch("POST", "/client/api/register", { json })).status).toBe(200);
      expect(await titlesOf(stranger)).toEqual([sample.title]);
    });

    test("rejects a cancelled log-in and an unverified email", async () => {
      const person = newPerson();
      const { email } = await signUp(person);
      await logOut(person);
      expect(await logInWith(provider, person, "no", "/account-settings")).toBe(
        rejectedAt("social_log_in_cancelled", "/account-settings"),
      );
      expect(await logInWith(provider, person, { email, isVerified: false })).toBe(
        rejectedAt("social_email_unverified"),
      );
      expect(await currentUser(person)).toBeNull();
    });
  });

  test("ignores a return path outside the site", async () => {
    const person = newPerson();
    const { email } = await signUp(person);
    await logOut(person);
    expect(await logInWith("google", person, { email }, "//evil.example")).toBe("/nbmaistudio");
  });

  test("rejects a duplicate redirect parameter", async () => {
    expect((await newPerson().fetch("GET", "/client/google?redirect=/a&redirect=/b")).status).toBe(400);
  });

  test("rejects a callback that is unknown, from another browser, or already used", async () => {
    const { email } = await signUp(newPerson());
    const person = newPerson();
    expect(await goTo(person, "/api/auth/callback/google?code=1&state=2")).toBe(
      rejectedAt("social_log_in_expired"),
    );
    const back = server().atProvider(await goTo(person, "/client/google"), { email });
    expect(await goTo(newPerson(), back)).toBe(rejectedAt("social_log_in_expired"));
    expect(await goTo(person, back)).toBe("/nbmaistudio");
    expect(await goTo(person, back)).toBe(rejectedAt("social_log_in_expired"));
  });

  test("rejects sign-up with a provider that did not verify the email", async () => {
    const json = signUpForm({ password: "", confirm_password: "", provider: "google" });
    await expectError(newPerson().fetch("POST", "/client/api/register", { json }), "social_log_in_expired");
  });
}
