import { ebur128_integrated_mono, ebur128_integrated_stereo } from "ebur128-wasm/ebur128_wasm.js";
import { describe, expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { concatenate, type Pcm } from "../dsp/pcm.ts";
import { sine } from "../testing/sine.ts";
import { integratedLoudness } from "./loudness.ts";

const sampleRate = 48_000;

/** A 1000 Hz tone in both channels that steps through the given levels. */
function steps(...parts: readonly (readonly [dbfs: number, seconds: number])[]): Pcm {
  const channel = concatenate(
    parts.map(([dbfs, seconds]) => sine({ frequency: 1000, dbfs, seconds, sampleRate })),
  );
  return { sampleRate, channels: [channel, channel] };
}

describe("measures the signals of EBU Tech 3341, table 1, to ±0.1 LU", () => {
  test.each([
    ["1: a steady tone", steps([-23, 20]), -23],
    ["2: a softer one", steps([-33, 20]), -33],
    ["3: the relative gate", steps([-36, 10], [-23, 60], [-36, 10]), -23],
    ["4: both gates", steps([-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10]), -23],
    ["5: levels that all pass", steps([-26, 20], [-20, 20.1], [-26, 20]), -23],
  ])("%s", (_, pcm, expected) => {
    expect(Math.abs(integratedLoudness(pcm) - expected)).toBeLessThan(0.1);
  });

  test("signal 6: gives the surround channels more weight than the other three", () => {
    const levels = [-28, -28, -24, -30, -30];
    const channels = levels.map((dbfs) => sine({ frequency: 1000, dbfs, seconds: 20, sampleRate }));
    expect(Math.abs(integratedLoudness({ sampleRate, channels }) + 23)).toBeLessThan(0.1);
  });
});

test.each([16_000, 22_050, 44_100, 48_000, 96_000])(
  "returns -3.01 LUFS for a full-scale 997 Hz tone in one channel, at a sample rate of %i Hz",
  (rate) => {
    const channel = sine({ frequency: 997, dbfs: 0, seconds: 5, sampleRate: rate });
    expect(integratedLoudness({ sampleRate: rate, channels: [channel] })).toBeCloseTo(-3.01, 1);
  },
);

test("ignores the low-frequency effects channel", () => {
  const tone = sine({ frequency: 1000, dbfs: -20, seconds: 2, sampleRate });
  const quiet = new Float32Array(tone.length);
  const all = [quiet, quiet, quiet, tone, quiet, quiet];
  expect(integratedLoudness({ sampleRate, channels: all })).toBe(-Infinity);
});

test("returns -Infinity for silence, below the absolute gate and for less than one block", () => {
  expect(integratedLoudness(steps([-120, 2]))).toBe(-Infinity);
  expect(integratedLoudness(steps([-71, 2]))).toBe(-Infinity);
  expect(integratedLoudness(steps([-20, 0.39]))).toBe(-Infinity);
  expect(integratedLoudness(steps([-20, 0.4]))).toBeCloseTo(-20, 1);
  expect(integratedLoudness({ sampleRate, channels: [] })).toBe(-Infinity);
});

test.each([22_050, 44_100, 48_000])("agrees with libebur128 on swelling noise, at %i Hz", (rate) => {
  const swelling = (seed: number) =>
    noise(rate * 8, seed).map((sample, i) => sample * 0.3 * Math.sin(i / rate) ** 4);
  const [left, right] = [swelling(1), swelling(2)];
  expect(integratedLoudness({ sampleRate: rate, channels: [left, right] })).toBeCloseTo(
    ebur128_integrated_stereo(rate, left, right),
    4,
  );
  expect(integratedLoudness({ sampleRate: rate, channels: [left] })).toBeCloseTo(
    ebur128_integrated_mono(rate, left),
    4,
  );
});
