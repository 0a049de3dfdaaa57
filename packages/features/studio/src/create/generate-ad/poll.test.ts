import { NetworkError } from "@earshot/client/network-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { poll } from "./poll.ts";

const every = 5000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ok = (body: unknown) => async () => ({ status: 200, body });
const status = (code: number) => async () => ({ status: code, body: {} });
const networkError = (kind: "network" | "timeout" | "unexpected-answer") => () =>
  Promise.reject(new NetworkError("GET /job", kind));

/** A fake request that returns these responses in order, repeats the last, and records the time of each call in ms. */
function respondWith(...answers: (() => Promise<{ status: number; body: unknown }>)[]) {
  const at: number[] = [];
  const start = Date.now();
  const ask = () => {
    at.push(Date.now() - start);
    return answers[Math.min(at.length, answers.length) - 1]!();
  };
  return { ask, at };
}

const settles = ({ status: code, body }: { status: number; body: unknown }) =>
  code >= 400 ? `refused with ${code}` : body === "wait" ? null : String(body);

const pace = (signal = new AbortController().signal, most = 60) => ({ every, most, signal });

test("sends the first request immediately and stops once there is a result", async () => {
  const { ask, at } = respondWith(ok("done"));
  expect(await poll(ask, settles, pace())).toBe("done");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0]);
});

test("polls every 5 s until a response has a result", async () => {
  const { ask, at } = respondWith(ok("wait"), ok("wait"), ok("done"));
  const end = poll(ask, settles, pace());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await end).toBe("done");
  expect(at).toEqual([0, 5000, 10_000]);
});

test("returns null after 60 requests and sends no more", async () => {
  const { ask, at } = respondWith(ok("wait"));
  const end = vi.fn();
  void poll(ask, settles, pace()).then(end);
  await vi.advanceTimersByTimeAsync(59 * every - 1);
  expect(at).toHaveLength(59);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(at).toHaveLength(60);
  expect(end).toHaveBeenCalledWith(null);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toHaveLength(60);
});

test.each([
  ["a network error", networkError("network")],
  ["a timeout", networkError("timeout")],
  ["a proxy's error page", networkError("unexpected-answer")],
  ["500", status(500)],
  ["503", status(503)],
  ["429", status(429)],
])("retries after %s, which counts as a request", async (_what, once) => {
  const { ask, at } = respondWith(once, ok("done"));
  const end = poll(ask, settles, pace());
  await vi.advanceTimersByTimeAsync(every);
  expect(await end).toBe("done");
  expect(at).toEqual([0, 5000]);
  const never = respondWith(once);
  const nothing = poll(never.ask, settles, pace(undefined, 3));
  await vi.advanceTimersByTimeAsync(10 * every);
  expect(await nothing).toBeNull();
  expect(never.at).toHaveLength(3);
});

test.each([400, 401, 403, 404])("stops polling immediately on a %d", async (code) => {
  const { ask, at } = respondWith(status(code));
  expect(await poll(ask, settles, pace())).toBe(`refused with ${code}`);
  expect(at).toEqual([0]);
});

test("rethrows an error that is not a network error", async () => {
  await expect(poll(() => Promise.reject(new TypeError("oops")), settles, pace())).rejects.toThrow("oops");
});

test("rejects immediately and clears the timer when aborted between two requests", async () => {
  const leaving = new AbortController();
  let asks = 0;
  const ask = async () => {
    asks += 1;
    if (leaving.signal.aborted) throw new NetworkError("GET /job", "aborted");
    return { status: 200, body: "wait" };
  };
  const end = poll(ask, settles, pace(leaving.signal));
  const failed = expect(end).rejects.toMatchObject({ kind: "aborted" });
  await vi.advanceTimersByTimeAsync(1000);
  leaving.abort();
  await failed;
  expect(asks).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});
