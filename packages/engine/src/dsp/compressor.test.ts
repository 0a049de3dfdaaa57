import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { compress } from "./compressor.ts";
import { peakMagnitude, toDecibels } from "./pcm.ts";

const sampleRate = 44_100;
const settings = { threshold: -30, ratio: 2.5, attack: 4, release: 90 };
const settled = (dbfs: number) => {
  const tone = sine({ frequency: 440, dbfs, seconds: 1, sampleRate });
  return toDecibels(peakMagnitude(compress(tone, sampleRate, settings), 30_000));
};

test("leaves signals below the threshold unchanged", () => {
  const soft = sine({ frequency: 440, dbfs: -31, seconds: 1, sampleRate });
  expect(compress(soft, sampleRate, settings)).toEqual(soft);
});

test("reduces 20 dB above the threshold to 8 dB at a ratio of 2.5", () => {
  expect(settled(-10) - settled(-30)).toBeGreaterThan(7);
  expect(settled(-10) - settled(-30)).toBeLessThan(10);
});

test("keeps silence silent", () => {
  expect(peakMagnitude(compress(new Float32Array(100), sampleRate, settings))).toBe(0);
});
