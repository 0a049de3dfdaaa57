import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { truePeak } from "../measure/true-peak.ts";
import { openLimiter } from "./limiter.ts";
import { loudnessTarget, master } from "./master.ts";

const sampleRate = 44_100;

test.each([
  ["soft", 0.01],
  ["loud", 3],
])("masters %s material with sharp peaks to the target loudness, below the ceiling", (_, level) => {
  const spiky = noise(sampleRate * 3, 11).map((sample) => level * sample ** 7);
  const result = master({ sampleRate, channels: [spiky, spiky] }, loudnessTarget.loudnessLufs);
  expect(Math.abs(integratedLoudness(result) - loudnessTarget.loudnessLufs)).toBeLessThan(0.06);
  expect(truePeak(result)).toBeLessThan(loudnessTarget.limiterCeilingDbtp + 0.15);
});

test("adds no gain once it would only squash clicks that can't reach the target loudness", () => {
  const clicks = noise(sampleRate * 3, 4).map((sample, i) => sample * Math.exp(-(i % 20_000) / 50));
  const pcm = { sampleRate, channels: [clicks] };
  const { loudnessLufs, limiterCeilingDbtp } = loudnessTarget;
  const limitedOnce = openLimiter(pcm)(limiterCeilingDbtp, loudnessLufs - integratedLoudness(pcm));
  expect(master(pcm, loudnessLufs).channels[0]).toEqual(limitedOnce.channels[0]);
});

test("throws for silence", () => {
  expect(() => master({ sampleRate, channels: [new Float32Array(sampleRate)] }, -16)).toThrow("silence");
});
