import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

import { rateLimits } from "@earshot/contract/limits.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { contactMessages, verifications } from "../database/schema.ts";
import { countRates } from "../http/rate-limits.ts";
import type { Mail } from "../mail/mail.ts";
import { deleteMailsBefore } from "../mail/open-mail.ts";
import { contactMail } from "../messages/contact-mail.ts";
import { settingsMails } from "../settings/mails.ts";
import { mailsTo } from "../testing/outbox.ts";
import { cookiesFrom, makeTestFolder, signUpForm, startTestApi } from "../testing/test-api.ts";

let server: Awaited<ReturnType<typeof startTestApi>>;
let database: OpenDatabase["database"];
beforeAll(async () => {
  const plenty = { most: 1000, within: 60_000 };
  server = await startTestApi({
    limits: { register: plenty, forgotPerAddress: plenty, logInPerAddress: plenty },
    onOpen: (opened) => {
      database = opened.database;
    },
  });
}, 60_000);
afterAll(() => server.stop());

async function newClient() {
  const form = signUpForm();
  const { response } = await server.ask("POST", "/client/api/register", { json: form });
  const { email, password } = form;
  return { email, password, headers: cookiesFrom(response) };
}

const isLoggedIn = async (headers: Record<string, string>) =>
  (await server.ask("GET", "/api/session", { headers })).body["user"] !== null;

const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  server.ask("POST", "/client/login", { json: { email, password }, headers });

const day = (number: number) => new Date(2030, 0, number);

test("allows three email changes per hour, and responds identically for taken and free addresses", async () => {
  const { headers } = await newClient();
  const { email: taken } = await newClient();
  const answers = [];
  for (const email of [taken, signUpForm().email, taken, signUpForm().email]) {
    const sent = { form: { email }, headers };
    const { status, headers: answered } = await server.ask("POST", "/account-settings", sent);
    answers.push(`${status} ${answered.get("Location")}`);
  }
  expect(answers[0]).not.toContain("too_many");
  expect(answers.slice(1, 3)).toEqual([answers[0], answers[0]]);
  expect(answers[3]).toContain("too_many_email_changes");
});

test("invalidates open reset links when the password changes", async () => {
  const { email, password, headers } = await newClient();
  await server.ask("POST", "/client/forgot", { json: { email } });
  const { body } = await server.ask("GET", "/api/session", { headers });
  const links = () =>
    database.$count(verifications, eq(verifications.value, (body["user"] as { id: string }).id));
  await vi.waitFor(() => expect(mailsTo(server.dataFolder, email)).toHaveLength(1), { timeout: 10_000 });
  expect(await links()).toBe(1);
  const changed = { old_password: password, new_password: "secret2", confirm_password: "secret2" };
  const { status } = await server.ask("POST", "/api/client/update-password", { json: changed, headers });
  expect(status).toBe(200);
  expect(await links()).toBe(0);
});

test("cancels a pending email change when the password changes", async () => {
  const { password, headers } = await newClient();
  await server.ask("POST", "/account-settings", { form: { email: signUpForm().email }, headers });
  const user = async () => (await server.ask("GET", "/api/session", { headers })).body["user"];
  expect(await user()).toHaveProperty("pending_email");
  const changed = { old_password: password, new_password: "secret2", confirm_password: "secret2" };
  const { status } = await server.ask("POST", "/api/client/update-password", { json: changed, headers });
  expect(status).toBe(200);
  expect(await user()).not.toHaveProperty("pending_email");
});

test("ends the session that a log-in replaces", async () => {
  const { email, password, headers } = await newClient();
  expect(await isLoggedIn(headers)).toBe(true);
  const { response } = await logIn(email, password, headers);
  expect(await isLoggedIn(headers)).toBe(false);
  expect(await isLoggedIn(cookiesFrom(response))).toBe(true);
});

test("counts only failed log-ins against the limit per email address", async () => {
  const { email, password } = await newClient();
  const { most } = rateLimits.logInPerEmail;
  for (let done = 0; done <= most; done += 1) expect((await logIn(email, password)).status).toBe(200);
  for (let done = 0; done < most; done += 1) expect((await logIn(email, "wrong-1")).status).toBe(401);
  expect((await logIn(email, password)).status).toBe(429);
});

test("lets the owner log in on a known device after strangers have used up the attempts for the email address", async () => {
  const { email, password, headers } = await newClient();
  const other = await newClient();
  const { most } = rateLimits.logInPerEmail;
  for (let done = 0; done < most; done += 1) await logIn(email, "wrong-1");
  expect((await logIn(email, password)).status).toBe(429);
  expect((await logIn(email, password, other.headers)).status).toBe(429);
  const forged = { Cookie: `device=${crypto.randomUUID()}.${"a".repeat(43)}` };
  expect((await logIn(email, password, forged)).status).toBe(429);
  const device = headers.Cookie?.split("; ").find((cookie) => cookie.startsWith("device=")) ?? "";
  expect((await logIn(email, password, { Cookie: device })).status).toBe(200);
  for (let done = 0; done < most; done += 1)
    expect((await logIn(email, "wrong-1", { Cookie: device })).status).toBe(401);
  expect((await logIn(email, password, { Cookie: device })).status).toBe(429);
});

test("lets the owner change the password after strangers have used up the log-ins for the email address", async () => {
  const { email, password, headers } = await newClient();
  for (let done = 0; done < rateLimits.logInPerEmail.most; done += 1) await logIn(email, "wrong-1");
  const change = (old_password: string) =>
    server.ask("POST", "/api/client/update-password", {
      json: { old_password, new_password: "changed-1", confirm_password: "changed-1" },
      headers,
    });
  expect((await change(password)).status).toBe(200);
  for (let done = 1; done < rateLimits.passwordUpdate.most; done += 1)
    expect((await change("wrong-1")).status).toBe(401);
  expect((await change("changed-1")).status).toBe(429);
});

test("limits even successful log-ins per IP address", async () => {
  const most = 3;
  const { ask, stop } = await startTestApi({ limits: { everyLogInPerAddress: { most, within: 60_000 } } });
  onTestFinished(stop);
  const form = signUpForm();
  await ask("POST", "/client/api/register", { json: form });
  const { email, password } = form;
  const answers = [];
  for (let times = 0; times <= most; times += 1)
    answers.push(await ask("POST", "/client/login", { json: { email, password } }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers.at(-1)?.body["code"]).toBe("too_many_log_ins");
});

test("starts a new rate-limit window if the clock was set back, so that no wait exceeds the window", async () => {
  let time = new Date("2030-01-02T12:00:00Z");
  const limits = countRates({ database, now: () => time, others: { contact: { most: 1, within: 60_000 } } });
  const spend = () => limits.spend("contact", "somebody", "too_often");
  await spend();
  await expect(spend()).rejects.toMatchObject({ retryAfter: 60 });
  time = new Date("2030-01-01T12:00:00Z");
  await spend();
  await expect(spend()).rejects.toMatchObject({ retryAfter: 60 });
});

test("clears the browser's cache at log-out", async () => {
  const { headers } = await newClient();
  const answer = await server.ask("GET", "/client/logout", { headers });
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
});

test("prevents forged headers in a contact email", () => {
  const row = {
    id: "",
    businessEmail: "a@example.com",
    message: "Hi",
    createdAt: new Date(),
    mailedAt: null,
  };
  const evil = "Ada\r\nPhone: 1\u2028x";
  const message: typeof contactMessages.$inferSelect = {
    ...row,
    fullName: evil,
    company: evil,
    phoneNumber: evil,
  };
  expect(contactMail(message).text.split(/[\r\n\u2028]/)).toHaveLength(4 + 3);
});

test("prevents forged headers in the email about a deletion request", async () => {
  const name = "Ada\r\nAccount: 1\u2028x";
  const request = { id: "1", name, email: "a@example.com", requestedAt: new Date() };
  const sent: Mail[] = [];
  const mails = settingsMails(
    { unmailedDeletion: async () => request, markDeletionMailed: async () => undefined },
    async (mail) => void sent.push(mail),
  );
  const { signal } = new AbortController();
  await mails["mail-deletion-request"].run({ id: "1", data: { userId: "1" }, signal });
  expect(sent[0]?.text.split(/[\r\n\u2028]/)).toHaveLength(8);
});

test("deletes old emails from the outbox and keeps newer ones and other files", async () => {
  const folder = path.join(makeTestFolder(), "outbox");
  mkdirSync(folder);
  for (const [name, moment] of [
    ["old.eml", day(1)],
    ["new.eml", day(3)],
    ["old.txt", day(1)],
  ] as const) {
    writeFileSync(path.join(folder, name), "");
    utimesSync(path.join(folder, name), moment, moment);
  }
  await deleteMailsBefore(folder, day(2));
  expect(readdirSync(folder).toSorted()).toEqual(["new.eml", "old.txt"]);
  await deleteMailsBefore(path.join(folder, "missing"), day(2));
});
