import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { truePeak } from "../measure/true-peak.ts";
import { delivery, master } from "./master.ts";

const sampleRate = 44_100;

test.each([
  ["soft", 0.01],
  ["loud", 3],
])("%s material with sharp peaks ends at the loudness, below the ceiling", (_, level) => {
  const spiky = noise(sampleRate * 3, 11).map((sample) => level * sample ** 7);
  const result = master({ sampleRate, channels: [spiky, spiky] }, delivery.loudnessLufs);
  expect(Math.abs(integratedLoudness(result) - delivery.loudnessLufs)).toBeLessThan(0.06);
  expect(truePeak(result)).toBeLessThan(delivery.limiterDbtp + 0.15);
});

test("silence has no loudness to be brought to", () => {
  expect(() => master({ sampleRate, channels: [new Float32Array(sampleRate)] }, -16)).toThrow("silence");
});
