import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { compress } from "./compressor.ts";
import { largest, toDecibels } from "./pcm.ts";

const sampleRate = 44_100;
const by = { threshold: -30, ratio: 2.5, attack: 4, release: 90 };
const settled = (dbfs: number) => {
  const tone = sine({ frequency: 440, dbfs, seconds: 1, sampleRate });
  return toDecibels(largest(compress(tone, sampleRate, by), 30_000));
};

test("what stays below the threshold passes as it is", () => {
  const soft = sine({ frequency: 440, dbfs: -31, seconds: 1, sampleRate });
  expect(compress(soft, sampleRate, by)).toEqual(soft);
});

test("of 20 dB above the threshold 8 are left: 20 divided by the ratio", () => {
  expect(settled(-10) - settled(-30)).toBeGreaterThan(7);
  expect(settled(-10) - settled(-30)).toBeLessThan(10);
});

test("silence is silence", () => {
  expect(largest(compress(new Float32Array(100), sampleRate, by))).toBe(0);
});
