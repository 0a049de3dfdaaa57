import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { emailChangeLength } from "@earshot/contract/limits.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { mailsTo } from "../testing/outbox.ts";
import { cookiesFrom, signUpForm, startTestApi } from "../testing/test-api.ts";

let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  const plenty = { most: 1000, within: 60_000 };
  const limits = { register: plenty, forgotPerAddress: plenty, reset: plenty };
  server = await startTestApi({ limits, now: () => new Date(Date.now() + later) });
}, 60_000);
afterAll(() => server.stop());

/** How far the server's clock is ahead, in ms. */
let later = 0;
afterEach(() => {
  later = 0;
});

const expired = [401, { success: false, ...errorOf("email_link_expired") }];
const newAddress = () => signUpForm().email;

async function newestMail(email: string, containing: string): Promise<string> {
  const found = () => mailsTo(server.dataFolder, email).findLast((mail) => mail.includes(containing));
  await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 5000 });
  return found() ?? "";
}

async function tokenIn(email: string, page: string): Promise<string> {
  const mail = await newestMail(email, `/client/${page}?token=`);
  return new RegExp(`/client/${page}\\?token=([\\w.-]+)`).exec(mail)?.[1] ?? "";
}

async function open(page: "confirm-email" | "cancel-email", token: string) {
  const { status, body } = await server.ask("POST", `/client/${page}`, { json: { token } });
  return [status, body];
}

/** Creates a client who has a confirmed email and has requested a change to another one. */
async function changedClient(form = signUpForm()) {
  const { email, password } = form;
  await server.ask("POST", "/client/api/register", { json: form });
  await server.ask("POST", "/client/forgot", { json: { email } });
  const json = { token: await tokenIn(email, "reset"), password };
  await server.ask("POST", "/client/reset", { json });
  const { response } = await server.ask("POST", "/client/login", { json: { email, password } });
  const headers = cookiesFrom(response);
  const another = newAddress();
  const { status } = await server.ask("POST", "/account-settings", { form: { email: another }, headers });
  expect(status).toBe(303);
  return { email, another, headers };
}

test("mails a link to the new address, and a notice to the old, confirmed one", async () => {
  const { email, another } = await changedClient();
  const confirm = await newestMail(another, "confirm-email");
  expect(confirm).toMatch(/Subject: Confirm your new \w+ address/);
  expect(confirm).toContain("Confirm it within 24 hours");
  expect(confirm).toContain("Until then the account keeps its old address.");
  const cancel = await newestMail(email, "cancel-email");
  expect(cancel).toMatch(/Subject: Your \w+ account gets another e-mail address/);
  expect(cancel).toContain("open this link within 7 days");
  expect(cancel).not.toContain(another);
});

test("mails no link to an address that has an account", async () => {
  const { headers } = await changedClient();
  const taken = newAddress();
  await server.ask("POST", "/client/api/register", { json: { ...signUpForm(), email: taken } });
  await server.ask("POST", "/account-settings", { form: { email: taken }, headers });
  const mail = await newestMail(taken, "another account");
  expect(mail).toContain("It already has an account of its own, so nothing was changed.");
  expect(mail).not.toContain("token=");
});

test("invalidates both links when the client cancels the change", async () => {
  const { email, another, headers } = await changedClient();
  const confirm = await tokenIn(another, "confirm-email");
  const cancel = await tokenIn(email, "cancel-email");
  await server.ask("DELETE", "/api/client/pending-email", { headers });
  expect(await open("confirm-email", confirm)).toEqual(expired);
  expect(await open("cancel-email", cancel)).toEqual(expired);
  const { body } = await server.ask("GET", "/api/session", { headers });
  expect(body).toMatchObject({ user: { email } });
});

test("reserves the old address for the account while the link mailed to it can still cancel the change", async () => {
  const stranger = await changedClient();
  const form = signUpForm({ email: stranger.another });
  const { email, another } = await changedClient(form);
  await open("confirm-email", await tokenIn(another, "confirm-email"));
  const again = { ...signUpForm(), email };
  expect((await server.ask("POST", "/client/api/register", { json: again })).status).toBe(409);
  expect(await open("confirm-email", await tokenIn(email, "confirm-email"))).toEqual(expired);
  expect(await open("cancel-email", await tokenIn(email, "cancel-email"))).toMatchObject([200, {}]);
  const json = { email, password: form.password };
  expect((await server.ask("POST", "/client/login", { json })).status).toBe(200);
});

test("frees the old address after 7 days, and at once if it was never confirmed", async () => {
  const { email, another } = await changedClient();
  await open("confirm-email", await tokenIn(another, "confirm-email"));
  later = emailChangeLength.cancel + 1000;
  const again = { ...signUpForm(), email };
  expect((await server.ask("POST", "/client/api/register", { json: again })).status).toBe(200);
  const form = signUpForm();
  const { response } = await server.ask("POST", "/client/api/register", { json: form });
  const next = newAddress();
  await server.ask("POST", "/account-settings", { form: { email: next }, headers: cookiesFrom(response) });
  expect(await open("confirm-email", await tokenIn(next, "confirm-email"))).toMatchObject([200, {}]);
  expect((await server.ask("POST", "/client/api/register", { json: form })).status).toBe(200);
});

test("expires the confirmation after 24 hours, and the cancellation after 7 days", async () => {
  const { email, another, headers } = await changedClient();
  const confirm = await tokenIn(another, "confirm-email");
  later = emailChangeLength.confirm + 1000;
  expect(await open("confirm-email", confirm)).toEqual(expired);
  later = emailChangeLength.cancel + 1000;
  expect(await open("cancel-email", await tokenIn(email, "cancel-email"))).toEqual(expired);
  later = emailChangeLength.cancel - 60_000;
  expect(await open("cancel-email", await tokenIn(email, "cancel-email"))).toMatchObject([
    200,
    { message: emailChangeCopy.cancel.succeeded },
  ]);
  later = 0;
  expect((await server.ask("GET", "/api/session", { headers })).body).toMatchObject({ user: null });
});
