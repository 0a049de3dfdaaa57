import { expect, test } from "vitest";

import { matchesWords, synonymsOf, withoutFillers } from "./match-words.ts";

const fields = ["Élodie", "female", "low pitched", "Middle-Aged", "Storyteller"];
const synonyms = { deep: ["low pitched"], happy: ["upbeat", "fun"], woman: ["female"] };

test.each([
  ["", true],
  ["   ", true],
  ["elodie", true],
  ["ÉLO", true],
  ["lodie", false],
  ["male", false],
  ["female story", true],
  ["story female", true],
  ["female british", false],
  ["middle-aged", true],
  ["aged", true],
  ["deep woman", true],
  ["happy", false],
  ["pitched low", true],
  ["-", false],
  ["%", false],
  ["__proto__", false],
  ["constructor", false],
])("decides whether the search %j matches a voice: %s", (search, isMatch) => {
  expect(matchesWords(search, fields, synonyms)).toBe(isMatch);
});

test("collects a word's synonyms from every row that contains it", () => {
  const all = synonymsOf(["deep low-pitched", "Español spanish", "bass deep"]);
  expect(all["deep"]).toEqual(["deep", "low-pitched", "bass"]);
  expect(matchesWords("deep", fields, all)).toBe(true);
  expect(matchesWords("español", ["Spanish"], all)).toBe(true);
  expect(matchesWords("bass", fields, all)).toBe(false);
});

test.each([
  ["happy music for kids", "happy kids"],
  ["Music", "Music"],
  ["", ""],
])("ignores filler words in %j", (search, rest) => {
  expect(withoutFillers(search, new Set(["music", "for"]))).toBe(rest);
});
