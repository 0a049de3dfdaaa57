import { expect, it } from "vitest";

import { nearestValue, valueAfterKey } from "./slider-keys.ts";

/** The range and steps of the landing page's budget slider. */
const budget = { min: 50, max: 20_000, step: 50, pageStep: 500 };

it.each([
  ["PageDown", 600, 100],
  ["PageDown", 500, 50],
  ["PageUp", 19_900, 20_000],
])("on %s, changes the value from %i to %i", (key, value, next) => {
  expect(valueAfterKey(key, value, budget, "ltr")).toBe(next);
});

it("mirrors only the left and right arrows in right-to-left pages", () => {
  expect(valueAfterKey("ArrowRight", 500, budget, "rtl")).toBe(450);
  expect(valueAfterKey("ArrowLeft", 500, budget, "rtl")).toBe(550);
  expect(valueAfterKey("ArrowUp", 500, budget, "rtl")).toBe(550);
  expect(valueAfterKey("Home", 500, budget, "rtl")).toBe(50);
});

it.each([
  [7510, 7500],
  [7530, 7550],
  [0, 50],
  [1_000_000, 20_000],
])("rounds %i to the nearest allowed value, %i", (value, next) => {
  expect(nearestValue(value, budget)).toBe(next);
});
