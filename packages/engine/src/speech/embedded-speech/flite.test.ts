import { afterEach, expect, test, vi } from "vitest";

import { frameCount, type Pcm } from "../../dsp/pcm.ts";
import { medianPitch } from "../../measure/pitch.ts";
import type { FliteShape } from "../../voices/catalogue-voice.ts";
import { type Prosody, neutralProsody } from "../speech-engine.ts";
import { openFlite } from "./flite.ts";

const speakWithFlite = openFlite();
const text = "Good morning. The coffee is already on.";
const woman: FliteShape = { engine: "flite", voice: "slt", size: 1, pitch: 170, swing: 12, stretch: 1 };
const man: FliteShape = { engine: "flite", voice: "rms", size: 1, stretch: 1 };
const speak = (shape: FliteShape, prosody: Partial<Prosody> = {}, spoken = text) =>
  speakWithFlite(spoken, shape, { ...neutralProsody, ...prosody });
const secondsOf = (pcm: Pcm) => frameCount(pcm) / pcm.sampleRate;

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["a woman", woman],
  ["a man", man],
])("%s: rate changes the pace but not the pitch", async (_who, shape) => {
  const [own, faster] = [await speak(shape), await speak(shape, { rate: 1.25 })];
  expect(secondsOf(own) / secondsOf(faster)).toBeGreaterThan(1.2);
  expect(Math.abs(medianPitch(faster) / medianPitch(own) - 1)).toBeLessThan(0.04);
});

test.each([
  ["a woman", woman],
  ["a man", man],
])("%s: semitones change the pitch but not the pace", async (_who, shape) => {
  const [own, higher] = [await speak(shape), await speak(shape, { semitones: 3 })];
  expect(medianPitch(higher) / medianPitch(own)).toBeGreaterThan(1.14);
  expect(medianPitch(higher) / medianPitch(own)).toBeLessThan(1.24);
  expect(Math.abs(secondsOf(higher) / secondsOf(own) - 1)).toBeLessThan(0.04);
});

test("speaker size changes the pitch but not the pace", async () => {
  const [own, small] = [await speak(woman), await speak({ ...woman, size: 1.1 })];
  expect(Math.abs(secondsOf(small) / secondsOf(own) - 1)).toBeLessThan(0.04);
  expect(medianPitch(small) / medianPitch(own)).toBeCloseTo(1.1, 1);
});

test("speaks text that looks like options or commands", async () => {
  for (const odd of ["-voice rms $(rm -rf /) `ls`; --help", "-o /etc/passwd"]) {
    expect(secondsOf(await speak(woman, {}, odd))).toBeGreaterThan(0.5);
  }
});
