import { expect, test } from "vitest";

import { filter, highPass, lowPass } from "../dsp/biquad.ts";
import { noise } from "../dsp/noise.ts";
import { peakMagnitude } from "../dsp/pcm.ts";
import { polishVoice } from "./voice-polish.ts";

const sampleRate = 44_100;
const length = sampleRate * 2;
const top = 7400;

/** A dull voice: a hum, with a hiss in its second half, up to the voice's bandwidth. */
const dull = noise(length, 1).map((sample, i) => {
  const hum = 0.3 * Math.sin((2 * Math.PI * 180 * i) / sampleRate);
  return i < length / 2 ? hum : hum + 0.05 * sample;
});
const voice = { sampleRate, channels: [below(dull, top)] };

function below(channel: Float32Array, frequency: number): Float32Array {
  const slope = lowPass({ frequency, sampleRate });
  return filter(channel, slope, slope, slope, slope);
}

/** The share of the power above a frequency, in dB, within a range of samples. */
function above(channel: Float32Array | undefined, frequency: number, from: number, to: number): number {
  const whole = channel ?? dull;
  const slope = highPass({ frequency, sampleRate });
  const high = filter(whole, slope, slope, slope);
  return 10 * Math.log10(power(high.slice(from, to)) / power(whole.slice(from, to)));
}

const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);

test("brightens a dull voice and extends its hiss above its bandwidth", () => {
  const { channels } = polishVoice(voice, top);
  const [before, after] = [voice.channels[0], channels[0]];
  expect(above(after, 1000, length / 2, length)).toBeGreaterThan(above(before, 1000, length / 2, length) + 3);
  expect(above(after, 9500, length / 2, length)).toBeGreaterThan(
    above(before, 9500, length / 2, length) + 10,
  );
});

test("adds no air to a voice that has no hiss", () => {
  const polished = polishVoice(voice, top).channels[0];
  const hiss = above(polished, 9500, length / 2, length);
  expect(above(polished, 9500, length / 4, length / 3)).toBeLessThan(hiss - 20);
});

test("keeps silence silent", () => {
  const silent = { sampleRate, channels: [new Float32Array(length)] };
  expect(peakMagnitude(polishVoice(silent, top).channels[0] ?? dull)).toBe(0);
});
