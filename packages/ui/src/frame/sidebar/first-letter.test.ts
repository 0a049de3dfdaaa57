import { expect, test } from "vitest";

import { firstLetter } from "./first-letter.ts";

test.each([
  ["Spring launch", "S"],
  ["  café", "C"],
  ["éclair", "É"],
  ["e\u0301clair", "E\u0301"],
  ["ß-Tage", "SS"],
  ["مخبز الياسمين", "م"],
  ["青木茶舗", "青"],
  ["👩🏽‍🍳 Kitchen", "👩🏽‍🍳"],
  ["2026", "2"],
  ["", ""],
])("returns the first letter of %s: %s", (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
