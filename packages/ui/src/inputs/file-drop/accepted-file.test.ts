import { describe, expect, it } from "vitest";

import { acceptsFile, mayAccept } from "./accepted-file.ts";

const audio = "audio/*,.mp3,.wav,.wma,.aac";

describe("acceptsFile", () => {
  it.each([
    ["spot.mp3", "audio/mpeg", audio, true],
    ["SPOT.WMA", "", audio, true],
    ["spot", "audio/wav", audio, true],
    ["spot.ogg", "audio/ogg; codecs=opus", audio, true],
    ["spot.pdf", "application/pdf", audio, false],
    ["mp3", "", audio, false],
    ["film.mp4", "video/mp4", audio, false],
    ["spot.mp3.exe", "application/x-msdownload", audio, false],
    ["spot.wav", "audio/wav", "audio/mpeg", false],
    ["spot.mp3", "audio/mpeg", " Audio/MPEG ", true],
    ["notes.pdf", "application/pdf", "", true],
    ["notes.pdf", "application/pdf", "*/*", true],
  ])("checks the file %s of type %j against accept=%j: %s", (name, type, accept, is) => {
    expect(acceptsFile({ name, type }, accept)).toBe(is);
  });
});

describe("mayAccept", () => {
  it.each([
    ["audio/mpeg", audio, true],
    ["", audio, true],
    ["application/pdf", audio, false],
    ["application/pdf", ".mp3,.wav", true],
    ["application/pdf", "", true],
  ])("checks the type %j against accept=%j: %s", (type, accept, is) => {
    expect(mayAccept(type, accept)).toBe(is);
  });
});
