import { expect, test } from "vitest";

import { accentKey, accentsOf, findLanguage, languages } from "./languages.ts";

test("finds a language by name or code, ignoring case", () => {
  expect(findLanguage(" english ")?.code).toBe("en");
  expect(findLanguage("AR")?.name).toBe("Arabic");
  expect(findLanguage("")).toBeUndefined();
  expect(findLanguage("Klingon")).toBeUndefined();
});

test("derives an accent's key from its label, unique within its language", () => {
  expect(accentKey(" Standard  German ")).toBe("standard_german");
  expect(accentsOf("English")[0]).toEqual({ key: "american", label: "American" });
  expect(accentsOf("")).toEqual([]);
  for (const { name, accents } of languages) {
    expect(new Set(accentsOf(name).map(({ key }) => key)).size, name).toBe(accents.length);
  }
});
