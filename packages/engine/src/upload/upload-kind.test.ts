import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { encodeMp3 } from "../formats/encode-mp3.ts";
import { withTitle } from "../formats/title-tag.ts";
import { writeWav } from "../formats/wav.ts";
import { sine } from "../testing/sine.ts";
import { uploadKind } from "./upload-kind.ts";

const { resolve } = createRequire(import.meta.url);
const foreign = (name: string) => readFileSync(resolve(`@earshot/gpl-audio/fixtures/${name}`));

const pcm = {
  sampleRate: 44_100,
  channels: [sine({ frequency: 440, dbfs: -6, seconds: 1, sampleRate: 44_100 })],
};
const mp3 = await encodeMp3(pcm, 128);
const tagged = withTitle(mp3, "Spring");
const start = tagged.length - mp3.length;

const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const scattered = Uint8Array.from(noise(200_000, 1), (value) => (value + 1) * 128);

test.each([
  ["an MP3", mp3, { kind: "mp3", start: 0, isClean: true }],
  ["an MP3 after its tag", tagged, { kind: "mp3", start, isClean: true }],
  ["an MP3 after two tags", withTitle(tagged, "Summer"), { kind: "mp3", start: 2 * start, isClean: true }],
  ["an MP3 after HTML", joined("<script>", mp3), { kind: "mp3", start: 8, isClean: false }],
  ["an MP3 after zeros", joined("\0\0\0", mp3), { kind: "mp3", start: 3, isClean: false }],
  ["a WAV", writeWav(pcm), { kind: "wav" }],
  ["WMA", foreign("tone.wma"), { kind: "wma" }],
  ["AAC", foreign("tone.aac"), { kind: "aac", container: "adts", start: 0 }],
  [
    "AAC after a tag",
    joined(tagged.subarray(0, start), foreign("tone.aac")),
    { kind: "aac", container: "adts", start },
  ],
  ["AAC in an MP4 file", foreign("tone.m4a"), { kind: "aac", container: "m4a", start: 0 }],
])("detects %s", (_what, bytes, kind) => {
  expect(uploadKind(bytes)).toEqual(kind);
});

test.each([
  ["nothing", new Uint8Array()],
  [
    "a picture",
    joined([0x89, 0x50, 0x4e, 0x47].map((byte) => String.fromCharCode(byte)).join(""), scattered),
  ],
  ["noise", scattered],
  ["zeros", new Uint8Array(10_000)],
  ["a tag alone", tagged.subarray(0, start)],
  ["a page behind a tag", joined(tagged.subarray(0, start), "<html>".repeat(50))],
  ["a frame of an MP3", mp3.subarray(0, 400)],
  ["two frames of an MP3 after HTML", joined("<script>", mp3.subarray(0, 1300))],
  ["an MP3 behind a long page", joined("<html>".repeat(1000), mp3)],
  ["a film in RIFF", joined("RIFF\0\0\0\0AVI LIST", mp3)],
])("detects no audio format in %s", (_what, bytes) => {
  expect(uploadKind(bytes)).toBeNull();
});
