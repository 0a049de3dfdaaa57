import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { peakMagnitude } from "../dsp/pcm.ts";
import { sine } from "../testing/sine.ts";
import { decodeAudio } from "./decode-audio.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { readMp3Frames } from "./mp3-frames.ts";
import { UnreadableAudioError } from "./unreadable-audio-error.ts";
import { writeWav } from "./wav.ts";

const tone = { frequency: 997, dbfs: -6, seconds: 1, sampleRate: 44_100 };
const left = sine(tone);
const right = sine({ ...tone, dbfs: -20 });
const stereo = { sampleRate: 44_100, channels: [left, right] };
const mono = { sampleRate: 44_100, channels: [left] };

/** The second channel's level relative to the first in dB, measured away from both ends. */
const balance = ([a, b]: readonly Float32Array[]) =>
  20 * Math.log10(peakMagnitude(b ?? left, 10_000, 30_000) / peakMagnitude(a ?? left, 10_000, 30_000));

test("decodes an MP3 to two channels, at most 50 ms longer and 0.4 dB quieter than the original", async () => {
  const pcm = await decodeAudio(await encodeMp3(stereo, 192));
  expect(pcm.sampleRate).toBe(44_100);
  expect(pcm.channels.map((channel) => channel.length)).toEqual([46_080, 46_080]);
  expect(Math.abs(20 * Math.log10(peakMagnitude(pcm.channels[0] ?? right)) + 6)).toBeLessThan(0.4);
  expect(balance(pcm.channels)).toBeCloseTo(-14, 0);
});

test.each([
  ["MP3", async () => encodeMp3(mono, 128)],
  ["WAV", async () => writeWav(mono)],
])("decodes a mono %s to two identical channels", async (_, file) => {
  const { channels } = await decodeAudio(await file());
  expect(channels.length).toBe(2);
  expect(balance(channels)).toBe(0);
});

test("decodes a tagged MP3 and a truncated MP3", async () => {
  const mp3 = await encodeMp3(stereo, 192);
  const tag = Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2, ...new Uint8Array(130).fill(0xff)]);
  const tagged = await decodeAudio(Uint8Array.from([...tag, ...mp3]));
  expect(tagged.channels[0]?.length).toBe(46_080);
  const cut = await decodeAudio(mp3.subarray(0, mp3.length / 2));
  expect(cut.channels[0]?.length).toBeGreaterThan(15_000);
  expect(cut.channels[0]?.length).toBeLessThan(30_000);
});

test.each([
  ["nothing", new Uint8Array()],
  ["text that calls itself MP3", new TextEncoder().encode("ID3 this is an advertisement ".repeat(5000))],
  ["zeros", new Uint8Array(100_000)],
  ["noise", new Uint8Array(noise(100_000, 3).map((sample) => sample * 127 + 128))],
  ["one lone frame header", Uint8Array.of(0xff, 0xfb, 0xb0, 0x00, ...new Uint8Array(900))],
])("rejects %s", async (_, bytes) => {
  await expect(decodeAudio(bytes)).rejects.toThrow(UnreadableAudioError);
});

test("readMp3Frames returns the bitrate, sample rate and channels, and covers the whole file", async () => {
  const mp3 = await encodeMp3(stereo, 192);
  const frames = readMp3Frames(mp3);
  expect(frames.length).toBe(40);
  expect(frames.every(({ bitrate, sampleRate }) => bitrate === 192_000 && sampleRate === 44_100)).toBe(true);
  expect(frames.some(({ isMono }) => isMono)).toBe(false);
  expect(frames.reduce((sum, { size }) => sum + size, 0)).toBe(mp3.length);
  expect(readMp3Frames(await encodeMp3(mono, 128)).every(({ isMono }) => isMono)).toBe(true);
});
