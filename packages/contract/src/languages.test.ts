import { describe, expect, test } from "vitest";

import { accentKey, accentsOf, adLengths, findLanguage, languages, toneLabel, tones } from "./languages.ts";

describe("languages", () => {
  test("are the thirteen of the spec, by name", () => {
    expect(languages.map((language) => language.name).join(", ")).toBe(
      "Arabic, Chinese, Dutch, English, French, German, Hindi, Italian, Japanese, Korean, Portuguese, Russian, Spanish",
    );
    expect(new Set(languages.map((language) => language.code)).size).toBe(13);
  });

  test("have as many accents as the spec says, none twice", () => {
    for (const { name, accents } of languages) {
      const keys = new Set(accents.map((accent) => accentKey(accent)));
      expect(keys.size, name).toBe(accents.length);
      const most = { Arabic: 16, English: 6 }[name as string] ?? 4;
      const least = { Arabic: 16, English: 6 }[name as string] ?? 1;
      expect(keys.size, name).toBeLessThanOrEqual(most);
      expect(keys.size, name).toBeGreaterThanOrEqual(least);
    }
  });

  test("are found by name or code, in any case", () => {
    expect(findLanguage(" english ")?.code).toBe("en");
    expect(findLanguage("AR")?.name).toBe("Arabic");
    expect(findLanguage("")).toBeUndefined();
    expect(findLanguage("Klingon")).toBeUndefined();
  });
});

test("accents are stored in lower case with underscores, and wait for a language", () => {
  expect(accentKey(" Standard  German ")).toBe("standard_german");
  expect(accentsOf("English")[0]).toEqual({ key: "american", label: "American" });
  expect(accentsOf("German").map((accent) => accent.key)).toContain("standard_german");
  expect(accentsOf("")).toEqual([]);
});

test("tones begin with Recommended, which is empty", () => {
  expect(tones.slice(0, 2).map((tone) => [tone, toneLabel(tone)])).toEqual([
    ["", "Recommended"],
    ["high pitched", "high pitched"],
  ]);
  expect(new Set(tones).size).toBe(22);
});

test("lengths are those of the spec", () => {
  expect(adLengths).toEqual([10, 15, 20, 30, 50]);
});
