import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { measure } from "../measure/measure.ts";
import { masterToMp3 } from "./master-to-mp3.ts";
import { loudnessTarget } from "./master.ts";

const sampleRate = 44_100;

/** Fills the last MP3 frame to its end (1152 samples per frame, 1105 samples of delay). */
const length = 153 * 1152 + 1056;

/** Bursts with sharp peaks, optionally faded at both ends. */
function bursts(hasFades: boolean) {
  const channel = noise(length, 21).map((sample, i) => {
    const fade = hasFades ? Math.min(1, i / 2000, (length - 1 - i) / 2000) : 1;
    return fade ** 4 * sample ** 5 * (0.2 + Math.abs(Math.sin((5 * i) / sampleRate)));
  });
  return { sampleRate, channels: [channel, channel] };
}

test("measures the decoded file, which meets the loudness target", async () => {
  const { bytes, figures } = await masterToMp3(bursts(true));
  expect(figures).toEqual(measure(await decodeAudio(bytes)));
  expect(Math.abs((figures.loudnessLufs ?? 0) - loudnessTarget.loudnessLufs)).toBeLessThanOrEqual(0.1);
  expect(figures.truePeakDbtp).toBeLessThanOrEqual(loudnessTarget.maxTruePeakDbtp);
});

test("stops after two encodings when clicks can't reach the target loudness below the peak limit", async () => {
  const clicks = noise(5 * sampleRate, 4).map((sample, i) => sample * Math.exp(-(i % 20_000) / 50));
  let encodings = 0;
  const format = {
    /** Counts the encodings: each encoding reads this property once. */
    get kilobits() {
      encodings += 1;
      return 192 as const;
    },
    channels: 2 as const,
    encoderLossLu: 0.25,
  };
  const { figures } = await masterToMp3({ sampleRate, channels: [clicks, clicks] }, format);
  expect(encodings).toBe(2);
  expect(figures.loudnessLufs).toBeLessThan(loudnessTarget.loudnessLufs - 1);
  expect(figures.truePeakDbtp).toBeLessThanOrEqual(loudnessTarget.maxTruePeakDbtp);
});

test("rejects a mix that does not end in silence", async () => {
  await expect(masterToMp3(bursts(false))).rejects.toThrow("first or last 5 ms");
});

test("rejects silence", async () => {
  const silent = { sampleRate, channels: [new Float32Array(sampleRate), new Float32Array(sampleRate)] };
  await expect(masterToMp3(silent)).rejects.toThrow("silence");
});
