import { signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { type ErrorCode } from "@earshot/contract/errors.ts";
import { errorAddress } from "@earshot/contract/native-forms/form-notice.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import { describe, expect, test } from "vitest";

import { created, sample, titlesOf } from "../campaigns/calls.ts";
import { logOut, newEmail, signUp, signUpForm, whoAmI } from "../clients.ts";
import { errorResponse } from "../error-response.ts";
import { newGuest } from "../guests.ts";
import type { Person } from "../person.ts";
import type { AtProvider, Server } from "../server.ts";

/** Log-in page with this error. */
const refused = (code: ErrorCode, redirect = "/nbmaistudio") =>
  errorAddress("/client/login", code, { redirect });

async function goTo(person: Person, address: string): Promise<string> {
  const { status, headers } = await person.ask("GET", address);
  expect(status).toBe(302);
  return headers.get("Location") ?? "";
}

export function socialTests(people: () => Person, server: () => Server) {
  /** Completes a social log-in and returns its redirect. */
  async function comeFrom(provider: string, person: Person, does: AtProvider, redirect = "") {
    const query = redirect && `?redirect=${encodeURIComponent(redirect)}`;
    const page = await goTo(person, `/client/${provider}${query}`);
    return goTo(person, server().atProvider(page, does));
  }

  test("lists the configured social log-ins in the session", async () => {
    const { body } = await people().ask("GET", "/api/session");
    expect(body).toMatchObject({ providers: socialProviders });
  });

  describe.each(socialProviders)("%s", (provider) => {
    test("logs in the client with the same e-mail, and redirects back", async () => {
      const person = people();
      const { email } = await signUp(person);
      await logOut(person);
      expect(await comeFrom(provider, person, { email }, "/account-settings?tab=1")).toBe(
        "/account-settings?tab=1",
      );
      expect(await whoAmI(person)).toMatchObject({ email });
    });

    test("asks a new person for country and role first, and for no password", async () => {
      const person = people();
      const email = newEmail();
      const page = `/client/signup?provider=${provider}&redirect=%2Faccount-settings`;
      expect(await comeFrom(provider, person, { email }, "/account-settings")).toBe(page);
      expect(await whoAmI(person)).toBeNull();
      const json = signUpForm({ email, password: "", confirm_password: "", provider, user_role: "agency" });
      expect(
        await person.ask("POST", "/client/api/register", { json: { ...json, country: "" } }),
      ).toMatchObject(errorResponse("country_missing"));
      expect(await person.ask("POST", "/client/api/register", { json })).toMatchObject({
        status: 200,
        body: { message: signUpCopy.succeeded },
      });
      expect(await whoAmI(person)).toMatchObject({ email, companyType: "agency" });
      await logOut(person);
      expect(await comeFrom(provider, person, { email })).toBe("/nbmaistudio");
      expect(await whoAmI(person)).toMatchObject({ email });
    });

    test("migrates guest data at log-in and sign-up", async () => {
      const { email } = await signUp(people());
      const known = newGuest(people);
      await created(known, sample);
      await comeFrom(provider, known, { email });
      expect(await titlesOf(known)).toEqual([sample.title]);

      const stranger = newGuest(people);
      await created(stranger, sample);
      const json = signUpForm({ email: newEmail(), password: "", provider });
      await comeFrom(provider, stranger, { email: json.email });
      expect((await stranger.ask("POST", "/client/api/register", { json })).status).toBe(200);
      expect(await titlesOf(stranger)).toEqual([sample.title]);
    });

    test("rejects a cancelled log-in and an unverified e-mail", async () => {
      const person = people();
      const { email } = await signUp(person);
      await logOut(person);
      expect(await comeFrom(provider, person, "no", "/account-settings")).toBe(
        refused("social_log_in_cancelled", "/account-settings"),
      );
      expect(await comeFrom(provider, person, { email, isVerified: false })).toBe(
        refused("social_email_unverified"),
      );
      expect(await whoAmI(person)).toBeNull();
    });
  });

  test("ignores a return path outside the site", async () => {
    const person = people();
    const { email } = await signUp(person);
    await logOut(person);
    expect(await comeFrom("google", person, { email }, "//evil.example")).toBe("/nbmaistudio");
  });

  test("rejects a duplicate redirect parameter", async () => {
    expect((await people().ask("GET", "/client/google?redirect=/a&redirect=/b")).status).toBe(400);
  });

  test("rejects a callback that is unknown, from another browser, or used", async () => {
    const { email } = await signUp(people());
    const person = people();
    expect(await goTo(person, "/api/auth/callback/google?code=1&state=2")).toBe(
      refused("social_log_in_expired"),
    );
    const back = server().atProvider(await goTo(person, "/client/google"), { email });
    expect(await goTo(people(), back)).toBe(refused("social_log_in_expired"));
    expect(await goTo(person, back)).toBe("/nbmaistudio");
    expect(await goTo(person, back)).toBe(refused("social_log_in_expired"));
  });

  test("rejects sign-up with a provider that did not verify the e-mail", async () => {
    const json = signUpForm({ password: "", confirm_password: "", provider: "google" });
    expect(await people().ask("POST", "/client/api/register", { json })).toMatchObject(
      errorResponse("social_log_in_expired"),
    );
  });
}
