import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { peakCount, peaksOf } from "./peaks.ts";

const sampleRate = 8000;
const quiet = new Float32Array(sampleRate);

/** One second that is zero but for `value` at some of the 8000 samples. */
function impulses(...at: readonly (readonly [index: number, value: number])[]): Float32Array {
  const channel = new Float32Array(sampleRate);
  for (const [index, value] of at) channel[index] = value;
  return channel;
}

test("each value is the largest magnitude of its part, linear, the largest of all being 255", () => {
  const peaks = peaksOf({ sampleRate, channels: [impulses([0, 0.2], [39, -0.4], [40, 0.1], [7999, 0.05])] });
  expect(peaks.length).toBe(peakCount);
  expect(peaks.slice(0, 3)).toEqual([255, 64, 0]);
  expect(peaks.at(-1)).toBe(32);
});

test("the louder channel is drawn", () => {
  const peaks = peaksOf({ sampleRate, channels: [quiet, impulses([4000, -1])] });
  expect(peaks.indexOf(255)).toBe(100);
});

test("the same sound 30 dB softer is drawn the same", () => {
  const swelling = (dbfs: number) =>
    sine({ frequency: 100, dbfs, seconds: 1, sampleRate }).map((sample, i) => (sample * i) / sampleRate);
  expect(peaksOf({ sampleRate, channels: [swelling(-36)] })).toEqual(
    peaksOf({ sampleRate, channels: [swelling(-6)] }),
  );
});

test("silence is flat: nothing at all, digital silence, noise below -60 dBFS", () => {
  const flat = Array.from({ length: peakCount }, () => 0);
  expect(peaksOf({ sampleRate, channels: [] })).toEqual(flat);
  expect(peaksOf({ sampleRate, channels: [quiet] })).toEqual(flat);
  expect(peaksOf({ sampleRate, channels: [impulses([100, 0.000_99])] })).toEqual(flat);
  expect(peaksOf({ sampleRate, channels: [impulses([100, 0.001_01])] })).not.toEqual(flat);
});

test("a sound of fewer samples than values has no holes", () => {
  const peaks = peaksOf({ sampleRate, channels: [Float32Array.of(0.5, -1, 0.5)] });
  expect(peaks.length).toBe(peakCount);
  expect(Math.min(...peaks)).toBe(128);
});
