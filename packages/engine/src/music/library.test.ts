import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { expect, test } from "vitest";

import { assetsFolder } from "../assets-folder.ts";
import { fileOf, library } from "./library.ts";

test("has exactly one file per track, less than 27 MB in total", async () => {
  const files = (await readdir(path.join(assetsFolder, "music"))).filter((file) => file.endsWith(".mp3"));
  expect(files.toSorted()).toEqual(library.map(({ id }) => `${id}.mp3`).toSorted());
  const sizes = await Promise.all(
    library.map(async (track) => (await readFile(path.join(assetsFolder, fileOf(track)))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(27e6);
});
