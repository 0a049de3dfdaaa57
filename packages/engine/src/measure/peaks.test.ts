import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { peakCount, waveformPeaks } from "./peaks.ts";

const sampleRate = 8000;
const quiet = new Float32Array(sampleRate);

/** One second of silence with single samples set. */
function impulses(...at: readonly (readonly [index: number, value: number])[]): Float32Array {
  const channel = new Float32Array(sampleRate);
  for (const [index, value] of at) channel[index] = value;
  return channel;
}

test("uses the largest magnitude in each part, scaled to 255", () => {
  const peaks = waveformPeaks({
    sampleRate,
    channels: [impulses([0, 0.2], [39, -0.4], [40, 0.1], [7999, 0.05])],
  });
  expect(peaks.length).toBe(peakCount);
  expect(peaks.slice(0, 3)).toEqual([255, 64, 0]);
  expect(peaks.at(-1)).toBe(32);
});

test("uses the louder channel", () => {
  const peaks = waveformPeaks({ sampleRate, channels: [quiet, impulses([4000, -1])] });
  expect(peaks.indexOf(255)).toBe(100);
});

test("draws the same peaks when the sound is 30 dB quieter", () => {
  const swelling = (dbfs: number) =>
    sine({ frequency: 100, dbfs, seconds: 1, sampleRate }).map((sample, i) => (sample * i) / sampleRate);
  expect(waveformPeaks({ sampleRate, channels: [swelling(-36)] })).toEqual(
    waveformPeaks({ sampleRate, channels: [swelling(-6)] }),
  );
});

test("returns flat peaks for empty audio, digital silence and noise below -60 dBFS", () => {
  const flat = Array.from({ length: peakCount }, () => 0);
  expect(waveformPeaks({ sampleRate, channels: [] })).toEqual(flat);
  expect(waveformPeaks({ sampleRate, channels: [quiet] })).toEqual(flat);
  expect(waveformPeaks({ sampleRate, channels: [impulses([100, 0.000_99])] })).toEqual(flat);
  expect(waveformPeaks({ sampleRate, channels: [impulses([100, 0.001_01])] })).not.toEqual(flat);
});

test("leaves no part empty if there are fewer samples than parts", () => {
  const peaks = waveformPeaks({ sampleRate, channels: [Float32Array.of(0.5, -1, 0.5)] });
  expect(peaks.length).toBe(peakCount);
  expect(Math.min(...peaks)).toBe(128);
});
