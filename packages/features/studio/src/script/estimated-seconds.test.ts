import { expect, test } from "vitest";

import { countWords, estimatedSeconds, startsOf } from "./estimated-seconds.ts";

test.each([
  ["", 0],
  ["— … !", 0],
  ["Good tea needs four minutes.", 5],
  ["It’s $29.", 4],
  ["早上七点", 2],
])("counts the words in %j: %d", (text, words) => expect(countWords(text)).toBe(words));

test("uses the voice’s pace and adds a pause after each sentence", () => {
  expect(estimatedSeconds("", 120)).toBe(0);
  expect(estimatedSeconds("Good tea needs time.", 120)).toBeCloseTo(2.3);
  expect(estimatedSeconds("Good tea. Needs time.", 120)).toBeCloseTo(2.6);
  expect(estimatedSeconds("Good tea needs time.", 240)).toBeLessThan(
    estimatedSeconds("Good tea needs time.", null),
  );
});

test("starts each line when the previous one ends", () => {
  expect(startsOf([2, 3, 1])).toEqual([0, 2, 5]);
});
