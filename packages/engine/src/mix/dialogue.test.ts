import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { durationMs, type Pcm } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { silences } from "../measure/silence.ts";
import { joinSentences, trimSentence } from "./dialogue.ts";

const sampleRate = 44_100;
const at = (ms: number) => Math.round((ms * sampleRate) / 1000);

/** Noise with silence around it. */
function sentence(beforeMs: number, soundMs: number, afterMs: number, level = 0.1): Pcm {
  const channel = new Float32Array(at(beforeMs + soundMs + afterMs));
  channel.set(
    noise(at(soundMs), 7).map((sample) => sample * level),
    at(beforeMs),
  );
  return { sampleRate, channels: [channel] };
}

test.each([
  { before: 250, sound: 1000, after: 300 },
  { before: 0, sound: 1000, after: 0 },
  { before: 250, sound: 1000, after: 0 },
  { before: 0, sound: 1000, after: 300 },
])("trims silence before and after a sentence: %o", ({ before, sound, after }) => {
  const trimmed = trimSentence(sentence(before, sound, after));
  expect(durationMs(trimmed)).toBeGreaterThanOrEqual(sound);
  expect(durationMs(trimmed)).toBeLessThanOrEqual(sound + 70);
});

test("keeps a gap within the sentence", () => {
  const parts = [sentence(200, 600, 0), sentence(400, 600, 200)];
  const whole = joinSentences(
    parts.map((pcm) => ({ pcm, pauseAfterMs: 0 })),
    sampleRate,
  );
  expect(durationMs(trimSentence(whole))).toBeGreaterThanOrEqual(1600);
});

test("brings soft and loud sentences to the same level", () => {
  const [soft, loud] = [0.01, 0.5].map((level) =>
    integratedLoudness(trimSentence(sentence(100, 1000, 100, level))),
  );
  expect(soft).toBeCloseTo(-19, 1);
  expect(loud).toBeCloseTo(-19, 1);
});

test("keeps silence silent", () => {
  const silent = { sampleRate, channels: [new Float32Array(at(500))] };
  expect(trimSentence(silent).channels[0]?.every((sample) => sample === 0)).toBe(true);
});

test("adds a pause after each sentence except the last", () => {
  const joined = joinSentences(
    [
      { pcm: sentence(0, 500, 0), pauseAfterMs: 300 },
      { pcm: sentence(0, 400, 0), pauseAfterMs: 900 },
    ],
    sampleRate,
  );
  expect(durationMs(joined)).toBe(1200);
  expect(silences(joined, { belowDbfs: -60, atLeastMs: 100 })).toEqual([{ startMs: 500, endMs: 800 }]);
});
