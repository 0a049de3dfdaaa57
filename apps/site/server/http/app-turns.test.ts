import { paths } from "@earshot/contract/paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";
import { callTurns, pageTurns } from "./request-turns.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits for as many event-loop iterations as several requests need to start. */
async function iterations(count = 200) {
  for (let at = 0; at < count; at += 1) await new Promise(setImmediate);
}

/**
 * A site whose API reads each request's body and then waits for `open`. Its pages make a call and don't wait for the
 * response.
 */
function site({ unlimited = false } = {}) {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const state = { read: 0, rendered: 0 };
  const api = {
    async fetch(request: Request) {
      const text = await request.text();
      state.read += 1;
      await gate;
      return Response.json({ text });
    },
  };
  const app = createApp(
    {
      api,
      providers: [],
      servesSite: true,
      trustProxy: 0,
      https: false,
      development: false,
      unlimited,
      operations: { isReady: () => true, metrics: createMetrics(), metricsToken: null },
      logError: () => undefined,
    },
    async (_request, { api: own }) => {
      state.rendered += 1;
      await own.fetch(paths.ads.list.path, { signal: AbortSignal.abort() }).catch(() => undefined);
      return new Response("page");
    },
  );
  /** Sends a request with only the beginning of its body; `finish` sends the rest. */
  function begin() {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    void writer.write(new TextEncoder().encode("[1")).catch(() => undefined);
    const { path } = paths.campaigns.create;
    const headers = { "content-type": "application/json", "content-length": "3" };
    const init = { method: "POST", headers, body: readable, duplex: "half" } as const;
    const sent = Promise.resolve(app.fetch(new Request(`http://localhost:3000${path}`, init)));
    const finish = () => {
      void writer.write(new TextEncoder().encode("]")).catch(() => undefined);
      void writer.close().catch(() => undefined);
    };
    return { sent, finish };
  }
  /** Starts requests, and lets all their turns expire. */
  async function beginLate(count: number) {
    const requests: ReturnType<typeof begin>[] = [];
    while (requests.length < count) {
      for (let at = 0; at < callTurns.perAddress && requests.length < count; at += 1) requests.push(begin());
      await iterations(80);
      vi.advanceTimersByTime(callTurns.waitMs);
    }
    return requests;
  }
  /** Sends requests without a body. */
  const ask = (count: number, { method, path }: { method: string; path: string }) => {
    for (let at = 0; at < count; at += 1)
      void app.fetch(new Request(`http://localhost:3000${path}`, { method: method.toUpperCase() }));
  };
  return { ask, begin, beginLate, open, state };
}

test("reads a body that arrives in time without waiting for another turn", async () => {
  const { begin, open, state } = site();
  const requests = Array.from({ length: callTurns.perAddress }, begin);
  for (const { finish } of requests) finish();
  await iterations();
  expect(state.read).toBe(callTurns.perAddress);
  open();
  const [first] = await Promise.all(requests.map(({ sent }) => sent));
  expect(await first?.json()).toEqual({ text: "[1]" });
});

test("waits for another turn if a body arrives after its request's turn has ended", async () => {
  const { beginLate, open, state } = site();
  const requests = await beginLate(7);
  for (const { finish } of requests) finish();
  await iterations();
  expect(state.read).toBe(callTurns.perAddress);
  open();
  await iterations();
  const responses = await Promise.all(requests.map(({ sent }) => sent));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
});

test("rejects late bodies when the queue is full", async () => {
  const { beginLate, open } = site();
  const most = callTurns.perAddress + callTurns.waiting;
  const requests = await beginLate(most + 2);
  for (const { finish } of requests) finish();
  await iterations();
  open();
  await iterations(5000);
  const responses = await Promise.all(requests.map(({ sent }) => sent));
  expect(responses.slice(0, most).every(({ status }) => status === 200)).toBe(true);
  expect(responses.slice(most).map(({ status }) => status)).toEqual([429, 429]);
});

test("answers all calls concurrently if unlimited, because some mocks never respond", async () => {
  const { ask, state } = site({ unlimited: true });
  ask(3 * callTurns.perAddress, paths.ads.list);
  await iterations();
  expect(state.read).toBe(3 * callTurns.perAddress);
});

test.each([
  ["keeps the turns of calls that may wait for the database", paths.ads.list, callTurns.perAddress],
  ["ends the turns of calls that wait for another process", paths.generation.speakTake, 6],
])("%s", async (_what, endpoint, begun) => {
  const { ask, open, state } = site();
  ask(6, endpoint);
  await iterations();
  expect(state.read).toBe(callTurns.perAddress);
  vi.advanceTimersByTime(callTurns.waitMs);
  await iterations();
  expect(state.read).toBe(begun);
  open();
  await iterations();
  expect(state.read).toBe(6);
});

test("keeps a page's turn until the calls that it no longer awaits have ended", async () => {
  const { ask, open, state } = site();
  ask(2, { method: "get", path: "/nbmaistudio" });
  await iterations();
  vi.advanceTimersByTime(pageTurns.waitMs);
  await iterations();
  expect(state.rendered).toBe(pageTurns.perAddress);
  open();
  await iterations();
  expect(state.rendered).toBe(2);
});
