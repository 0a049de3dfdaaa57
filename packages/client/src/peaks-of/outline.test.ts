import { peakCount } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { outlineOf } from "./outline.ts";

/** Ten samples to each part, all of them the value of their part. */
const sound = (valueOf: (part: number) => number) =>
  Float32Array.from({ length: 10 * peakCount }, (_, sample) => valueOf(Math.floor(sample / 10)));

test("each part is its largest sample, the loudest of all 255", () => {
  const channel = sound(() => 0.1);
  channel[7] = -0.5;
  channel[1234] = 0.25;
  const peaks = outlineOf([channel]);
  expect(peaks).toHaveLength(peakCount);
  expect([peaks[0], peaks[123], peaks[50]]).toEqual([255, 128, 51]);
});

test("the louder channel counts", () => {
  const quiet = sound(() => 0.2);
  const peaks = outlineOf([quiet, sound((part) => (part < 100 ? 0 : 0.4))]);
  expect([peaks[0], peaks[199]]).toEqual([128, 255]);
});

test.each([
  ["silence", sound(() => 0)],
  ["noise that nobody hears", sound((part) => (part % 2 === 0 ? 0.0009 : -0.0009))],
  ["no samples at all", new Float32Array()],
])("%s is a flat line", (_what, channel) => {
  expect(outlineOf([channel])).toEqual(Array.from({ length: peakCount }, () => 0));
});

test("a sound without channels is a flat line too", () => {
  expect(Math.max(...outlineOf([]))).toBe(0);
});

test("a very short sound leaves no holes", () => {
  const peaks = outlineOf([Float32Array.of(0.5, 1)]);
  expect([peaks[0], peaks[99], peaks[100], peaks[199]]).toEqual([128, 128, 255, 255]);
});
