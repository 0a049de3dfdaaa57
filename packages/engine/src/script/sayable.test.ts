import { expect, test } from "vitest";

import { isSayable } from "./sayable.ts";

test.each([
  ["Fresh coffee, 24/7 ☕", "en", true],
  ["At Kafe (Καφέ) we roast daily", "en", true],
  ["Γειά σας, φρέσκος καφές", "en", false],
  ["Свежий кофе", "en", false],
  ["Свежий кофе от Kettle", "ru", true],
  ["青木茶舗のお茶", "ja", true],
  ["おいしいおちゃ", "zh", false],
  ["กาแฟสด", "de", false],
  ["Phở bò, crème brûlée, Łódź, Straße", "en", true],
  ["ʘþŋ", "en", false],
  ["… !", "en", false],
] as const)("checks whether %j can be said by a voice for %s: %j", (line, language, said) => {
  expect(isSayable(line, language)).toBe(said);
});
