import { describe, expect, test } from "vitest";

import { checkUpload, claimedUploadKind, uploadAccept } from "./upload.ts";

const file = { name: "spot.mp3", type: "audio/mpeg", size: 2_097_152 };

describe("size", () => {
  test("accepts exactly 2 MB", () => {
    expect(checkUpload(file)).toBeNull();
  });

  test("rejects one byte more", () => {
    expect(checkUpload({ ...file, size: 2_097_153 })).toMatchObject({
      code: "file_too_large",
      field: "audio",
      message: "File size must be less than 2MB",
    });
  });

  test("accepts one byte and rejects an empty file", () => {
    expect(checkUpload({ ...file, size: 1 })).toBeNull();
    expect(checkUpload({ ...file, size: 0 })?.message).toMatch(/empty/);
  });
});

describe("kind", () => {
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
  ])("detects %j of type %j as %s", (name, type, kind) => {
    expect(claimedUploadKind({ name, type })).toBe(kind);
  });

  test("rejects a file of unknown kind", () => {
    expect(checkUpload({ name: "notes.pdf", type: "application/pdf", size: 10 })?.message).toMatch(
      /mp3, wav/,
    );
  });

  test("limits the file input to audio", () => {
    expect(uploadAccept).toBe("audio/*,.mp3,.wav,.wma,.aac");
  });
});
