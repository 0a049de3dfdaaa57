import { expect, test } from "vitest";

import { writeWav } from "../formats/wav.ts";
import { isSlowToRead } from "./slow-to-read.ts";

/** A WAV of 8-bit mono samples. */
function wavOf(seconds: number, sampleRate: number): Uint8Array {
  const wav = Buffer.concat([writeWav({ sampleRate, channels: [] }), Buffer.alloc(seconds * sampleRate)]);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.writeUInt32LE(seconds * sampleRate, 40);
  return wav;
}
const starting = (bytes: number[], length: number) => Uint8Array.from({ length }, (_, at) => bytes[at] ?? 0);
const megabyte = 1024 * 1024;

test.each([
  ["a long WAV at a rate that not every browser plays", wavOf(285, 7350), true],
  ["a long truncated WAV", wavOf(285, 8000).subarray(0, megabyte), true],
  ["a long WAV that every browser plays", wavOf(260, 8000), false],
  ["a short WAV that has to be transcoded", wavOf(20, 7350), false],
  ["a WAV without a format", Buffer.from(wavOf(285, 7350)).fill("x", 12, 16), false],
  ["a large MP3", starting([0xff, 0xfb, 0x90], megabyte), false],
  ["a large MP3 with a title", starting([0x49, 0x44, 0x33], megabyte), false],
  ["a large file in another format", starting([0xff, 0xf1], megabyte), true],
  ["a small file in another format", starting([0xff, 0xf1], 1000), false],
])("detects whether %s is slow to read", (_what, bytes, isSlow) => {
  expect(isSlowToRead(bytes)).toBe(isSlow);
});
