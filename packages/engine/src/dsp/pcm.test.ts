import { expect, test } from "vitest";

import { amplify, durationMs, frameCount, fromDecibels, largest, toDecibels } from "./pcm.ts";

test("decibels and ratios turn into each other", () => {
  expect(toDecibels(10)).toBeCloseTo(20);
  expect(toDecibels(0)).toBe(-Infinity);
  expect(fromDecibels(-6)).toBeCloseTo(0.5012, 4);
});

test("length is in whole milliseconds, and nothing lasts 0", () => {
  expect(durationMs({ sampleRate: 44_100, channels: [new Float32Array(44_123)] })).toBe(1001);
  expect(durationMs({ sampleRate: 44_100, channels: [] })).toBe(0);
  expect(frameCount({ sampleRate: 44_100, channels: [] })).toBe(0);
});

test("amplifying leaves the original as it was", () => {
  const original = { sampleRate: 8000, channels: [Float32Array.of(0.1)] };
  expect(amplify(original, 20).channels[0]?.[0]).toBeCloseTo(1);
  expect(original.channels[0]?.[0]).toBeCloseTo(0.1);
});

test("the largest magnitude of a stretch, which may reach beyond the channel", () => {
  const channel = Float32Array.of(0.1, -0.5, 0.2);
  expect(largest(channel)).toBe(0.5);
  expect(largest(channel, 2, 99)).toBeCloseTo(0.2);
  expect(largest(channel, -5, 1)).toBeCloseTo(0.1);
  expect(largest(channel, 1, 1)).toBe(0);
});
