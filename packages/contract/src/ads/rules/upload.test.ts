import { expect, test } from "vitest";

import { checkUpload, claimedUploadKind, uploadTitle } from "./upload.ts";

test.each([
  ["spot.mp3", "", "mp3"],
  ["SPOT.WAV", "application/octet-stream", "wav"],
  ["spot.final.wma", "", "wma"],
  ["spot.aac", "", "aac"],
  ["spot", "audio/mpeg", "mp3"],
  ["spot", "audio/mpeg ; x=1", "mp3"],
  ["mp3", "", null],
  ["spot", "Audio/WAV; codecs=1", "wav"],
  ["spot", "audio/x-ms-wma", "wma"],
  ["spot", "audio/aacp", "aac"],
  ["spot.ogg", "audio/ogg", null],
  ["spot.mp3.exe", "", null],
  ["spot.pdf", "application/pdf", null],
  ["", "", null],
  ["spot", "constructor", null],
])("detects a file named %j of type %j as %s", (name, type, kind) => {
  expect(claimedUploadKind({ name, type })).toBe(kind);
});

test("rejects an empty file, a file over 2 MB, and a file of an unknown type", () => {
  const file = { name: "spot.mp3", type: "audio/mpeg", size: 2_097_152 };
  expect(checkUpload(file)).toBeNull();
  expect(checkUpload({ ...file, size: 2_097_153 })).toMatchObject({ code: "file_too_large" });
  expect(checkUpload({ ...file, size: 0 })).toMatchObject({ code: "file_empty" });
  const notes = { name: "notes.pdf", type: "application/pdf", size: 10 };
  expect(checkUpload(notes)?.message).toMatch(/mp3, wav/);
});

test.each([
  ["Spring sale.mp3", "Spring sale"],
  ["Spring sale.WAV", "Spring sale"],
  ["spring.v2.m4a", "spring.v2"],
  ["Dr. Who", "Dr. Who"],
  ["photo.png", "photo.png"],
  [".mp3", ".mp3"],
  ["   ", "Audio_Ad"],
  ["a\0b .aac", "ab"],
  ["Spring\r\nsale\n.mp3", "Spring sale"],
  ["Spring\u2028sale", "Spring sale"],
  [`${"x".repeat(254)}👀.mp3`, `${"x".repeat(254)}\uFFFD`],
])("gives a file named %j the title %j", (name, title) => {
  expect(uploadTitle(name)).toBe(title);
});
