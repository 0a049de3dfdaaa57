import { expect, test } from "vitest";

import { checkMusicExcerpt, readMusicNumber, readMusicVolume, toMusicSpec } from "./music-values.ts";

test.each([
  ["", 0],
  [" ", 0],
  ["abc", 0],
  ["-1", 0],
  ["0", 0],
  ["1", 1],
  ["1200", 1200],
  ["2.9", 2],
  ["1e400", 0],
  [-1, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [-0.5, 0],
])("reads the typed number %j as %i", (entry, value) => {
  expect(readMusicNumber(entry)).toBe(value);
});

test.each([
  ["-1", 0],
  ["0", 0],
  ["1", 1],
  ["30", 30],
  ["100", 100],
  ["101", 100],
  ["", 0],
])("reads a volume of %j as %i %%", (entry, percent) => {
  expect(readMusicVolume(entry)).toBe(percent);
});

test("requires the end to come after the start, except for an end of 0, which means the end of the track", () => {
  expect(checkMusicExcerpt({ start: 10, end: 11 })).toBeNull();
  expect(checkMusicExcerpt({ start: 10, end: 10 })?.field).toBe("playback_end");
  expect(checkMusicExcerpt({ start: 10, end: 9 })?.field).toBe("playback_end");
  expect(checkMusicExcerpt({ start: 10, end: 0 })).toBeNull();
  expect(checkMusicExcerpt({ start: 0, end: 0 })).toBeNull();
});

const choice = {
  trackId: "mu_1",
  fadeInMs: 500,
  fadeOutMs: 1200,
  startSeconds: 2,
  endSeconds: 30,
  volume: 30,
};

test("sends times in milliseconds and the volume as a fraction", () => {
  expect(toMusicSpec(choice)).toEqual({
    music_id: "mu_1",
    fade_in_ms: 500,
    fade_out_ms: 1200,
    playback_start: 2000,
    playback_end: 30_000,
    volume: 0.3,
  });
});

test("clamps the sent volume to the range 0 to 1", () => {
  expect(toMusicSpec({ ...choice, volume: 250 }).volume).toBe(1);
  expect(toMusicSpec({ ...choice, volume: -3 }).volume).toBe(0);
});
