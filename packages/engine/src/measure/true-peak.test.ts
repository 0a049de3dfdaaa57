import { ebur128_true_peak_mono } from "ebur128-wasm/ebur128_wasm.js";
import { describe, expect, test } from "vitest";

import { filter, lowPass } from "../dsp/biquad.ts";
import { noise } from "../dsp/noise.ts";
import { sine } from "../testing/sine.ts";
import { truePeak, visitPeaks } from "./true-peak.ts";

const sampleRate = 48_000;

/** Fades both ends, because a hard edge would cause ringing. */
function tone(divisor: number, phase: number, amplitude: number) {
  const dbfs = 20 * Math.log10(amplitude);
  const samples = sine({ frequency: sampleRate / divisor, dbfs, seconds: 0.1, sampleRate, phase });
  return samples.map((sample, i) => sample * Math.min(1, i / 2000, (samples.length - 1 - i) / 2000));
}

describe("measures the tones of EBU Tech 3341, table 1, within +0.2 and -0.4 dB", () => {
  test.each([
    ["15", 4, 0, 0.5, -6],
    ["16", 4, 45, 0.5, -6],
    ["17", 6, 60, 0.5, -6],
    ["18", 8, 67.5, 0.5, -6],
    ["19", 4, 45, 1.41, 3],
  ])(
    "signal %s: a tone at the sample rate divided by %i, with a phase of %d°",
    (_, divisor, phase, amplitude, expected) => {
      const peak = truePeak({ sampleRate, channels: [tone(divisor, phase, amplitude)] });
      expect(peak).toBeLessThan(expected + 0.2);
      expect(peak).toBeGreaterThan(expected - 0.4);
    },
  );
});

test("finds a peak between samples that a sample meter misses by 3 dB", () => {
  const channel = tone(4, 45, 1);
  const samplePeak = 20 * Math.log10(Math.max(...channel.map(Math.abs)));
  expect(samplePeak).toBeLessThan(-3);
  expect(truePeak({ sampleRate, channels: [channel] })).toBeGreaterThan(-0.2);
});

test("finds a peak that only fourfold oversampling reveals", () => {
  const peak = truePeak({ sampleRate, channels: [tone(4, 67.5, 0.5)] });
  expect(Math.abs(peak + 6)).toBeLessThan(0.2);
});

test("uses the louder channel, and returns -Infinity for silence", () => {
  const [soft, loud] = [tone(8, 0, 0.1), tone(8, 0, 0.5)];
  expect(truePeak({ sampleRate, channels: [soft, loud] })).toBeCloseTo(-6, 0);
  expect(truePeak({ sampleRate, channels: [new Float32Array(100)] })).toBe(-Infinity);
});

test("visitPeaks reports the index of each peak", () => {
  const channel = new Float32Array(100);
  channel[40] = -0.8;
  const seen: [number, number][] = [];
  visitPeaks(channel, 0.5, (i, peak) => seen.push([i, peak]));
  expect(seen.map(([i]) => i)).toEqual([39, 40]);
  expect(seen[1]?.[1]).toBeCloseTo(0.8, 6);
});

test("visitPeaks skips quiet blocks without missing a peak", () => {
  const channel = noise(3000, 4).map((sample, i) => sample * (i % 700 < 40 ? 1 : 0.01));
  const peaks = (above: number) => {
    const seen = new Map<number, number>();
    visitPeaks(channel, above, (i, peak) => seen.set(i, peak));
    return seen;
  };
  const all = peaks(0);
  expect(all.size).toBe(3000);
  for (const above of [0.005, 0.3, 0.9])
    expect(peaks(above)).toEqual(new Map([...all].filter(([, peak]) => peak > above)));
});

test("agrees with libebur128 to 0.1 dB on noise with the bandwidth of speech", () => {
  const band = lowPass({ frequency: 8000, sampleRate });
  const samples = filter(noise(sampleRate, 7), band, band).map((sample) => sample * 0.5);
  const peak = truePeak({ sampleRate, channels: [samples] });
  expect(Math.abs(peak - ebur128_true_peak_mono(sampleRate, samples))).toBeLessThan(0.1);
});
