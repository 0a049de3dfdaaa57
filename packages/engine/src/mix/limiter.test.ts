import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { peakMagnitude, type Pcm } from "../dsp/pcm.ts";
import { truePeak } from "../measure/true-peak.ts";
import { sine } from "../testing/sine.ts";
import { openLimiter } from "./limiter.ts";

const sampleRate = 44_100;
const limit = (pcm: Pcm, ceiling: number) => openLimiter(pcm)(ceiling, 0);
const quiet = sine({ frequency: 300, dbfs: -20, seconds: 1, sampleRate });

test("leaves samples below the ceiling unchanged", () => {
  const { channels } = limit({ sampleRate, channels: [quiet] }, -2);
  expect(channels[0]).toEqual(quiet);
});

test.each([
  ["noise", noise(sampleRate, 5).map((sample) => sample * 2)],
  [
    "a tone whose peaks lie between the samples",
    sine({ frequency: 11_025, dbfs: 6, seconds: 1, sampleRate, phase: 45 }),
  ],
  ["one click", Float32Array.from(quiet, (sample, i) => (i === 20_000 ? 3 : sample))],
  ["a click at the very end", Float32Array.from(quiet, (sample, i) => (i === quiet.length - 1 ? 3 : sample))],
])("holds %s at the ceiling", (_, channel) => {
  const peak = truePeak(limit({ sampleRate, channels: [channel] }, -2));
  expect(peak).toBeLessThan(-1.85);
  expect(peak).toBeGreaterThan(-3.5);
});

test("lowers all channels together before a peak and recovers after it", () => {
  const click = Float32Array.from(quiet, (sample, i) => (i === 20_000 ? 4 : sample));
  const { channels } = limit({ sampleRate, channels: [click, quiet] }, -2);
  const around = (from: number, to: number) =>
    peakMagnitude(channels[1] ?? quiet, from, to) / peakMagnitude(quiet, from, to);
  expect(around(19_700, 19_999)).toBeLessThan(1);
  expect(around(19_850, 20_150)).toBeLessThan(0.5);
  expect(around(10_000, 19_000)).toBe(1);
  expect(around(40_000, 44_000)).toBeCloseTo(1, 2);
});
