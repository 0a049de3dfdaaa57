import { expect, test } from "vitest";

import { fileName } from "./file-name.ts";

test.each([
  ["Fresh roast", "audio/mpeg", "Fresh roast.mp3"],
  ["Fresh roast", null, "Fresh roast.mp3"],
  ["Audio_Ad.MP3", "audio/mpeg", "Audio_Ad.MP3"],
  ["jingle.wav", "audio/wav", "jingle.wav"],
  ["jingle.wma", "audio/mpeg", "jingle.wma.mp3"],
  ["v1.2", "audio/aac", "v1.2.aac"],
])("names the download of an ad titled %s (%s) %s", (title, mimeType, name) => {
  expect(fileName({ title, mimeType })).toBe(name);
});
