import { expect, test } from "vitest";

import {
  amplify,
  concatenate,
  durationMs,
  frameCount,
  fromDecibels,
  peakMagnitude,
  toDecibels,
} from "./pcm.ts";

test("converts between decibels and amplitude ratios", () => {
  expect(toDecibels(10)).toBeCloseTo(20);
  expect(toDecibels(0)).toBe(-Infinity);
  expect(fromDecibels(-6)).toBeCloseTo(0.5012, 4);
});

test("durationMs rounds to whole milliseconds and is 0 without channels", () => {
  expect(durationMs({ sampleRate: 44_100, channels: [new Float32Array(44_123)] })).toBe(1001);
  expect(durationMs({ sampleRate: 44_100, channels: [] })).toBe(0);
  expect(frameCount({ sampleRate: 44_100, channels: [] })).toBe(0);
});

test("amplify leaves its input unchanged", () => {
  const original = { sampleRate: 8000, channels: [Float32Array.of(0.1)] };
  expect(amplify(original, 20).channels[0]?.[0]).toBeCloseTo(1);
  expect(original.channels[0]?.[0]).toBeCloseTo(0.1);
});

test("concatenate joins parts in order", () => {
  expect(concatenate([Float32Array.of(1, 2), Float32Array.of(), Float32Array.of(3)])).toEqual(
    Float32Array.of(1, 2, 3),
  );
});

test("peakMagnitude clamps its range to the channel", () => {
  const channel = Float32Array.of(0.1, -0.5, 0.2);
  expect(peakMagnitude(channel)).toBe(0.5);
  expect(peakMagnitude(channel, 2, 99)).toBeCloseTo(0.2);
  expect(peakMagnitude(channel, -5, 1)).toBeCloseTo(0.1);
  expect(peakMagnitude(channel, 1, 1)).toBe(0);
});
