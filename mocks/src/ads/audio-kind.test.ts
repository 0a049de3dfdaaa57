import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import { audioKind } from "./audio-kind.ts";

const fixture = async (file: string) => readFile(new URL(`../fixtures/${file}`, import.meta.url));
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => Array.from(typeof part === "string" ? Buffer.from(part, "latin1") : part)),
  );
const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** A tag of 2 × 128 + 1 bytes, then what follows. */
const tag = ["ID3", [4, 0, 0, 0, 0, 2, 1], zeros(257)];
/** MPEG-2 layer III at 64 kbit/s and 22,050 Hz: 208 bytes. */
const mpeg2 = [[0xff, 0xf3, 0x80, 0xc0], zeros(204)];
/** ADTS of 9 bytes. */
const adts = [[0xff, 0xf1, 0x50, 0x80, 0x01, 0x20, 0xfc], zeros(2)];

test("the committed files are what they are", async () => {
  expect(audioKind(await fixture("lumen-10.mp3"))).toBe("mp3");
  expect(audioKind(await fixture("one-note.wav"))).toBe("wav");
});

test.each([
  ["MPEG-2 frames", bytes(...mpeg2, ...mpeg2), "mp3"],
  ["frames behind a tag", bytes(...tag, ...mpeg2, ...mpeg2), "mp3"],
  ["ADTS frames", bytes(...adts, ...adts), "aac"],
  ["ADTS frames behind a tag", bytes(...tag, ...adts, ...adts), "aac"],
  ["an MP4 with sound", bytes(zeros(4), "ftypM4A "), "aac"],
  ["ASF", bytes([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6]), "wma"],
])("%s are taken", (_what, sound, kind) => {
  expect(audioKind(sound)).toBe(kind);
});

test.each([
  ["nothing", bytes()],
  ["one frame alone", bytes(...mpeg2)],
  ["a frame that no other follows", bytes(...mpeg2, zeros(300))],
  ["one ADTS frame alone", bytes(...adts)],
  ["ADTS frames of no length", bytes([0xff, 0xf1, 0x50, 0x80, 0, 0, 0xfc, 0xff, 0xf1])],
  ["a tag alone", bytes(...tag)],
  ["a WAV's beginning", bytes("RIFF", [4, 0, 0, 0], "WAVEfmt ")],
  ["a film", bytes(zeros(4), "ftypisom")],
  ["text", bytes("<!doctype html>".repeat(20))],
])("%s is not", (_what, sound) => {
  expect(audioKind(sound)).toBeNull();
});
