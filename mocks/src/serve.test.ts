import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { getResponse } from "msw";
import { expect, test } from "vitest";

import { badGateway, instead, legacy, fallThrough, serve, takeContractViolations } from "./serve.ts";

const site = "http://site.example";
const logIn = ({ headers = {}, body }: { headers?: Record<string, string>; body?: string } = {}) =>
  new Request(`${site}/client/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: body ?? JSON.stringify({ email: "a@b.example", password: "secret" }),
  });
const fetchFrom = (handlers: ReturnType<typeof instead>, request: Request) =>
  getResponse(handlers, request, { baseUrl: site });

test("records a body that differs from the contract", async () => {
  const handlers = instead("accounts", {
    // @ts-expect-error the contract's body has no `token`
    login: ({ reply }) => reply(200, { success: true, message: "Hello", token: "x" }),
  });
  expect((await fetchFrom(handlers, logIn()))?.status).toBe(500);
  expect(takeContractViolations()).toEqual([expect.stringContaining("accounts.login answered 200")]);
  expect(takeContractViolations()).toEqual([]);
});

test("records a status that the contract does not declare", async () => {
  // @ts-expect-error log-in declares no such error
  const handlers = instead("accounts", { login: ({ error }) => error("project_name_taken") });
  await fetchFrom(handlers, logIn());
  expect(takeContractViolations()).toEqual([expect.stringContaining("accounts.login answered 409")]);
});

test("does not compile without every endpoint of the area", () => {
  // @ts-expect-error every other endpoint of the area is missing
  serve("accounts", { session: () => ({ user: null }) });
});

test.each([
  ["another content type", { headers: { "Content-Type": "text/plain" } }, 415],
  ["malformed JSON", { body: "{" }, 400],
  ["a missing key", { body: "{}" }, 400],
  ["a wrong type", { body: '{"email":1,"password":[]}' }, 400],
  ["nothing at all", { body: "" }, 400],
  ["10 MB", { body: JSON.stringify({ email: "a".repeat(1e7), password: "x" }) }, 413],
  ["a foreign origin", { headers: { Origin: "https://evil.example" } }, 403],
] as [string, Parameters<typeof logIn>[0], number][])(
  "rejects %s before the resolver runs",
  async (_what, init, status) => {
    const handlers = instead("accounts", {
      login: ({ reply }) => reply(200, { success: true, message: "In" }),
    });
    const response = await fetchFrom(handlers, logIn(init));
    expect(response?.status).toBe(status);
    expect(await response?.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  },
);

test("falls through to the next handler", async () => {
  const defaults = instead("accounts", { session: () => ({ user: null }) });
  const scenario = instead("accounts", { session: () => fallThrough });
  const response = await fetchFrom([...scenario, ...defaults], new Request(`${site}/api/session`));
  expect(await response?.json()).toEqual({ user: null });
});

const legacySession = (status?: number) =>
  fetchFrom(
    instead("accounts", { session: () => legacy({ user: { firstName: "Nora" } }, status) }),
    new Request(`${site}/api/session`),
  );

test("allows legacy bodies, but no undeclared status", async () => {
  expect(await (await legacySession())?.json()).toEqual({ user: { firstName: "Nora" } });
  expect(takeContractViolations()).toEqual([]);
  expect((await legacySession(418))?.status).toBe(500);
  expect(takeContractViolations()).toEqual([expect.stringContaining("accounts.session answered 418")]);
});

test("redirects a native form to its page with the error and the form values", async () => {
  const handlers = instead("accounts", {
    login: ({ error }) => error("wrong_credentials"),
  });
  const form = { email: "a@b.example", password: "secret", redirect: "/account-settings" };
  const response = await fetchFrom(
    handlers,
    logIn({
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    }),
  );
  expect([response?.status, response?.headers.get("Location")]).toEqual([
    303,
    "/client/login?error=wrong_credentials&redirect=%2Faccount-settings",
  ]);
  const cookie = response?.headers.get("Set-Cookie")?.match(/form_values=([\w-]+);/)?.[1];
  expect(readFormValues("/client/login", cookie)).toEqual({ email: "a@b.example" });
});

const logInForm = () =>
  logIn({ headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "email=a&password=b" });

test("does not redirect a native form for a contract violation or a proxy page", async () => {
  // @ts-expect-error log-in declares no such error
  const down = instead("accounts", { login: ({ error }) => error("service_unavailable") });
  expect((await fetchFrom(down, logInForm()))?.status).toBe(500);
  expect(takeContractViolations()).toHaveLength(1);
  expect((await fetchFrom(instead("accounts", { login: badGateway }), logInForm()))?.status).toBe(502);
});
