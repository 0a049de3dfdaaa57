import { expect, test } from "vitest";

import { hasHardFact, isUndivided } from "./fragment.ts";
import { readEnglish } from "./languages/en.ts";

test.each([
  ["lodges start at £89,000", true],
  ["NACO approved, REF 0412/77", true],
  ["the stalls open at 5 pm", true],
  ["3 March 2026", false],
  ["£5 or whatever it is by then…", false],
  ["everybody is welcome", false],
])("detects whether %j states a hard fact", (text, isHard) => {
  expect(hasHardFact(text, readEnglish)).toBe(isHard);
});

test.each(["bevat a, ", "enthält a, "])("detects a list in a long text within 300 ms: %j", (part) => {
  const text = part.repeat(600).slice(0, 5000);
  const start = performance.now();
  isUndivided(text, text, readEnglish);
  expect(performance.now() - start).toBeLessThan(300);
});
