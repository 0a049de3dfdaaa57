import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { cookieNames } from "@earshot/contract/cookies.ts";
import { errors, errorOf } from "@earshot/contract/errors.ts";
import { formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { signUpForm, startTestApi } from "../testing/test-api.ts";

let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  server = await startTestApi({ publicUrl: new URL("https://ads.example.com") });
  await server.ask("POST", "/client/api/register", { json: { ...person, email: "ada@example.com" } });
}, 60_000);
afterAll(() => server.stop());

const person = signUpForm({ user_role: "agency" });

/** Submits a page's form like a browser without JavaScript, and returns what the resulting page would show. */
async function send(address: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const browser = { Origin: "https://ads.example.com", "X-Forwarded-For": crypto.randomUUID(), ...headers };
  const { status, response } = await server.ask("POST", address, { form, headers: browser });
  const to = new URL(response.headers.get("Location") ?? "/nowhere", "https://ads.example.com");
  const cookies = response.headers.getSetCookie();
  const kept = cookies.find((cookie) => cookie.startsWith(`${cookieNames.formValues}=`)) ?? "";
  return {
    status,
    to: to.pathname,
    search: to.searchParams,
    notice: formNotice(to.searchParams),
    typed: readFormValues(to.pathname, /=([^;]*)/.exec(kept)?.[1]),
    kept,
    isLoggedIn: cookies.some((cookie) => /session_token=[^;]+; .*Secure/.test(cookie)),
  };
}

describe("responds to native forms with the form's page", () => {
  test("shows the error of a failed log-in, and keeps the return path and all input but the password", async () => {
    const form = { email: "ada@example.com", password: "s3cret-typed", redirect: "/account-settings" };
    const { kept, search, ...shown } = await send("/client/login", form);
    expect(shown).toEqual({
      status: 303,
      to: "/client/login",
      notice: { kind: "error", code: "wrong_credentials", text: errors.wrong_credentials.message },
      typed: { email: "ada@example.com" },
      isLoggedIn: false,
    });
    expect(search.get("redirect")).toBe("/account-settings");
    expect(kept).toMatch(/; Path=\/; Max-Age=120; HttpOnly; SameSite=Lax; Secure$/);
    expect(search.toString() + atob(/=([\w-]*)/.exec(kept)?.[1] ?? "")).not.toContain("s3cret");
  });

  test("reports the missing fields of an empty form, instead of a malformed request", async () => {
    const words = (notice: Awaited<ReturnType<typeof send>>) => notice.notice?.text;
    expect(words(await send("/client/login", {}))).toBe(errors.log_in_incomplete.message);
    expect(words(await send("/client/api/register", {}))).toBe(errors.first_name_missing.message);
    expect(words(await send("/client/forgot", {}))).toBe(errors.email_missing.message);
    expect(words(await send("/client/reset", {}))).toBe(errors.password_missing.message);
  });

  test("shows the error of a sign-up without a role or with a taken email, and logs in after a complete one", async () => {
    const form = { ...person, email: "form@example.com", agency_name: "Ünïcode 🎧 & Söhne" };
    const { password, ...typed } = { ...form, user_role: "agency" };
    const noRole = await send("/client/api/register", { ...form, user_role: "" });
    expect(noRole.notice?.text).toBe(errors.role_missing.message);
    const { user_role, ...rest } = typed;
    expect([noRole.to, noRole.typed]).toEqual(["/client/signup", rest]);
    expect(await send("/client/api/register", form)).toMatchObject({
      to: "/nbmaistudio",
      isLoggedIn: true,
      typed: {},
    });
    const taken = await send("/client/api/register", form);
    expect([taken.to, taken.notice?.text, taken.typed]).toEqual([
      "/client/signup",
      errors.email_taken.message,
      typed,
    ]);
    expect([password, user_role]).toEqual(["secret1", "agency"]);
  });

  test("shows the same message for every outcome of a reset request, including 429", async () => {
    for (let count = 0; count < 5; count += 1) {
      const { to, notice } = await send("/client/forgot", { email: "often@example.com" });
      expect([to, notice]).toEqual(["/client/forgot", { kind: "done", text: forgotCopy.sent }]);
    }
  });

  test("keeps the token when a reset fails, and offers a new link if the token has expired", async () => {
    const short = await send("/client/reset", { token: "abc", password: "12345" });
    expect([short.to, short.search.get("token")]).toEqual(["/client/reset", "abc"]);
    expect(short.notice?.text).toBe(errors.password_too_short.message);
    const over = await send("/client/reset", { token: "abc", password: "another1" });
    expect([over.to, over.notice?.text]).toEqual(["/client/forgot", errors.reset_link_expired.message]);
  });
});

const nobody = () => ({ email: `${crypto.randomUUID()}@example.com`, password: "x" });
const from = (address: string) => ({ "X-Forwarded-For": address });
const ask = (address: string, json: object, headers: Record<string, string>) =>
  server.ask("POST", address, { json, headers });

describe("too many requests", () => {
  test("states how long to wait until the limit resets", async () => {
    const json = { email: "limit@example.com" };
    for (let count = 0; count < 3; count += 1) await ask("/client/forgot", json, from(crypto.randomUUID()));
    const { status, body, headers } = await ask("/client/forgot", json, from(crypto.randomUUID()));
    expect([status, body]).toEqual([429, { success: false, ...errorOf("too_often") }]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3600 - 60);
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(3600);
  });

  test("limits log-ins to 50 per IP address, across accounts, without affecting other IP addresses", async () => {
    const answers = await Promise.all(
      Array.from({ length: 51 }, () => ask("/client/login", nobody(), from("203.0.113.8"))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await ask("/client/login", nobody(), from("203.0.113.7"))).status).toBe(401);
  });

  test("does not count invalid input against the limit", async () => {
    for (let count = 0; count < 12; count += 1)
      expect(
        (await ask("/client/reset", { token: "x", password: "short" }, from("203.0.113.6"))).status,
      ).toBe(422);
  });
});
