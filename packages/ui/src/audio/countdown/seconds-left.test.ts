import { expect, it } from "vitest";

import { secondsLeft } from "./seconds-left.ts";

it.each([
  [108_000, 0, 108],
  [108_000, 1, 108],
  [108_000, 1000, 107],
  [108_000, 107_001, 1],
  [108_000, 108_000, 0],
  [108_000, 200_000, 0],
])("until %s at %s: %s s", (until, now, left) => {
  expect(secondsLeft(until, now)).toBe(left);
});
