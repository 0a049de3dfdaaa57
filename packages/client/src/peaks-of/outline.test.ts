import { peakCount } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { outlineOf } from "./outline.ts";

/** Repeats each part's value for ten samples. */
const sound = (valueOf: (part: number) => number) =>
  Float32Array.from({ length: 10 * peakCount }, (_, sample) => valueOf(Math.floor(sample / 10)));

test("reduces each part to its largest sample and scales the loudest part to 255", () => {
  const channel = sound(() => 0.1);
  channel[7] = -0.5;
  channel[1234] = 0.25;
  const peaks = outlineOf([channel]);
  expect(peaks).toHaveLength(peakCount);
  expect([peaks[0], peaks[123], peaks[50]]).toEqual([255, 128, 51]);
});

test("uses the louder channel", () => {
  const quiet = sound(() => 0.2);
  const peaks = outlineOf([quiet, sound((part) => (part < 100 ? 0 : 0.4))]);
  expect([peaks[0], peaks[199]]).toEqual([128, 255]);
});

test.each([
  ["silence", sound(() => 0)],
  ["inaudible noise", sound((part) => (part % 2 === 0 ? 0.0009 : -0.0009))],
  ["no samples at all", new Float32Array()],
])("returns a flat line for %s", (_what, channel) => {
  expect(outlineOf([channel])).toEqual(Array.from({ length: peakCount }, () => 0));
});

test("returns a flat line for audio without channels", () => {
  expect(Math.max(...outlineOf([]))).toBe(0);
});

test("leaves no gaps in a very short sound", () => {
  const peaks = outlineOf([Float32Array.of(0.5, 1)]);
  expect([peaks[0], peaks[99], peaks[100], peaks[199]]).toEqual([128, 128, 255, 255]);
});
