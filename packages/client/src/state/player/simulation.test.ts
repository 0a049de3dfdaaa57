import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createSimulation } from "./simulation.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function simulate(from: number, to: number) {
  const onTime = vi.fn<(seconds: number) => void>();
  const onEnd = vi.fn();
  const simulation = createSimulation({ from, to, now: Date.now, onTime, onEnd });
  return { simulation, onTime, onEnd, place: () => onTime.mock.lastCall?.[0] };
}

test("runs from its position to its end and reports the end once", () => {
  const { onEnd, place } = simulate(2, 5);
  vi.advanceTimersByTime(2900);
  expect(place()).toBeCloseTo(4.9, 5);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(place()).toBeLessThan(5);
});

test("keeps up with real time on a busy page", () => {
  const { place } = simulate(0, 30);
  vi.setSystemTime(Date.now() + 4000);
  vi.advanceTimersByTime(50);
  expect(place()).toBeCloseTo(4.05, 5);
});

test("stops at the exact position when paused between two steps", () => {
  const { simulation, onTime, place } = simulate(0, 30);
  vi.advanceTimersByTime(1025);
  expect(simulation.toggle()).toBe(false);
  vi.advanceTimersByTime(9000);
  expect(onTime).toHaveBeenCalledTimes(20);
  expect(simulation.toggle()).toBe(true);
  vi.advanceTimersByTime(50);
  expect(place()).toBeCloseTo(1.075, 5);
});

test.each([
  [12, 12.05],
  [-1, 0.05],
])("continues from %s s after a seek", (seconds, next) => {
  const { simulation, place } = simulate(0, 30);
  vi.advanceTimersByTime(5000);
  simulation.seek(seconds);
  vi.advanceTimersByTime(50);
  expect(place()).toBeCloseTo(next, 5);
});

test("ends when it seeks past its end while running", () => {
  const { simulation, onEnd } = simulate(0, 30);
  simulation.seek(99);
  vi.advanceTimersByTime(50);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("restarts from the beginning when started at its end", () => {
  const { onEnd, place } = simulate(30, 30);
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(place()).toBeCloseTo(1, 5);
});

test("reports nothing after it has been stopped", () => {
  const { simulation, onTime, onEnd } = simulate(0, 1);
  simulation.stop();
  vi.advanceTimersByTime(5000);
  expect(onTime).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
});
