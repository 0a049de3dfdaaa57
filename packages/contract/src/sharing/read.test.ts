import { expect, test } from "vitest";

import { readAdByLink } from "./read.ts";

const answer = {
  uuid: "6f1c",
  title: "Fresh roast",
  brand: "Coffee & Co",
  duration_ms: 29_840,
  peaks: [0, 255],
  mime_type: "audio/mpeg",
  audio_url: "/api/shared-audio/6f1c/audio?signature=s",
};

test("reads an ad, with its length in seconds", () => {
  expect(readAdByLink(answer)).toEqual({
    uuid: "6f1c",
    title: "Fresh roast",
    brand: "Coffee & Co",
    seconds: 29.84,
    peaks: [0, 255],
    audioUrl: "/api/shared-audio/6f1c/audio?signature=s",
  });
});

test("uses defaults for missing or invalid values", () => {
  const { uuid, audio_url } = answer;
  expect(readAdByLink({ uuid, audio_url, title: " ", brand: null, duration_ms: "soon", peaks: 7 })).toEqual({
    uuid,
    title: "Untitled ad",
    brand: "",
    seconds: null,
    peaks: [],
    audioUrl: audio_url,
  });
});

test.each([null, undefined, "text", [answer], {}, { ...answer, uuid: "" }, { ...answer, audio_url: " " }])(
  "nothing is shared in %j",
  (input) => {
    expect(readAdByLink(input)).toBeNull();
  },
);
