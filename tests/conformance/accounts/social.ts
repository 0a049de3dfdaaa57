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

/** The log-in page with this error. */
const refused = (code: ErrorCode, redirect = "/nbmaistudio") =>
  errorAddress("/client/login", code, { redirect });

async function goTo(person: Person, address: string): Promise<string> {
  const { status, headers } = await person.ask("GET", address);
  expect(status).toBe(302);
  return headers.get("Location") ?? "";
}

/** Coming in with a provider. */
export function socialTests(people: () => Person, server: () => Server) {
  /** The whole way; gives where it led. */
  async function comeFrom(provider: string, person: Person, does: AtProvider, redirect = "") {
    const query = redirect && `?redirect=${encodeURIComponent(redirect)}`;
    const page = await goTo(person, `/client/${provider}${query}`);
    return goTo(person, server().atProvider(page, does));
  }

  test("the session names the social log-ins that are configured", async () => {
    const { body } = await people().ask("GET", "/api/session");
    expect(body).toMatchObject({ providers: socialProviders });
  });

  describe.each(socialProviders)("%s", (provider) => {
    test("logs in the client with the same e-mail, and leads back", async () => {
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

    test("brings along what the person had as a guest, logged in or signed up", async () => {
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

    test("a no there, and an e-mail that is not verified there, log nobody in", async () => {
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

  test("leads to this site alone", async () => {
    const person = people();
    const { email } = await signUp(person);
    await logOut(person);
    expect(await comeFrom("google", person, { email }, "//evil.example")).toBe("/nbmaistudio");
  });

  test("a redirect that is given twice is malformed", async () => {
    expect((await people().ask("GET", "/client/google?redirect=/a&redirect=/b")).status).toBe(400);
  });

  test("a callback that nobody began, one begun elsewhere and one used up are over", async () => {
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

  test("nobody signs up by a provider that did not send them", async () => {
    const json = signUpForm({ password: "", confirm_password: "", provider: "google" });
    expect(await people().ask("POST", "/client/api/register", { json })).toMatchObject(
      errorResponse("social_log_in_expired"),
    );
  });
}
