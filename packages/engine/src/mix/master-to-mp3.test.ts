import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { measure } from "../measure/measure.ts";
import { deliver } from "./master-to-mp3.ts";
import { delivery } from "./master.ts";

const sampleRate = 44_100;

/** Of this many samples the last ones stand at the very end of the last MP3 frame (1152 samples, 1105 of delay). */
const length = 153 * 1152 + 1056;

/** Bursts with sharp peaks; with or without a fade at both ends. */
function bursts(hasFades: boolean) {
  const channel = noise(length, 21).map((sample, i) => {
    const fade = hasFades ? Math.min(1, i / 2000, (length - 1 - i) / 2000) : 1;
    return fade ** 4 * sample ** 5 * (0.2 + Math.abs(Math.sin((5 * i) / sampleRate)));
  });
  return { sampleRate, channels: [channel, channel] };
}

test("the decoded file keeps the figures of delivery, and they are the ones that are told", async () => {
  const { bytes, figures } = await deliver(bursts(true));
  expect(figures).toEqual(measure(await decodeAudio(bytes)));
  expect(Math.abs((figures.loudnessLufs ?? 0) - delivery.loudnessLufs)).toBeLessThanOrEqual(0.1);
  expect(figures.truePeakDbtp).toBeLessThanOrEqual(delivery.highestDbtp);
});

test("a mix that ends in full sound is refused", async () => {
  await expect(deliver(bursts(false))).rejects.toThrow("first or last 5 ms");
});

test("silence is refused", async () => {
  const silent = { sampleRate, channels: [new Float32Array(sampleRate), new Float32Array(sampleRate)] };
  await expect(deliver(silent)).rejects.toThrow("silence");
});
