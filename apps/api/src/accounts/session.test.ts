import { logInCopy, signUpCopy } from "@earshot/contract/accounts/copy.ts";
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

/** How far the server's clock is ahead. */
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
  test("creates the account, logs in, and returns the input", async () => {
    const { status, body, response } = await signUp("new@example.com");
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: signUpCopy.succeeded, redirect: "/nbmaistudio" });
    expect(await userWith(cookiesFrom(response))).toEqual({
      id: expect.any(String),
      first_name: "Zoë",
      last_name: "Okafor",
      email: "new@example.com",
      businessName: "Acme",
      companyType: "agency",
      receiveProjectUpdates: true,
      receiveNewsletter: true,
    });
  });

  test("defaults to business without a role or agency name", async () => {
    const changes = { user_role: undefined, agency_name: undefined };
    const { response } = await signUp("business@example.com", changes);
    expect(await userWith(cookiesFrom(response))).toMatchObject({
      companyType: "business",
      businessName: "",
    });
  });

  test("rejects a taken e-mail in any spelling, concurrently too", async () => {
    const answers = await Promise.all([signUp("Twice@Example.com"), signUp(" twice@example.com ")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { status, body } = await signUp("TWICE@example.com");
    expect(status).toBe(409);
    expect(body).toEqual({ success: false, ...errorOf("email_taken") });
  });

  test.each([
    ["HTML and SQL", "<script>alert(1)</script>", "Robert'); DROP TABLE users;--"],
    ["emoji, right to left, controls", "👩‍🎤 العربية \u202e", "tab\tline\nbell\u0007"],
    ["the longest", "x".repeat(200), "é".repeat(200)],
  ])("gives names back literally: %s", async (_name, first_name, last_name) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { response } = await signUp(email, { first_name, last_name });
    expect(await userWith(cookiesFrom(response))).toMatchObject({ first_name, last_name });
  });

  test("accepts every valid e-mail address", async () => {
    const email = "o'neil&zoë..b@exämple.de";
    expect((await signUp(email)).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  test.each([
    ["https://evil.example", "/nbmaistudio"],
    ["//evil.example", "/nbmaistudio"],
    ["/account-settings", "/account-settings"],
  ])("answers the return path %s with %s", async (redirect, expected) => {
    const { body } = await signUp(`${crypto.randomUUID()}@example.com`, { redirect });
    expect(body["redirect"]).toBe(expected);
  });
});

describe("log-in", () => {
  beforeAll(() => signUp("zoe@example.com"));

  test("lasts 30 days and survives the browser when remembered", async () => {
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

  test("otherwise lasts 12 hours or until the browser closes", async () => {
    const { response } = await logIn("zoe@example.com");
    expect(response.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/);
    later = 12 * hour - minute;
    expect(await userWith(cookiesFrom(response))).not.toBeNull();
    later += minute;
    expect(await userWith(cookiesFrom(response))).toBeNull();
  });

  test("returns the same error for a wrong password, an unknown and an invalid e-mail", async () => {
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

  test.each([
    ["", "x", "email"],
    ["  ", "x", "email"],
    ["zoe@example.com", "", "password"],
  ])("requires both fields: %j and %j", async (email, password, field) => {
    const { status, body } = await logIn(email, { password });
    expect([status, body]).toEqual([422, { success: false, ...errorOf("log_in_incomplete", { field }) }]);
  });
});

describe("the session", () => {
  test("is null for a visitor", async () => {
    const { status, headers } = await server.ask("GET", "/api/session");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(await userWith({})).toBeNull();
  });

  test.each([
    ["a made-up signature", "better-auth.session_token=forged.c2lnbmF0dXJl"],
    ["an empty one", "better-auth.session_token="],
    ["no valid encoding", "better-auth.session_token=%ff%00; better-auth.session_token=x"],
    ["8,000 characters", `better-auth.session_token=${"a".repeat(8000)}`],
    ["other names", "__Secure-better-auth.session_token=x.y; better-auth.session_data=e30"],
    ["no cookie at all", "=;;=\u0001"],
  ])("is null with a forged cookie: %s", async (_name, cookie) => {
    expect(await userWith({ Cookie: cookie })).toBeNull();
  });

  test("is null with a valid cookie whose signature was changed", async () => {
    const { response } = await logIn("zoe@example.com");
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect(await userWith({ Cookie: cookie })).not.toBeNull();
    expect(await userWith({ Cookie: `${cookie.slice(0, -8)}AAAAA%3D` })).toBeNull();
  });

  test("ends at log-out: JSON for a script, the landing page for a browser", async () => {
    const first = cookiesFrom((await logIn("zoe@example.com")).response);
    const second = cookiesFrom((await logIn("zoe@example.com")).response);
    const script = await server.ask("GET", "/client/logout", {
      headers: { ...first, "Sec-Fetch-Mode": "cors" },
    });
    expect([script.status, script.body["success"]]).toEqual([200, true]);
    expect(script.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/);
    expect(await userWith(first)).toBeNull();
    expect(await userWith(second)).not.toBeNull();

    const page = await server.ask("GET", "/client/logout", {
      headers: { ...second, Accept: "text/html,*/*" },
    });
    expect([page.status, page.headers.get("Location")]).toEqual([303, "/"]);
    expect(await userWith(second)).toBeNull();
  });

  test.each<Record<string, string>>([{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://evil.example" }])(
    "ignores log-out from another site: %j",
    async (foreign) => {
      const cookies = cookiesFrom((await logIn("zoe@example.com")).response);
      const { status } = await server.ask("GET", "/client/logout", {
        headers: { ...cookies, ...foreign, "Sec-Fetch-Mode": "navigate" },
      });
      expect(status).toBe(403);
      expect(await userWith(cookies)).not.toBeNull();
    },
  );
});
