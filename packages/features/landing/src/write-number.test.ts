import { expect, test } from "vitest";

import { dollars, wholeNumber } from "./write-number.ts";

test.each([
  [27_778, "27,778"],
  [999, "999"],
  [1_111_111, "1,111,111"],
])("formats %d as %s", (value, text) => {
  expect(wholeNumber(value)).toBe(text);
});

test.each([
  [50, "$50"],
  [2500, "$2,500"],
  [2500.5, "$2,500.50"],
])("formats %d dollars as %s", (value, text) => {
  expect(dollars(value)).toBe(text);
});
