import { expect, test } from "vitest";

import { formatTime } from "./format-time.ts";

test.each([
  [0, "0:00"],
  [0.99, "0:00"],
  [9, "0:09"],
  [59.999, "0:59"],
  [60, "1:00"],
  [108, "1:48"],
  [600, "10:00"],
  [-1, "0:00"],
  [Number.NaN, "0:00"],
  [Number.POSITIVE_INFINITY, "0:00"],
])("formats %d s as %s", (seconds, shown) => {
  expect(formatTime(seconds)).toBe(shown);
});
