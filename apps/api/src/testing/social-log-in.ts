import type { ErrorCode } from "@earshot/contract/errors.ts";
import { errorAddress } from "@earshot/contract/native-forms/form-notice.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { expect, vi } from "vitest";

import { Browser } from "./browser.ts";
import { mailsTo } from "./outbox.ts";
import type { Claims, TestProvider } from "./social-provider.ts";
import type { startTestApi } from "./test-api.ts";

/** The log-in page's URL with this error. */
export const refused = (code: ErrorCode, redirect = "/nbmaistudio") =>
  errorAddress("/client/login", code, { redirect });

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

export const claimsOf = (email: string, some: Claims = {}): Claims => ({
  sub: crypto.randomUUID(),
  email,
  email_verified: true,
  given_name: "Ada",
  family_name: "Byron",
  ...some,
});

/** The sign-up form without an email and password. */
export const person = { first_name: "Zoë", last_name: "Okafor", country: "GB", user_role: "agency" };

/** Actions to sign up and log in. */
export function visitsTo(
  server: () => Awaited<ReturnType<typeof startTestApi>>,
  providers: Record<SocialProvider, TestProvider>,
) {
  /** Completes a log-in and returns the final redirect. */
  async function logIn(provider: SocialProvider, browser: Browser, claims: Claims, redirect = "") {
    const query = redirect && `?redirect=${encodeURIComponent(redirect)}`;
    const page = await browser.goTo(`/client/${provider}${query}`);
    return browser.goTo(providers[provider].consent(page, claims));
  }

  /** Signs up a client with a password; the browser is logged in. */
  async function signUp(email: string, browser = new Browser(server())) {
    const json = { ...person, email, password: "secret1" };
    expect((await browser.ask("POST", "/client/api/register", json)).status).toBe(200);
    return browser;
  }

  /** Signs up a client with a provider. */
  async function signUpBy(provider: SocialProvider, claims: Claims) {
    const browser = new Browser(server());
    await logIn(provider, browser, claims);
    const form = { ...person, email: "", password: "", provider };
    expect((await browser.ask("POST", "/client/api/register", form)).status).toBe(200);
    return browser;
  }

  /** The HTTP status of a password log-in. */
  const byPassword = async (email: string, password = "secret1") =>
    (await new Browser(server()).ask("POST", "/client/login", { email, password })).status;

  /** Sets a new password with the link in the first email to this address that has one. */
  async function resetByMail(email: string, password: string) {
    const browser = new Browser(server());
    const link = /\/client\/reset\?token=([\w-]+)/;
    const mail = () => mailsTo(server().dataFolder, email).find((text) => link.test(text));
    expect((await browser.ask("POST", "/client/forgot", { email })).status).toBe(200);
    await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: 10_000 });
    const token = link.exec(mail() ?? "")?.[1];
    expect((await browser.ask("POST", "/client/reset", { token, password })).status).toBe(200);
  }

  return { logIn, signUp, signUpBy, byPassword, resetByMail };
}
