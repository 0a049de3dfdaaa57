import type { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import type { Database } from "../database/database.ts";
import { emailChanges, sessions, users } from "../database/schema.ts";
import { Browser } from "../testing/browser.ts";
import { mailsTo } from "../testing/outbox.ts";
import { claimsOf, newEmail, person, refused, visitsTo } from "../testing/social-log-in.ts";
import { startProvider, type TestProvider } from "../testing/social-provider.ts";
import { startTestApi } from "../testing/test-api.ts";

let server: Awaited<ReturnType<typeof startTestApi>>;
let database: Database;
const providers = {} as Record<"google" | "linkedin", TestProvider>;

beforeAll(async () => {
  providers.google = await startProvider("google");
  providers.linkedin = await startProvider("linkedin");
  server = await startTestApi({
    socialLogins: Object.values(providers).map(({ login }) => login),
    onOpen: (opened) => ({ database } = opened),
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await Promise.all(Object.values(providers).map((provider) => provider.stop()));
});
afterEach(() => vi.restoreAllMocks());

const { logIn, signUp, signUpBy, byPassword } = visitsTo(() => server, providers);

/** Runs `act` right before or after the next query that contains this text. Ignores queries in transactions. */
function interrupt(when: "before" | "after", text: string, act: () => Promise<unknown>): void {
  const { $client: client } = database as unknown as { $client: PGlite };
  const query = client.query.bind(client);
  const spy = vi.spyOn(client, "query").mockImplementation(async (...sent) => {
    if (!sent[0].includes(text)) return query(...sent);
    spy.mockRestore();
    if (when === "before") await act();
    const result = await query(...sent);
    if (when === "after") await act();
    return result;
  });
}

async function tokenIn(email: string, page: string): Promise<string> {
  const link = new RegExp(`/client/${page}\\?token=([\\w.-]+)`);
  const mail = () => mailsTo(server.dataFolder, email).find((text) => link.test(text));
  await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: 10_000 });
  return link.exec(mail() ?? "")?.[1] ?? "";
}

/** Resets the password from another IP address, because passwords are hashed one at a time per IP address. */
async function reset(email: string): Promise<void> {
  await new Browser(server).ask("POST", "/client/forgot", { email });
  const json = { token: await tokenIn(email, "reset"), password: "another1" };
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  expect((await server.ask("POST", "/client/reset", { json, headers })).status).toBe(200);
}

const sessionsOf = (email: string) =>
  database
    .select()
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, email));

const storesSession = 'insert into "sessions"';

test("opens no session with a password that a reset replaces during the log-in", async () => {
  const email = newEmail();
  await signUp(email);
  interrupt("before", storesSession, () => reset(email));
  expect(await byPassword(email)).toBe(401);
  expect(await sessionsOf(email)).toEqual([]);
  expect(await byPassword(email, "another1")).toBe(200);
});

test("opens no session with a password that its owner changes during the log-in", async () => {
  const email = newEmail();
  const owner = await signUp(email);
  interrupt("before", storesSession, async () => {
    const json = { old_password: "secret1", new_password: "another1", confirm_password: "another1" };
    expect((await owner.ask("POST", "/api/client/update-password", json)).status).toBe(200);
  });
  expect(await byPassword(email)).toBe(401);
  expect(await owner.user()).toMatchObject({ email });
  expect(await sessionsOf(email)).toHaveLength(1);
});

test("opens no session for a sign-up if the owner of the address takes over the account meanwhile", async () => {
  const email = newEmail();
  interrupt("before", storesSession, () => reset(email));
  const json = { ...person, email, password: "secret1" };
  expect((await server.ask("POST", "/client/api/register", { json })).status).toBe(409);
  expect(await sessionsOf(email)).toEqual([]);
});

test("opens no session through a provider that a cancelled email change unlinks during the log-in", async () => {
  const [email, another] = [newEmail(), newEmail()];
  const owner = await signUpBy("google", claimsOf(email));
  await owner.post("/account-settings", { email: another });
  await owner.ask("POST", "/client/confirm-email", { token: await tokenIn(another, "confirm-email") });
  const [thief, claims] = [new Browser(server), claimsOf(another)];
  await logIn("linkedin", thief, claims);
  expect(await thief.user()).toMatchObject({ email: another });
  const token = await tokenIn(email, "cancel-email");
  interrupt("before", storesSession, () => server.ask("POST", "/client/cancel-email", { json: { token } }));
  expect(await logIn("linkedin", thief, claims)).toBe(refused("social_log_in_failed"));
  expect(await thief.user()).toBeNull();
  expect(await sessionsOf(email)).toEqual([]);
});

test("drops an email change that is requested during a reset", async () => {
  const email = newEmail();
  const thief = await signUp(email);
  interrupt("after", 'from "sessions"', () => reset(email));
  await thief.post("/account-settings", { email: newEmail() });
  expect(await database.$count(emailChanges, eq(emailChanges.oldEmail, email))).toBe(0);
  expect(await sessionsOf(email)).toEqual([]);
});

test("keeps the password set by a reset during a password change by someone who knows the old one", async () => {
  const email = newEmail();
  const thief = await signUp(email);
  interrupt("after", 'select "id", "password" from "accounts"', () => reset(email));
  const json = { old_password: "secret1", new_password: "stolen1", confirm_password: "stolen1" };
  expect((await thief.ask("POST", "/api/client/update-password", json)).status).toBe(401);
  expect(await byPassword(email, "stolen1")).toBe(401);
  expect(await byPassword(email, "another1")).toBe(200);
});
