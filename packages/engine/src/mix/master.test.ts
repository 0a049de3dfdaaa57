import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { truePeak } from "../measure/true-peak.ts";
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

test("throws for silence", () => {
  expect(() => master({ sampleRate, channels: [new Float32Array(sampleRate)] }, -16)).toThrow("silence");
});
