import { afterEach, expect, test, vi } from "vitest";

import { createSessionStore } from "./session-store.ts";

const user = { id: "1", first_name: "Nora", last_name: "Lind", email: "nora@kettle.example" };
const answer = (status: number, body: object) => Response.json(body, { status });

function respond(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn(() => answers[Math.min(fetch.mock.calls.length, answers.length) - 1]!());
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { cookie: "" });
  const removed: string[] = [];
  vi.stubGlobal("localStorage", { removeItem: (key: string) => removed.push(key) });
  vi.stubGlobal("sessionStorage", { "draft:studio": "{}", removeItem: (key: string) => removed.push(key) });
  return { fetch, removed };
}

afterEach(() => vi.unstubAllGlobals());

test("nobody is known before anybody asked", () => {
  expect(createSessionStore(undefined).current()).toEqual({
    user: undefined,
    isLoggedIn: false,
    providers: [],
  });
});

test("a check sets who is logged in, and tells who listens", async () => {
  respond(async () => answer(200, { user }));
  const store = createSessionStore(null);
  const listener = vi.fn();
  store.subscribe(listener);
  expect(await store.check()).toMatchObject({ firstName: "Nora" });
  expect(store.current()).toMatchObject({ isLoggedIn: true, user: { firstName: "Nora" } });
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ["a network failure", () => Promise.reject(new TypeError("failed"))],
  ["a broken server", async () => new Response("oops", { status: 502 })],
])("%s logs out, and is reported", async (_what, broken) => {
  respond(broken);
  const report = vi.fn();
  const store = createSessionStore({ id: "1" } as never, report);
  expect(await store.check()).toBeNull();
  expect(store.current()).toMatchObject({ user: null, isLoggedIn: false });
  expect(report).toHaveBeenCalledOnce();
});

test("only one check runs at a time, and a later one asks again", async () => {
  const { fetch } = respond(async () => answer(200, { user }));
  const store = createSessionStore(null);
  const both = await Promise.all([store.check(), store.check()]);
  expect(both[0]).toBe(both[1]);
  expect(fetch).toHaveBeenCalledOnce();
  await store.check();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("log-out clears the user, the guest's identity and what was drafted", async () => {
  const { removed } = respond(async () => answer(200, { success: true, message: "Bye" }));
  const store = createSessionStore({ id: "1" } as never);
  expect(await store.logOut()).toBe(true);
  expect(store.current().user).toBeNull();
  expect(removed).toEqual(["temp_user_id", "draft:studio"]);
  expect(document.cookie).toContain("temp_user_id=; Path=/; Max-Age=0");
});

test("a log-out that fails leaves everything as it was", async () => {
  const { removed } = respond(() => Promise.reject(new TypeError("failed")));
  const report = vi.fn();
  const store = createSessionStore({ id: "1" } as never, report);
  expect(await store.logOut()).toBe(false);
  expect(store.current().isLoggedIn).toBe(true);
  expect(removed).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});
