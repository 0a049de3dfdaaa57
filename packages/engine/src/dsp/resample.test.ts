import { expect, test } from "vitest";

import { sine } from "../testing/sine.ts";
import { peakMagnitude } from "./pcm.ts";
import { resample } from "./resample.ts";

const middle = (channel: Float32Array | undefined) => channel?.subarray(2000, -2000) ?? new Float32Array();

test.each([
  [16_000, 44_100, 1000],
  [16_000, 44_100, 7000],
  [22_050, 44_100, 9900],
  [48_000, 44_100, 15_000],
  [44_100, 16_000, 6500],
])("resampling from %i to %i Hz preserves a %i Hz tone", (from, to, frequency) => {
  const tone = { frequency, dbfs: -6, seconds: 1 };
  const converted = resample({ sampleRate: from, channels: [sine({ ...tone, sampleRate: from })] }, to);
  const expected = sine({ ...tone, sampleRate: to });
  expect(converted.sampleRate).toBe(to);
  expect(converted.channels[0]?.length).toBe(to);
  const error = middle(converted.channels[0]).map((sample, i) => sample - (middle(expected)[i] ?? 9));
  expect(peakMagnitude(error)).toBeLessThan(0.01);
});

test("removes frequencies above the lower Nyquist frequency instead of aliasing them", () => {
  const high = sine({ frequency: 10_000, dbfs: 0, seconds: 1, sampleRate: 44_100 });
  const converted = resample({ sampleRate: 44_100, channels: [high] }, 16_000);
  expect(peakMagnitude(middle(converted.channels[0]))).toBeLessThan(0.001);
});

test("returns its input if the rate is unchanged", () => {
  const pcm = { sampleRate: 44_100, channels: [Float32Array.of(1, 2)] };
  expect(resample(pcm, 44_100)).toBe(pcm);
});
