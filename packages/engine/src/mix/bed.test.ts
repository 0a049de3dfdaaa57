import { describe, expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import type { Pcm } from "../dsp/pcm.ts";
import { sine } from "../testing/sine.ts";
import { type BedSettings, layBed } from "./bed.ts";

const sampleRate = 44_100;
const whole: BedSettings = { startMs: 0, endMs: 0, fadeInMs: 0, fadeOutMs: 0 };
const track: Pcm = { sampleRate, channels: [noise(4 * sampleRate, 1), noise(4 * sampleRate, 2)] };

const at = (ms: number) => Math.round((ms * sampleRate) / 1000);
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
const between = (pcm: Pcm, fromMs: number, toMs: number) =>
  (pcm.channels[0] ?? new Float32Array()).subarray(at(fromMs), at(toMs));

/** Pearson's coefficient: 1 for the same sound, about 0 for two noises. */
function correlation(one: Float32Array, other: Float32Array) {
  const product = one.reduce((sum, sample, i) => sum + sample * (other[i] ?? 0), 0);
  return product / one.length / (rms(one) * rms(other));
}

test("plays the chosen part from its start", () => {
  const bed = layBed(track, { ...whole, startMs: 1000, endMs: 3000 }, at(1500));
  expect(correlation(between(bed, 100, 1200), between(track, 1100, 2200))).toBeGreaterThan(0.999);
  expect(correlation(between(bed, 100, 1200), between(track, 100, 1200))).toBeLessThan(0.1);
});

test("repeats a short part without a gap or bump at the seam", () => {
  const bed = layBed(track, { ...whole, startMs: 500, endMs: 1500 }, at(5000));
  expect(correlation(between(bed, 1100, 1900), between(track, 630, 1430))).toBeGreaterThan(0.999);
  const plain = rms(between(track, 500, 1500));
  for (let ms = 50; ms < 4700; ms += 10) {
    const decibels = 20 * Math.log10(rms(between(bed, ms, ms + 10)) / plain);
    expect(Math.abs(decibels), `at ${ms} ms`).toBeLessThan(1.5);
  }
});

describe("a track with loop points", () => {
  const choice = { ...whole, loop: { startMs: 400, endMs: 3600 } };

  test.each([
    ["its own end", { startMs: 300, endMs: 0 }, 3600 - 300],
    ["an end beyond the track", { startMs: 300, endMs: 60_000 }, 3600 - 300],
    ["a start behind the loop", { startMs: 3700, endMs: 0 }, 3600 - 400],
  ])("repeats its loop after %s", (_, stretch, loopMs) => {
    const bed = layBed(track, { ...choice, ...stretch }, at(9300));
    const seams = [loopMs - 30, loopMs - 30 + 3170];
    for (const seam of seams) {
      const again = between(bed, seam + 50, seam + 2500);
      expect(correlation(again, between(track, 450, 2900)), `after ${seam} ms`).toBeGreaterThan(0.999);
    }
  });

  test("plays to its end when nothing is repeated", () => {
    const bed = layBed(track, choice, at(4000) - 64);
    expect(correlation(between(bed, 3000, 3700), between(track, 3000, 3700))).toBeGreaterThan(0.999);
  });

  test("repeats the chosen part when an end was chosen", () => {
    const bed = layBed(track, { ...choice, startMs: 1000, endMs: 2000 }, at(3000));
    expect(correlation(between(bed, 1100, 1900), between(track, 1130, 1930))).toBeGreaterThan(0.999);
  });
});

/** A tone whose periods fit into every tenth of a second. */
const tone = (rate: number, seconds: number): Pcm => ({
  sampleRate: rate,
  channels: [sine({ frequency: 440, dbfs: -6, seconds, sampleRate: rate })],
});

test("resamples a track of another rate before looping it", () => {
  const bed = layBed(tone(48_000, 2), { ...whole, endMs: 1030 }, at(3000), sampleRate);
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

describe("an equal-power fade", () => {
  const level: Pcm = { sampleRate, channels: [new Float32Array(at(4000)).fill(1)] };
  const gainAt = (choice: Partial<BedSettings>, ms: number) =>
    layBed(level, { ...whole, ...choice }, at(3000)).channels[0]?.[at(ms)] ?? Number.NaN;

  test.each([
    ["in", { fadeInMs: 1000 }, 0, 0],
    ["in", { fadeInMs: 1000 }, 500, Math.SQRT1_2],
    ["in", { fadeInMs: 1000 }, 1000, 1],
    ["in, none requested", {}, 10, 1],
    ["out", { fadeOutMs: 2000 }, 1000, 1],
    ["out", { fadeOutMs: 2000 }, 2000, Math.SQRT1_2],
    ["out, none requested", {}, 2750, 1],
    ["out, none requested", {}, 2875, Math.SQRT1_2],
    ["longer than the ad", { fadeInMs: 60_000 }, 1500, Math.SQRT1_2],
  ])("%s: %j at %i ms", (_, choice, ms, gain) => {
    expect(gainAt(choice, ms)).toBeCloseTo(gain, 2);
  });
});
