import { readdirSync } from "node:fs";
import path from "node:path";

import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { mailsTo as mailsIn } from "../testing/outbox.ts";
import { cookiesFrom, signUpForm, startTestApi } from "../testing/test-api.ts";

let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  const plenty = { most: 1000, within: 60_000 };
  const limits = { register: plenty, forgotPerAddress: plenty, forgotPerEmail: plenty, reset: plenty };
  server = await startTestApi({ limits, now: () => new Date(Date.now() + later) });
}, 60_000);
afterAll(() => server.stop());

/** How far the server's clock is ahead, in ms. */
let later = 0;
afterEach(() => {
  later = 0;
});

const minute = 60_000;

const sent = { success: true, message: forgotCopy.sent };
const linkOver = [401, { success: false, ...errorOf("reset_link_expired") }];

/** A new client and the session's cookies. */
async function signUp() {
  const json = signUpForm();
  const { response } = await server.ask("POST", "/client/api/register", { json });
  return { email: json.email, cookies: cookiesFrom(response) };
}

const mailsTo = (email: string) => mailsIn(server.dataFolder, email);

async function askForLink(email: string, headers: Record<string, string> = {}, spelled = email) {
  const before = mailsTo(email).length;
  const { status, body } = await server.ask("POST", "/client/forgot", { json: { email: spelled }, headers });
  expect([status, body]).toEqual([200, sent]);
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(before + 1), { timeout: 5000 });
  const tokens = mailsTo(email).map((mail) => /\/client\/reset\?token=([\w-]+)/.exec(mail)?.[1] ?? "");
  return { token: tokens.at(-1) ?? "", mail: mailsTo(email).at(-1) ?? "" };
}

async function reset(token: string, password = "another1") {
  const { status, body } = await server.ask("POST", "/client/reset", { json: { token, password } });
  return [status, body];
}

async function logIn(email: string, password: string) {
  return (await server.ask("POST", "/client/login", { json: { email, password } })).status;
}

test("sets a new password once per link, and ends every session", async () => {
  const { email, cookies } = await signUp();
  const { token } = await askForLink(email, {}, ` ${email.toUpperCase()}`);
  expect(await reset(token)).toEqual([200, { success: true, message: resetCopy.succeeded }]);
  expect(await logIn(email, "secret1")).toBe(401);
  expect(await logIn(email, "another1")).toBe(200);
  const { body } = await server.ask("GET", "/api/session", { headers: cookies });
  expect(body).toEqual({ user: null });
  expect(await reset(token, "a third one")).toEqual(linkOver);
  expect(await logIn(email, "another1")).toBe(200);
});

test("accepts only one of two concurrent uses", async () => {
  const { email } = await signUp();
  const { token } = await askForLink(email);
  const answers = await Promise.all([reset(token, "first one"), reset(token, "second one")]);
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  expect(answers.filter(([status]) => status === 401)).toHaveLength(1);
});

test("expires a link after 30 minutes, or once another has been used", async () => {
  const { email } = await signUp();
  const { token: first } = await askForLink(email);
  later = 29 * minute;
  const { token: second } = await askForLink(email);
  expect(await reset(second)).toMatchObject([200, {}]);
  expect(await reset(first)).toEqual(linkOver);

  const { token: third } = await askForLink(email);
  later += 30 * minute + 1000;
  expect(await reset(third)).toEqual(linkOver);
});

test("keeps the link valid after a rejected password", async () => {
  const { email } = await signUp();
  const { token } = await askForLink(email);
  expect(await reset(token, "short")).toMatchObject([422, { code: "password_too_short" }]);
  expect(await reset(token)).toMatchObject([200, {}]);
});

test("responds identically for an unknown email address, but sends nothing", async () => {
  const { email } = await signUp();
  for (const nobodys of ["nobody@example.com", "no e-mail", `${email}\r\nBcc: evil@example.com`]) {
    const { status, body } = await server.ask("POST", "/client/forgot", { json: { email: nobodys } });
    expect([status, body]).toEqual([200, sent]);
  }
  await askForLink(email);
  expect(readdirSync(path.join(server.dataFolder, "outbox")).filter((file) => file.endsWith(".new"))).toEqual(
    [],
  );
  expect(mailsTo("nobody")).toEqual([]);
  expect(mailsTo(email)).toHaveLength(1);
});

test("sends a link if the request's host is local, and none if it is foreign", async () => {
  const { email } = await signUp();
  const forwarded = { "X-Forwarded-Proto": "http", "X-Forwarded-Host": "evil.example" };
  await server.ask("POST", "/client/forgot", { json: { email }, headers: forwarded });
  const { mail } = await askForLink(email, { ...forwarded, "X-Forwarded-Host": "127.0.0.1:3210" });
  expect(mail).toContain("http://127.0.0.1:3210/client/reset?token=");
  expect(mailsTo(email)).toHaveLength(1);
});
