import { readdir } from "node:fs/promises";

import { expect, test } from "vitest";

import { fixtures } from "./fixtures.ts";

test("every file of the folder is listed, once, and nothing else is", async () => {
  const files = await readdir(new URL("./fixtures/", import.meta.url));
  expect(fixtures.map(({ file }) => file).toSorted()).toEqual(
    files.filter((file) => file !== "figures.json").toSorted(),
  );
  expect(new Set(fixtures.map(({ name }) => name)).size).toBe(fixtures.length);
});

test("there is something to hear of each kind, and only speech has words", () => {
  expect(new Set(fixtures.map(({ kind }) => kind))).toEqual(
    new Set(["ad", "upload", "voice", "music", "file"]),
  );
  for (const { kind, script, language } of fixtures) {
    expect(script !== "").toBe(kind !== "music" && kind !== "file");
    expect(language !== null).toBe(script !== "");
  }
});
