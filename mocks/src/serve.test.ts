import { getResponse } from "msw";
import { expect, onTestFinished, test, vi } from "vitest";

import { fallThrough, instead, legacy, serve, setLatency, takeContractViolations } from "./serve.ts";

const site = "http://site.example";
const logIn = () =>
  new Request(`${site}/client/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "a@b.example", password: "secret" }),
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

test("does not compile unless every endpoint in the area has a mock", () => {
  // @ts-expect-error every other endpoint of the area is missing
  serve("accounts", { session: () => ({ user: null }) });
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

test("delays a response by the latency, and only once if an override falls through", async () => {
  vi.useFakeTimers();
  setLatency(300);
  onTestFinished(() => {
    setLatency(0);
    vi.useRealTimers();
  });
  const onResponse = vi.fn();
  const handlers = [
    ...instead("accounts", { session: () => fallThrough }),
    ...instead("accounts", { session: () => ({ user: null }) }),
  ];
  void fetchFrom(handlers, new Request(`${site}/api/session`)).then(onResponse);
  await vi.advanceTimersByTimeAsync(299);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledOnce();
});
