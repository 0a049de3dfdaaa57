import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { expect, test } from "vitest";

import { assetsFolder } from "../assets-folder.ts";
import { fileOf, findTrack, library } from "./library.ts";

test("gives each track a unique id and title, and finds a track by its id", () => {
  expect(library.length).toBeGreaterThanOrEqual(12);
  for (const fact of ["id", "title"] as const) {
    expect(new Set(library.map((track) => track[fact].toLowerCase())).size).toBe(library.length);
  }
  for (const track of library) expect(findTrack(track.id)).toBe(track);
  expect(findTrack("trk_none")).toBeUndefined();
});

test.each(library)("gives $title 4 to 9 distinct tags, including its mood", ({ tags, mood }) => {
  expect(tags.length).toBeGreaterThanOrEqual(4);
  expect(tags.length).toBeLessThanOrEqual(9);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags).toContain(mood);
  for (const tag of tags) expect(tag).toBe(tag.trim().toLowerCase());
});

test("gives no two tracks the same genre and mood, or the same tags", () => {
  expect(new Set(library.map(({ genre, mood }) => `${genre} ${mood}`)).size).toBe(library.length);
  expect(new Set(library.map(({ tags }) => tags.join())).size).toBe(library.length);
});

test("has exactly one file per track, less than 27 MB in total", async () => {
  const files = (await readdir(path.join(assetsFolder, "music"))).filter((file) => file.endsWith(".mp3"));
  expect(files.toSorted()).toEqual(library.map(({ id }) => `${id}.mp3`).toSorted());
  const sizes = await Promise.all(
    library.map(async (track) => (await readFile(path.join(assetsFolder, fileOf(track)))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(27e6);
});
