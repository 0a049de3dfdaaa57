import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { bell, type Biquad, filter, highPass, lowPass } from "./biquad.ts";
import { peakMagnitude, toDecibels } from "./pcm.ts";

const sampleRate = 48_000;

/** The gain in dB at a frequency, after the filter has settled. */
function gain(biquad: Biquad, frequency: number): number {
  const tone = sine({ frequency, dbfs: 0, seconds: 1, sampleRate });
  return toDecibels(peakMagnitude(filter(tone, biquad), 24_000));
}

test("highPass is 3 dB down at its cutoff, falls by 12 dB per octave below it and is flat above", () => {
  const biquad = highPass({ frequency: 1000, sampleRate });
  expect(gain(biquad, 997)).toBeCloseTo(-3, 1);
  expect(gain(biquad, 127)).toBeCloseTo(-36, 0);
  expect(gain(biquad, 7993)).toBeCloseTo(0, 1);
});

test("lowPass mirrors highPass", () => {
  const biquad = lowPass({ frequency: 1000, sampleRate });
  expect(gain(biquad, 997)).toBeCloseTo(-3, 1);
  expect(gain(biquad, 127)).toBeCloseTo(0, 1);
  expect(gain(biquad, 7993)).toBeLessThan(-35);
});

test("bell boosts its center and leaves distant frequencies unchanged", () => {
  const biquad = bell({ frequency: 2000, decibels: 6, q: 1, sampleRate });
  expect(gain(biquad, 2000)).toBeCloseTo(6, 1);
  expect(gain(biquad, 60)).toBeCloseTo(0, 1);
});

test("filter decays to exact silence instead of tiny values, which are slow to process", () => {
  const tone = sine({ frequency: 500, dbfs: 0, seconds: 1, sampleRate }).fill(0, 4800);
  const tail = filter(tone, highPass({ frequency: 80, sampleRate })).slice(4800);
  expect(tail.some((sample) => sample !== 0)).toBe(true);
  expect(tail.some((sample) => sample !== 0 && Math.abs(sample) < 1e-30)).toBe(false);
});

test("filter applies filters in series and leaves its input unchanged", () => {
  const tone = sine({ frequency: 500, dbfs: 0, seconds: 0.1, sampleRate });
  const before = tone.slice();
  const up = bell({ frequency: 500, decibels: 6, q: 1, sampleRate });
  const down = bell({ frequency: 500, decibels: -6, q: 1, sampleRate });
  filter(tone, up, down).forEach((sample, i) => expect(sample).toBeCloseTo(tone[i] ?? 9, 5));
  expect(tone).toEqual(before);
});
