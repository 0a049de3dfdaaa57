import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { getResponse } from "msw";
import { expect, test } from "vitest";

import { badGateway, instead, legacy, onward, serve, takeBrokenReplies } from "./serve.ts";

const site = "http://site.example";
const logIn = ({ headers = {}, body }: { headers?: Record<string, string>; body?: string } = {}) =>
  new Request(`${site}/client/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: body ?? JSON.stringify({ email: "a@b.example", password: "secret" }),
  });
const ask = (handlers: ReturnType<typeof instead>, request: Request) =>
  getResponse(handlers, request, { baseUrl: site });

test("a reply with another shape than the contract's breaks it, and says where", async () => {
  const handlers = instead("accounts", {
    // @ts-expect-error the contract's body has no `token`
    login: ({ reply }) => reply(200, { success: true, message: "Hello", token: "x" }),
  });
  expect((await ask(handlers, logIn()))?.status).toBe(500);
  expect(takeBrokenReplies()).toEqual([expect.stringContaining("accounts.login answered 200")]);
  expect(takeBrokenReplies()).toEqual([]);
});

test("a status that the contract does not declare breaks it", async () => {
  // @ts-expect-error log-in declares no such error
  const handlers = instead("accounts", { login: ({ error }) => error("project_name_taken") });
  await ask(handlers, logIn());
  expect(takeBrokenReplies()).toEqual([expect.stringContaining("accounts.login answered 409")]);
});

test("an area with an endpoint forgotten does not compile", () => {
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
  "%s is refused before the mock is asked",
  async (_what, init, status) => {
    const handlers = instead("accounts", {
      login: ({ reply }) => reply(200, { success: true, message: "In" }),
    });
    const response = await ask(handlers, logIn(init));
    expect(response?.status).toBe(status);
    expect(await response?.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  },
);

test("what a scenario hands on is answered by the one that stood there before", async () => {
  const everyday = instead("accounts", { session: () => ({ user: null }) });
  const scenario = instead("accounts", { session: () => onward });
  const response = await ask([...scenario, ...everyday], new Request(`${site}/api/session`));
  expect(await response?.json()).toEqual({ user: null });
});

const olderSession = (status?: number) =>
  ask(
    instead("accounts", { session: () => legacy({ user: { firstName: "Nora" } }, status) }),
    new Request(`${site}/api/session`),
  );

test("an older server's names are let through, an undeclared status is not", async () => {
  expect(await (await olderSession())?.json()).toEqual({ user: { firstName: "Nora" } });
  expect(takeBrokenReplies()).toEqual([]);
  expect((await olderSession(418))?.status).toBe(500);
  expect(takeBrokenReplies()).toEqual([expect.stringContaining("accounts.session answered 418")]);
});

test("a native form is sent to its page with a scenario's error, and what was typed", async () => {
  const handlers = instead("accounts", {
    login: ({ error }) => error("wrong_credentials"),
  });
  const form = { email: "a@b.example", password: "secret", redirect: "/account-settings" };
  const response = await ask(
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

const nativeLogIn = () =>
  logIn({ headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: "email=a&password=b" });

test("a broken mock's answer and a proxy's page stay as they are, for a native form too", async () => {
  // @ts-expect-error log-in declares no such error
  const down = instead("accounts", { login: ({ error }) => error("service_unavailable") });
  expect((await ask(down, nativeLogIn()))?.status).toBe(500);
  expect(takeBrokenReplies()).toHaveLength(1);
  expect((await ask(instead("accounts", { login: badGateway }), nativeLogIn()))?.status).toBe(502);
});
