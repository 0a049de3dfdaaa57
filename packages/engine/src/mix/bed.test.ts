import { describe, expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import type { Pcm } from "../dsp/pcm.ts";
import { sine } from "../testing/sine.ts";
import { type BedSettings, fadeEnds, layBed } from "./bed.ts";

const sampleRate = 44_100;
const whole: BedSettings = { startMs: 0, endMs: 0, fadeInMs: 0, fadeOutMs: 0 };
const track: Pcm = { sampleRate, channels: [noise(4 * sampleRate, 1), noise(4 * sampleRate, 2)] };

const at = (ms: number) => Math.round((ms * sampleRate) / 1000);
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
const between = (pcm: Pcm, fromMs: number, toMs: number) =>
  (pcm.channels[0] ?? new Float32Array()).subarray(at(fromMs), at(toMs));

/** Pearson correlation: 1 for the same sound, about 0 for unrelated noise. */
function correlation(one: Float32Array, other: Float32Array) {
  const product = one.reduce((sum, sample, i) => sum + sample * (other[i] ?? 0), 0);
  return product / one.length / (rms(one) * rms(other));
}

test("plays the selected excerpt from its start", () => {
  const bed = layBed(track, { ...whole, startMs: 1000, endMs: 3000 }, at(1500));
  expect(correlation(between(bed, 100, 1200), between(track, 1100, 2200))).toBeGreaterThan(0.999);
  expect(correlation(between(bed, 100, 1200), between(track, 100, 1200))).toBeLessThan(0.1);
});

test("repeats a short excerpt without a gap or bump at the seam", () => {
  const bed = layBed(track, { ...whole, startMs: 500, endMs: 1500 }, at(5000));
  expect(correlation(between(bed, 1100, 1900), between(track, 630, 1430))).toBeGreaterThan(0.999);
  const plain = rms(between(track, 500, 1500));
  for (let ms = 50; ms < 4700; ms += 10) {
    const decibels = 20 * Math.log10(rms(between(bed, ms, ms + 10)) / plain);
    expect(Math.abs(decibels), `at ${ms} ms`).toBeLessThan(1.5);
  }
});

describe("a track with a beat grid", () => {
  /** A loop of four bars of 800 ms, then an ending of one bar and a final chord. */
  const grid = {
    loopStartMs: 400,
    loopEndMs: 3630,
    firstBeatMs: 445,
    beatMs: 200,
    beatsPerBar: 4,
    ending: { beatsBefore: 4, finalChordMs: 4445 },
  };
  const long: Pcm = { sampleRate, channels: [noise(6 * sampleRate, 1), noise(6 * sampleRate, 2)] };
  const choice = { ...whole, grid };

  test.each([
    ["its own end", { startMs: 300, endMs: 0 }, 3630 - 300],
    ["an end beyond the loop", { startMs: 300, endMs: 60_000 }, 3630 - 300],
    ["a start behind the loop", { startMs: 3700, endMs: 0 }, 3630],
  ])("repeats its loop after %s", (_, stretch, loopMs) => {
    const bed = layBed(long, { ...choice, ...stretch }, at(9800));
    const seams = [loopMs - 30, loopMs - 30 + 3200];
    for (const seam of seams) {
      const again = between(bed, seam + 50, seam + 2500);
      expect(correlation(again, between(long, 450, 2900)), `after ${seam} ms`).toBeGreaterThan(0.999);
    }
  });

  test.each([
    ["bars", { startMs: 1000, endMs: 3400 }, 1600],
    ["beats, if it is shorter than a bar", { startMs: 1000, endMs: 1750 }, 600],
    ["its length, if it is shorter than a beat", { startMs: 1000, endMs: 1150 }, 120],
  ])("repeats an excerpt in units of %s", (_, excerpt, period) => {
    const bed = layBed(long, { ...choice, ...excerpt }, at(6000));
    for (const round of [1, 2]) {
      const [from, to] = [round * period + 35, (round + 1) * period - 5];
      const again = between(long, excerpt.startMs + 35, excerpt.startMs + 35 + to - from);
      expect(correlation(between(bed, from, to), again), `round ${round}`).toBeGreaterThan(0.999);
    }
  });

  test("jumps to the ending at its cue", () => {
    const bed = layBed(long, choice, at(8000), { cue: { atMs: 6031, fromMs: 4031 } });
    expect(correlation(between(bed, 3700, 6025), between(long, 500, 2825))).toBeGreaterThan(0.999);
    expect(correlation(between(bed, 6050, 7400), between(long, 4050, 5400))).toBeGreaterThan(0.999);
    expect(bed.channels[0]).toHaveLength(at(8000));
    // The final chord fades out.
    const [before, after] = [between(bed, 7000, 7100), between(bed, 7900, 8000)].map(rms);
    expect((after ?? 1) / (before ?? 0)).toBeLessThan(0.3);
  });
});

/** A tone with a whole number of periods in each tenth of a second. */
const tone = (rate: number, seconds: number): Pcm => ({
  sampleRate: rate,
  channels: [sine({ frequency: 440, dbfs: -6, seconds, sampleRate: rate })],
});

test("resamples a track with another sample rate before looping it", () => {
  const bed = layBed(tone(48_000, 2), { ...whole, endMs: 1030 }, at(3000), { sampleRate });
  expect(bed.sampleRate).toBe(sampleRate);
  expect(bed.channels[0]).toHaveLength(at(3000));
  expect(correlation(between(bed, 100, 2700), between(tone(sampleRate, 4), 100, 2700))).toBeGreaterThan(0.99);
});

test.each([
  ["an end before the start", { startMs: 3000, endMs: 1000 }],
  ["a start behind the end", { startMs: 9000, endMs: 0 }],
  ["no length", { startMs: 2000, endMs: 2000 }],
])("plays the whole track for %s", (_, choice) => {
  const bed = layBed(track, { ...whole, ...choice }, at(2000));
  expect(correlation(between(bed, 100, 1500), between(track, 100, 1500))).toBeGreaterThan(0.999);
});

const level = (): Pcm => ({ sampleRate, channels: [new Float32Array(at(3000)).fill(1)] });

describe("the gain of an equal-power fade", () => {
  test.each([
    ["in", { inMs: 1000, outMs: 0 }, 0, 0],
    ["in", { inMs: 1000, outMs: 0 }, 500, Math.SQRT1_2],
    ["in", { inMs: 1000, outMs: 0 }, 1000, 1],
    ["out", { inMs: 0, outMs: 2000 }, 1000, 1],
    ["out", { inMs: 0, outMs: 2000 }, 2000, Math.SQRT1_2],
    ["longer than the ad", { inMs: 60_000, outMs: 0 }, 1500, Math.sin((Math.PI / 2) * (1500 / 60_000))],
    ["none", { inMs: 0, outMs: 0 }, 0, 1],
  ])("follows a sine curve (fade %s, %j) at %i ms", (_, fades, ms, gain) => {
    expect(fadeEnds(level(), fades).channels[0]?.[at(ms)]).toBeCloseTo(gain, 2);
  });

  test("fades both ends briefly even when no fade is set", () => {
    const bed = layBed(level(), whole, at(3000));
    for (const [ms, gain] of [
      [0, 0],
      [10, 1],
      [2750, 1],
      [2868, Math.SQRT1_2],
    ] as const) {
      expect(bed.channels[0]?.[at(ms)], `at ${ms} ms`).toBeCloseTo(gain, 2);
    }
  });
});
