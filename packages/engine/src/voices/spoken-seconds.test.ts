import { expect, test } from "vitest";

import { catalogue } from "./catalogue.ts";
import { letterCount, measuredVoice } from "./measured.ts";
import { spokenSeconds } from "./spoken-seconds.ts";

test("triples the time per letter for a word that is longer than any in a dictionary", () => {
  const { id } = catalogue[0]!;
  expect(spokenSeconds("a".repeat(300), id)).toBeCloseTo(3 * spokenSeconds("aa ".repeat(150), id));
});

test.each([
  ["outside Latin-1 and Latin Extended-A", "ᴀ ", 1],
  ["outside them in words", "aⱥb ", 1],
  ["with accents, on their own", "ŵ ", 1],
  ["on their own", "w, ", 0.4],
  ["with combining accents, on their own", "q\u0301, ", 0.4],
  ["in words without a vowel", "kk ", 0.4],
  ["in words that can't be pronounced", "mcmxcviii ", 1.5],
  ["that are a run of w", "ww ", 1],
  ["that are a run of w beside a vowel", "awww ", 1.5],
  ["with accents in words without a vowel", "çç ", 1.6],
])("allows time to spell out letters %s", (_case, letter, seconds) => {
  expect(spokenSeconds(letter.repeat(100), "vc_imogen")).toBeGreaterThan(100 * seconds);
});

test.each([
  ["Thai in German", "vc_greta", "ก", 1],
  ["a tatweel in German", "vc_greta", "ـ", 1],
  ["Japanese in Japanese", "vc_haruka", "カー", 0],
  ["Arabic in Arabic", "vc_layla", "كـ", 0],
  ["a ligature in Arabic", "vc_layla", "ﷺ", 1],
  ["Russian in Russian", "vc_katya", "ё", 0],
  ["Old Church Slavonic in Russian", "vc_katya", "ѫ", 1],
  ["Thai in English, which skips them", "vc_amelia", "ก", 0],
])("adds time only for letters whose names the voice says: %s", (_case, id, letter, seconds) => {
  const text = `${letter} `.repeat(100);
  const usual = letterCount(text) / measuredVoice(id).lettersPerSecond;
  expect(spokenSeconds(text, id)).toBeCloseTo(usual + 100 * seconds);
});

test.each([
  "il y a à Paris",
  "J’ai vu l’été à Łódź",
  "plan B or C",
  "GROẞE STRAẞE",
  "exquisite, exquis, exzellent",
])("adds no time for the letters in %j", (text) => {
  const { lettersPerSecond } = measuredVoice("vc_imogen");
  expect(spokenSeconds(text, "vc_imogen")).toBeCloseTo(letterCount(text) / lettersPerSecond);
});

test("adds no time for Dutch words with ij", () => {
  const { lettersPerSecond } = measuredVoice("vc_sanne");
  const text = "we zijn vrijdag altijd open voor een goede prijs";
  expect(spokenSeconds(text, "vc_sanne")).toBeCloseTo(letterCount(text) / lettersPerSecond);
});
