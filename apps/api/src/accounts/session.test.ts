import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { cookiesFrom, startTestApi } from "../testing/test-api.ts";

let server: Awaited<ReturnType<typeof startTestApi>>;
beforeAll(async () => {
  const plenty = { most: 1000, within: 60_000 };
  const limits = { register: plenty, logInPerAddress: plenty };
  server = await startTestApi({ limits, now: () => new Date(Date.now() + later) });
}, 60_000);
afterAll(() => server.stop());

/** How far the server's clock is ahead, in ms. */
let later = 0;
afterEach(() => {
  later = 0;
});

const minute = 60_000;
const hour = 60 * minute;
const person = {
  first_name: "Zoë",
  last_name: "Okafor",
  password: "secret1",
  confirm_password: "secret1",
  agency_name: "Acme",
  country: "GB",
  user_role: "agency",
};

async function signUp(email: string, changes: object = {}) {
  return server.ask("POST", "/client/api/register", { json: { ...person, email, ...changes } });
}

async function logIn(email: string, changes: object = {}) {
  return server.ask("POST", "/client/login", { json: { email, password: person.password, ...changes } });
}

async function userWith(headers: Record<string, string>) {
  const { body } = await server.ask("GET", "/api/session", { headers });
  return body["user"] as Record<string, unknown> | null;
}

describe("sign-up", () => {
  test("defaults to the business role when the role and agency name are missing", async () => {
    const changes = { user_role: undefined, agency_name: undefined };
    const { response } = await signUp("business@example.com", changes);
    expect(await userWith(cookiesFrom(response))).toMatchObject({
      companyType: "business",
      businessName: "",
    });
  });

  test("rejects a taken email regardless of case and spaces, even in concurrent requests", async () => {
    const answers = await Promise.all([signUp("Twice@Example.com"), signUp(" twice@example.com ")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { status, body } = await signUp("TWICE@example.com");
    expect(status).toBe(409);
    expect(body).toEqual({ success: false, ...errorOf("email_taken") });
  });

  test("accepts every valid email address", async () => {
    const email = "o'neil&zoë..b@exämple.de";
    expect((await signUp(email)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  test.each([
    ["https://evil.example", "/nbmaistudio"],
    ["//evil.example", "/nbmaistudio"],
    ["/account-settings", "/account-settings"],
  ])("resolves the return path %s to %s", async (redirect, expected) => {
    const { body } = await signUp(`${crypto.randomUUID()}@example.com`, { redirect });
    expect(body["redirect"]).toBe(expected);
  });
});

describe("log-in", () => {
  beforeAll(() => signUp("zoe@example.com"));

  test("keeps a remembered user logged in for 30 days, even after the browser closes", async () => {
    const { status, body, response } = await logIn("Zoe@example.com", { remember_me: "on" });
    expect([status, body]).toEqual([200, { success: true, message: logInCopy.succeeded }]);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^better-auth\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    later = 30 * 24 * hour - minute;
    expect(await userWith(cookiesFrom(response))).not.toBeNull();
    later += minute;
    expect(await userWith(cookiesFrom(response))).toBeNull();
  });

  test("keeps a user who is not remembered logged in for 12 hours, or until the browser closes", async () => {
    const { response } = await logIn("zoe@example.com");
    expect(response.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/);
    later = 12 * hour - minute;
    expect(await userWith(cookiesFrom(response))).not.toBeNull();
    later += minute;
    expect(await userWith(cookiesFrom(response))).toBeNull();
  });

  test("returns the same error for a wrong password, an unknown email address and an invalid one", async () => {
    const answers = await Promise.all([
      logIn("zoe@example.com", { password: "wrong" }),
      logIn("nobody@example.com"),
      logIn("no e-mail"),
      logIn("zoe@example.com", { password: "x".repeat(5000) }),
    ]);
    for (const { status, body, response } of answers) {
      expect([status, body]).toEqual([401, { success: false, ...errorOf("wrong_credentials") }]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});

describe("the session", () => {
  test.each([
    ["an empty one", "better-auth.session_token="],
    ["no valid encoding", "better-auth.session_token=%ff%00; better-auth.session_token=x"],
    ["8,000 characters", `better-auth.session_token=${"a".repeat(8000)}`],
    ["other names", "__Secure-better-auth.session_token=x.y; better-auth.session_data=e30"],
    ["no cookie at all", "=;;=\u0001"],
  ])("is null with a forged cookie: %s", async (_name, cookie) => {
    expect(await userWith({ Cookie: cookie })).toBeNull();
  });

  test("ends at log-out, without affecting other sessions", async () => {
    const first = cookiesFrom((await logIn("zoe@example.com")).response);
    const second = cookiesFrom((await logIn("zoe@example.com")).response);
    const script = await server.ask("GET", "/client/logout", {
      headers: { ...first, "Sec-Fetch-Mode": "cors" },
    });
    expect([script.status, script.body["success"]]).toEqual([200, true]);
    expect(script.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/);
    expect(await userWith(first)).toBeNull();
    expect(await userWith(second)).not.toBeNull();
  });

  test("redirects to the landing page on log-out from a browser that sends no Sec-Fetch headers", async () => {
    const { status, headers } = await server.ask("GET", "/client/logout", {
      headers: { Accept: "text/html" },
    });
    expect([status, headers.get("Location")]).toEqual([303, "/"]);
  });
});
