import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { startProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const figures: number[] = [];
  return { figures, progress: startProgress((percent) => figures.push(percent)) };
}

test("adds 10 % every 200 ms, up to 90 %, if there are no progress events", () => {
  const { figures, progress } = start();
  vi.advanceTimersByTime(199);
  expect(figures).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(figures).toEqual([10]);
  vi.advanceTimersByTime(60_000);
  expect(figures).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  progress.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("shows the real percentage, rounded down and capped at 90, if there are progress events", () => {
  const { figures, progress } = start();
  for (const part of [0.056, 0.4, 0.4, 0.95, 1]) progress.sent(part);
  vi.advanceTimersByTime(10_000);
  expect(figures).toEqual([5, 40, 90]);
  expect(vi.getTimerCount()).toBe(0);
});

test("never decreases", () => {
  const { figures, progress } = start();
  vi.advanceTimersByTime(400);
  progress.sent(0.1);
  progress.sent(0.3);
  expect(figures).toEqual([10, 20, 30]);
});

test("does not change once stopped", () => {
  const { figures, progress } = start();
  progress.stop();
  vi.advanceTimersByTime(10_000);
  expect(figures).toEqual([]);
});
