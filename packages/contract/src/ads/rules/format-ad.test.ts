import { expect, test } from "vitest";

import { formatLength, formatNarrative } from "./format-ad.ts";

test.each([
  [29.87, "30 s"],
  [29.49, "29 s"],
  [29.5, "30 s"],
  [0, "0 s"],
  [null, "–"],
])("formats %s s as %s", (seconds, shown) => {
  expect(formatLength(seconds)).toBe(shown);
});

test("formats a third-person and a first-person narrative, and shows a dash for an unknown one", () => {
  expect([true, false, null].map((thirdPerson) => formatNarrative(thirdPerson))).toEqual([
    "Third Person",
    "First Person",
    "–",
  ]);
});
