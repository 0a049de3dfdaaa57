import { type SocialProvider, socialProviders } from "@earshot/contract/social-providers.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { Browser } from "../testing/browser.ts";
import { engines } from "../testing/databases.ts";
import { mailsTo } from "../testing/outbox.ts";
import { startPostgres } from "../testing/postgres.ts";
import { claimsOf, newEmail, person, refused, visitsTo } from "../testing/social-log-in.ts";
import { startProvider, type TestProvider } from "../testing/social-provider.ts";
import { startTestApi } from "../testing/test-api.ts";

type Server = Awaited<ReturnType<typeof startTestApi>>;

const minute = 60_000;
const plenty = { most: 10_000, within: minute };
const limits = { register: plenty, logInPerAddress: plenty, forgotPerAddress: plenty, reset: plenty };

/** How far the server's clock is ahead, in ms. */
let later = 0;
afterEach(() => {
  later = 0;
});

describe.each(engines)("on %s", (engine) => {
  let server: Server;
  const providers = {} as Record<SocialProvider, TestProvider>;
  const logged: string[] = [];
  let stopDatabase: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    for (const provider of socialProviders) providers[provider] = await startProvider(provider);
    const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
    stopDatabase = () => postgres?.stop() ?? Promise.resolve();
    server = await startTestApi({
      limits,
      databaseUrl: await postgres?.newDatabase(),
      now: () => new Date(Date.now() + later),
      socialLogins: socialProviders.map((provider) => providers[provider].login),
      logLevel: "info",
      logTo: { write: (line) => void logged.push(line) },
    });
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await stopDatabase?.();
    for (const provider of socialProviders) await providers[provider].stop();
  });

  const { logIn, signUp, signUpBy, byPassword, resetByMail } = visitsTo(() => server, providers);

  describe.each(socialProviders)("%s", (provider) => {
    test("asks a new user for country and role, and logs them in directly next time", async () => {
      const browser = new Browser(server);
      const claims = claimsOf(newEmail().toUpperCase());
      const email = claims.email!.toLowerCase();
      expect(await logIn(provider, browser, claims, "/account-settings")).toBe(
        `/client/signup?provider=${provider}&redirect=%2Faccount-settings`,
      );
      expect(await browser.user()).toBeNull();
      expect(browser.names().toSorted()).toEqual(["form_values", "social_sign_up"]);

      // Any email other than the verified one is ignored.
      const form = { ...person, email: newEmail(), password: "", provider, redirect: "/account-settings" };
      const without = await browser.ask("POST", "/client/api/register", { ...form, country: "" });
      expect([without.status, without.body["code"]]).toEqual([422, "country_missing"]);
      const { status, body } = await browser.ask("POST", "/client/api/register", form);
      expect([status, body["redirect"]]).toEqual([200, "/account-settings"]);
      expect(await browser.user()).toMatchObject({ email, first_name: "Zoë", companyType: "agency" });
      expect(browser.names()).not.toContain("social_sign_up");
      expect((await browser.ask("POST", "/client/api/register", form)).status).toBe(422);

      const again = new Browser(server);
      const changed = { ...claims, email: newEmail(), email_verified: false };
      expect(await logIn(provider, again, changed, "/account-settings")).toBe("/account-settings");
      expect(await again.user()).toMatchObject({ email });
      expect(again.names()).not.toContain("social_login");
      expect(again.names()).toContain("device");
      expect(await byPassword(email, "")).toBe(422);
      expect(await byPassword(email)).toBe(401);
    });

    test("explains why a log-in failed: cancelled, email missing or unverified, token invalid, or provider down", async () => {
      const there = providers[provider];
      const begin = async () => {
        const browser = new Browser(server);
        return { browser, page: await browser.goTo(`/client/${provider}`) };
      };
      for (const error of ["access_denied", "user_cancelled_login"]) {
        const { browser, page } = await begin();
        expect(await browser.goTo(there.deny(page, error))).toBe(refused("social_log_in_cancelled"));
      }
      const { browser: first, page: crashed } = await begin();
      expect(await first.goTo(there.deny(crashed, "server_error"))).toBe(refused("social_log_in_failed"));

      const unverified = [
        { email_verified: false },
        { email_verified: "false" },
        { email_verified: undefined },
        { email: undefined },
        { email: "a@b.example\r\nBcc: c@d.example" },
      ];
      for (const some of unverified) {
        const { browser, page } = await begin();
        const back = await browser.goTo(there.consent(page, claimsOf(newEmail(), some)));
        expect(back).toBe(refused("social_email_unverified"));
        expect(await browser.user()).toBeNull();
      }

      const now = Math.floor(Date.now() / 1000);
      const failing: Parameters<typeof there.misbehave>[0][] = [
        { isForged: true },
        { claims: { iss: "https://evil.example" } },
        { claims: { aud: "another client" } },
        { claims: { exp: now - 120, iat: now - 600 } },
        { claims: { sub: "" } },
        ...(provider === "google" ? [{ claims: { nonce: "another" } }] : [{ claims: { nonce: "any" } }]),
        { answer: { status: 400, body: `{"error":"invalid_grant"}` } },
        { answer: { status: 200, body: `{"access_token":"a","token_type":"Bearer"}` } },
        { answer: { status: 200, body: "<html>" } },
      ];
      for (const next of failing) {
        const { browser, page } = await begin();
        there.misbehave(next);
        const back = await browser.goTo(there.consent(page, claimsOf(newEmail())));
        expect([next, back]).toEqual([next, refused("social_log_in_failed")]);
        expect(await browser.user()).toBeNull();
      }
      const { browser, page } = await begin();
      there.misbehave({ answer: { status: 502, body: "<h1>Bad Gateway</h1>" } });
      expect(await browser.goTo(there.consent(page, claimsOf(newEmail())))).toBe(
        refused("social_provider_down"),
      );
    });

    test("completes a log-in only once, in the browser that started it, before it expires", async () => {
      const over = refused("social_log_in_expired");
      const claims = claimsOf(newEmail());
      await signUpBy(provider, claims);
      const there = providers[provider];
      const before = there.redeemed();

      const mine = new Browser(server);
      const page = await mine.goTo(`/client/${provider}`);
      const back = there.consent(page, claims);
      const other = new Browser(server);
      expect(await other.goTo(back)).toBe(over);
      await other.goTo(`/client/${provider}`);
      expect(await other.goTo(back)).toBe(over);
      expect(await mine.goTo(back.replace(/state=[^&]+/, "state=another"))).toBe(over);

      const forging = new Browser(server);
      await forging.goTo(`/client/${provider}`);
      const sealed = forging.get("social_login");
      for (const forged of [
        sealed.replace(/^../, sealed.startsWith("00") ? "11" : "00"),
        "x",
        "%ff",
        sealed.slice(2),
      ]) {
        forging.set("social_login", forged);
        expect(await forging.goTo(back)).toBe(over);
      }
      const slow = new Browser(server);
      const slowly = there.consent(await slow.goTo(`/client/${provider}`), claims);
      later = 11 * minute;
      expect(await slow.goTo(slowly)).toBe(over);
      later = 0;
      expect(there.redeemed()).toBe(before);

      const right = new Browser(server);
      const address = there.consent(await right.goTo(`/client/${provider}`), claims);
      expect(await right.goTo(address)).toBe("/nbmaistudio");
      expect(await right.goTo(address)).toBe(over);
      expect(there.redeemed()).toBe(before + 1);
    });
  });

  test("rejects a cookie that has expired or was made for another provider or another step", async () => {
    const browser = new Browser(server);
    const page = await browser.goTo("/client/google");
    const back = providers.google.consent(page, claimsOf(newEmail()));
    expect(await browser.goTo(back.replace("google", "linkedin"))).toBe(refused("social_log_in_expired"));

    const newcomer = new Browser(server);
    await logIn("google", newcomer, claimsOf(newEmail()));
    const form = { ...person, email: newEmail(), password: "" };
    const asLinkedIn = await newcomer.ask("POST", "/client/api/register", { ...form, provider: "linkedin" });
    expect([asLinkedIn.status, asLinkedIn.body["code"]]).toEqual([422, "social_log_in_expired"]);
    newcomer.set("social_login", newcomer.get("social_sign_up"));
    expect(await newcomer.goTo(back)).toBe(refused("social_log_in_expired"));
    later = 31 * minute;
    const late = await newcomer.ask("POST", "/client/api/register", { ...form, provider: "google" });
    expect([late.status, late.body["code"]]).toEqual([422, "social_log_in_expired"]);
  });

  test("sends a challenge and a nonce to Google but not to LinkedIn", async () => {
    const browser = new Browser(server);
    const parametersOf = async (provider: SocialProvider) =>
      [...new URL(await browser.goTo(`/client/${provider}`)).searchParams.keys()].toSorted();
    const usual = ["client_id", "redirect_uri", "response_type", "scope", "state"];
    expect(await parametersOf("linkedin")).toEqual(usual);
    const more = ["code_challenge", "code_challenge_method", "nonce"];
    expect(await parametersOf("google")).toEqual([...usual, ...more].toSorted());
  });

  test.each([
    ["another site", "//evil.example"],
    ["an address", "https://evil.example"],
    ["what a browser reads as another site", "/\\evil.example"],
    ["a path that no cookie holds", `/${"a".repeat(1900)}`],
  ])("never redirects to %s", async (_what, redirect) => {
    const claims = claimsOf(newEmail());
    await signUpBy("google", claims);
    expect(await logIn("google", new Browser(server), claims, redirect)).toBe("/nbmaistudio");
  });

  test("links a provider to a client with a verified email and keeps the password", async () => {
    const email = newEmail();
    await signUpBy("google", claimsOf(email));
    const browser = new Browser(server);
    expect(await logIn("linkedin", browser, claimsOf(email))).toBe("/nbmaistudio");
    expect(await browser.user()).toMatchObject({ email });
  });

  test("gives an account with an unverified email address to the owner of that address", async () => {
    const email = newEmail();
    const thief = await signUp(email);
    const owner = new Browser(server);
    expect(await logIn("google", owner, claimsOf(email))).toBe("/nbmaistudio");
    expect(await owner.user()).toMatchObject({ email });
    expect(await thief.user()).toBeNull();
    expect(await byPassword(email)).toBe(401);
    await vi.waitFor(() => expect(mailsTo(server.dataFolder, email)).toHaveLength(1), { timeout: 10_000 });
    expect(mailsTo(server.dataFolder, email)[0]).toContain("password no longer works");

    const again = new Browser(server);
    expect(await logIn("linkedin", again, claimsOf(email))).toBe("/nbmaistudio");
    expect(await owner.user()).toMatchObject({ email });
  });

  test("cancels a pending email change when the owner of the address takes over the account", async () => {
    const [email, own] = [newEmail(), newEmail()];
    const thief = await signUp(email);
    expect((await thief.post("/account-settings", { email: own })).status).toBe(303);
    const mails = () => mailsTo(server.dataFolder, own);
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 10_000 });
    const token = /\/client\/confirm-email\?token=([\w.-]+)/.exec(mails()[0] ?? "")?.[1];
    const owner = new Browser(server);
    await logIn("google", owner, claimsOf(email));
    expect((await thief.ask("POST", "/client/confirm-email", { token })).status).toBe(401);
    expect(await owner.user()).toMatchObject({ email });
  });

  test("lets the owner of an address sign up with it while another account has a pending change to it", async () => {
    const [own, email] = [newEmail(), newEmail()];
    const thief = await signUpBy("google", claimsOf(own));
    expect((await thief.post("/account-settings", { email })).status).toBe(303);
    expect(await thief.user()).toMatchObject({ email: own, pending_email: email });
    const owner = await signUp(email);
    expect(await owner.user()).toMatchObject({ email });
    expect(await byPassword(email)).toBe(200);
  });

  test("keeps a verified client's linked provider after a password reset", async () => {
    const email = newEmail();
    const claims = claimsOf(email);
    const browser = await signUpBy("google", claims);
    await resetByMail(email, "secret2");
    expect(await logIn("google", browser, claims)).toBe("/nbmaistudio");
    expect(await browser.user()).toMatchObject({ email });
  });

  test("deletes the guest's cookie at log-in", async () => {
    const claims = claimsOf(newEmail());
    await signUpBy("google", claims);
    const browser = new Browser(server);
    browser.set("temp_user_id", "abcdefghijkl");
    await logIn("google", browser, claims);
    expect(browser.names()).not.toContain("temp_user_id");
  });

  test("logs no codes, tokens or email addresses", async () => {
    const claims = claimsOf(newEmail());
    const browser = new Browser(server);
    const page = await browser.goTo("/client/google");
    const back = providers.google.consent(page, claims);
    providers.google.misbehave({ isForged: true });
    await browser.goTo(back);
    await vi.waitFor(() => expect(logged.join("")).toContain("A log-in with a provider failed"));
    const lines = logged.join("");
    const { searchParams } = new URL(back, "http://localhost");
    const secrets = [searchParams.get("code"), searchParams.get("state"), claims.email, claims.sub];
    for (const secret of [...secrets, providers.google.login.clientSecret])
      expect(lines).not.toContain(secret);
  });

  test("deletes log-ins added since an email change when the change is cancelled from the old address", async () => {
    const [email, another] = [newEmail(), newEmail()];
    const owner = claimsOf(email);
    const open = await signUpBy("google", owner);
    const token = async (to: string, page: string) => {
      const mail = () => mailsTo(server.dataFolder, to).find((text) => text.includes(page));
      await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: 10_000 });
      return { token: new RegExp(`${page}\\?token=([\\w.-]+)`).exec(mail() ?? "")?.[1] };
    };
    expect((await open.post("/account-settings", { email: another })).status).toBe(303);
    const thief = new Browser(server);
    await thief.ask("POST", "/client/confirm-email", await token(another, "confirm-email"));
    const thiefs = claimsOf(another);
    await logIn("linkedin", thief, thiefs);
    expect(await thief.user()).toMatchObject({ email: another });
    await resetByMail(another, "stolen1");
    const cancelled = await thief.ask("POST", "/client/cancel-email", await token(email, "cancel-email"));
    expect(cancelled.status).toBe(200);
    expect(await thief.user()).toBeNull();
    await logIn("linkedin", thief, thiefs);
    expect(await thief.user()).toBeNull();
    expect(await byPassword(email, "stolen1")).toBe(401);
    await logIn("google", open, owner);
    expect(await open.user()).toMatchObject({ email });
  });
});

test("reports an unreachable provider and creates no session", async () => {
  const provider = await startProvider("google");
  const server = await startTestApi({ socialLogins: [provider.login] });
  const browser = new Browser(server);
  const back = provider.consent(await browser.goTo("/client/google"), claimsOf(newEmail()));
  await provider.stop();
  expect(await browser.goTo(back)).toBe(refused("social_provider_down"));
  expect(await browser.user()).toBeNull();
  expect((await browser.ask("GET", "/client/linkedin")).status).toBe(404);
  expect((await browser.ask("GET", "/api/auth/callback/linkedin")).status).toBe(404);
  await server.stop();
});

test("reports too many log-ins from one IP address on the log-in page", async () => {
  const provider = await startProvider("google");
  const server = await startTestApi({
    socialLogins: [provider.login],
    limits: { logInPerAddress: { most: 1, within: 60_000 } },
  });
  const tries = [1, 2].map(async () => {
    const browser = new Browser(server);
    return browser.goTo(provider.consent(await browser.goTo("/client/google"), claimsOf(newEmail())));
  });
  const redirects = (await Promise.all(tries)).map((address) => new URL(address, "http://localhost"));
  expect(redirects.map(({ pathname }) => pathname).toSorted()).toEqual(["/client/login", "/client/signup"]);
  expect(redirects.map(({ searchParams }) => searchParams.get("error"))).toContain("too_many_log_ins");
  await server.stop();
  await provider.stop();
});
