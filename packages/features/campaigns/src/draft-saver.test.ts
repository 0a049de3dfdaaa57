import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createDraftSaver } from "./draft-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver(send: (draft: string, saved: number | null) => Promise<number>) {
  return createDraftSaver({ send, saved: null, wait: 500 });
}

test("saves the latest draft once it stops changing", async () => {
  const send = vi.fn(async (_: string, saved: number | null) => (saved ?? 0) + 1);
  const { change, state } = saver(send);
  change("a");
  change("ab");
  expect(state.getState()).toEqual({ kind: "unsaved" });
  await vi.advanceTimersByTimeAsync(500);
  expect(send.mock.calls).toEqual([["ab", null]]);
  expect(state.getState()).toEqual({ kind: "saved" });
});

test("sends one draft at a time, each based on the previous one", async () => {
  const answers: ((saved: number) => void)[] = [];
  const send = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
  const { change, flush } = saver(send);
  change("a");
  const done = flush();
  change("b");
  change("c");
  await vi.advanceTimersByTimeAsync(2000);
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.(1);
  await vi.advanceTimersByTimeAsync(0);
  answers[1]?.(2);
  expect(await done).toBe(2);
  expect(send.mock.calls).toEqual([
    ["a", null],
    ["c", 1],
  ]);
});

test("keeps a draft that could not be saved and retries it", async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error("Down")).mockResolvedValue(1);
  const { change, flush, state } = saver(send);
  change("a");
  expect(await flush()).toBeNull();
  expect(state.getState()).toMatchObject({ kind: "failed" });
  expect(await flush()).toBe(1);
  expect(send.mock.calls.map(([draft]) => draft)).toEqual(["a", "a"]);
});
