import { afterEach, expect, test, vi } from "vitest";

import { createSessionStore } from "./session.tsx";

const user = { id: "1", first_name: "Nora", last_name: "Lind", email: "nora@kettle.example" };
const nora = { id: "1" } as never;
const answer = (status: number, body: object) => Response.json(body, { status });

function respond(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.fn(() => answers[Math.min(fetch.mock.calls.length, answers.length) - 1]!());
  const removed: string[] = [];
  const saved: [key: string, value: string][] = [];
  const cookies: string[] = [];
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    set cookie(line: string) {
      cookies.push(line.split(";")[0] ?? "");
    },
  });
  vi.stubGlobal("localStorage", {
    removeItem: (key: string) => removed.push(key),
    setItem: (key: string, value: string) => saved.push([key, value]),
  });
  vi.stubGlobal("sessionStorage", { "draft:studio": "{}", removeItem: (key: string) => removed.push(key) });
  return { fetch, removed, saved, cookies };
}

/** Creates a store with a clock (ms) that the test controls. */
function storeAt(initial: Parameters<typeof createSessionStore>[0]) {
  const clock = { now: 0 };
  const report = vi.fn();
  return { store: createSessionStore(initial, { report, now: () => clock.now }), clock, report };
}

afterEach(() => vi.unstubAllGlobals());

test("has no user before the first check", () => {
  expect(createSessionStore(undefined).getState()).toMatchObject({
    user: undefined,
    isLoggedIn: false,
    hasEnded: false,
    providers: [],
  });
});

test("has the logged-in user after a check", async () => {
  respond(async () => answer(200, { user }));
  const { store } = storeAt(null);
  const listener = vi.fn();
  store.subscribe(listener);
  expect(await store.getState().check()).toMatchObject({ firstName: "Nora" });
  expect(store.getState()).toMatchObject({ isLoggedIn: true, user: { firstName: "Nora" } });
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ["a network error", () => Promise.reject(new TypeError("failed"))],
  ["a broken server", async () => new Response("oops", { status: 502 })],
])("sets no user and reports the error if a check fails with %s", async (_what, broken) => {
  respond(broken);
  const { store, report } = storeAt(nora);
  expect(await store.getState().check()).toBeNull();
  expect(store.getState()).toMatchObject({ user: null, isLoggedIn: false });
  expect(report).toHaveBeenCalledOnce();
});

test("shares one request between concurrent checks and sends another for a later check", async () => {
  const { fetch } = respond(async () => answer(200, { user }));
  const { store } = storeAt(null);
  const both = await Promise.all([store.getState().check(), store.getState().check()]);
  expect(both[0]).toBe(both[1]);
  expect(fetch).toHaveBeenCalledOnce();
  await store.getState().check();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("rechecks after a minute and reports an ended session", async () => {
  const { fetch } = respond(async () => answer(200, { user: null }));
  const { store, clock } = storeAt(nora);
  clock.now = 59_000;
  await store.getState().recheck();
  expect(fetch).not.toHaveBeenCalled();
  clock.now = 60_000;
  await store.getState().recheck();
  expect(store.getState()).toMatchObject({ user: null, isLoggedIn: false, hasEnded: true });
});

test("clears the session-ended notice at the next log-in", async () => {
  respond(
    async () => answer(200, { user: null }),
    async () => answer(200, { user }),
  );
  const { store } = storeAt(nora);
  await store.getState().check();
  expect(store.getState().hasEnded).toBe(true);
  await store.getState().check();
  expect(store.getState()).toMatchObject({ isLoggedIn: true, hasEnded: false });
});

test("notifies the other tabs when the account changes", async () => {
  const { saved, removed } = respond(
    async () => answer(200, { user }),
    async () => answer(200, { user: null }),
  );
  const { store } = storeAt(null);
  await store.getState().check();
  expect(saved).toEqual([["account", "1"]]);
  await store.getState().check();
  expect(removed).toEqual(["account"]);
});

test.each([
  ["is replaced when another tab logs in to another account", "2", { isReplaced: true }, 0],
  ["rechecks at once when another tab logs out", null, { isReplaced: false, hasEnded: true }, 1],
  ["stays when another tab logs in to the same account", "1", { isReplaced: false, isLoggedIn: true }, 0],
  ["stays when storage is blocked", undefined, { isReplaced: false, isLoggedIn: true }, 0],
])("%s", async (_what, account, state, requests) => {
  const { fetch } = respond(async () => answer(200, { user: null }));
  const { store } = storeAt(nora);
  store.getState().compare(account);
  await store.getState().recheck();
  expect(store.getState()).toMatchObject(state);
  expect(fetch).toHaveBeenCalledTimes(requests);
});

test.each([
  ["another account after its own session ended", "2", true],
  ["the same account after its session ended", "1", false],
])("compares the page's last account when another tab logs in to %s", async (_what, account, isReplaced) => {
  respond(async () => answer(200, { user: null }));
  const { store } = storeAt(nora);
  await store.getState().check();
  store.getState().compare(account);
  expect(store.getState().isReplaced).toBe(isReplaced);
});

test("marks the page as replaced when a recheck finds another account", async () => {
  respond(async () => answer(200, { user: { ...user, id: "2" } }));
  const { store, clock } = storeAt(nora);
  clock.now = 60_000;
  await store.getState().recheck();
  expect(store.getState()).toMatchObject({ isReplaced: true, user: { id: "2" } });
});

test("adopts another tab's log-in on a visitor's page", async () => {
  respond(async () => answer(200, { user }));
  const { store } = storeAt(null);
  store.getState().compare("1");
  await store.getState().recheck();
  expect(store.getState()).toMatchObject({ isReplaced: false, isLoggedIn: true });
});

test("keeps its state when a recheck gets no response", async () => {
  respond(() => Promise.reject(new TypeError("failed")));
  const { store, clock, report } = storeAt(nora);
  clock.now = 60_000;
  await store.getState().recheck();
  expect(store.getState()).toMatchObject({ isLoggedIn: true, hasEnded: false });
  expect(report).toHaveBeenCalledOnce();
});

test("clears the guest id, drafts, saved items and projects at log-out", async () => {
  const { removed, cookies } = respond(async () => answer(200, { success: true, message: "Bye" }));
  const { store } = storeAt(nora);
  expect(await store.getState().logOut()).toBe(true);
  expect(store.getState()).toMatchObject({ user: null, isLoggedIn: false, hasEnded: false });
  expect(removed).toEqual([
    "temp_user_id",
    "draft:studio",
    "savedItems",
    "audioProjectMap",
    "awaitedAd",
    "awaitedVersion",
    "account",
  ]);
  expect(cookies).toEqual(["temp_user_id=", "project="]);
});

test("changes nothing when log-out fails", async () => {
  const { removed } = respond(() => Promise.reject(new TypeError("failed")));
  const { store, report } = storeAt(nora);
  expect(await store.getState().logOut()).toBe(false);
  expect(store.getState().isLoggedIn).toBe(true);
  expect(removed).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});
