import { expect, it } from "vitest";

import { nearestStop, stopOfKey } from "./stop-of-key.ts";

/** The landing page's budget. */
const budget = { min: 50, max: 20_000, step: 50, pageStep: 500 };

it.each([
  ["ArrowRight", 500, 550],
  ["ArrowUp", 500, 550],
  ["ArrowLeft", 500, 450],
  ["ArrowDown", 500, 450],
  ["PageUp", 500, 1000],
  ["PageDown", 600, 100],
  ["PageDown", 500, 50],
  ["Home", 500, 50],
  ["End", 500, 20_000],
  ["ArrowUp", 20_000, 20_000],
  ["ArrowLeft", 50, 50],
  ["PageUp", 19_900, 20_000],
])("%s at %i leads to %i", (key, value, stop) => {
  expect(stopOfKey(key, value, budget, "ltr")).toBe(stop);
});

it("swaps left and right from right to left, and nothing else", () => {
  expect(stopOfKey("ArrowRight", 500, budget, "rtl")).toBe(450);
  expect(stopOfKey("ArrowLeft", 500, budget, "rtl")).toBe(550);
  expect(stopOfKey("ArrowUp", 500, budget, "rtl")).toBe(550);
  expect(stopOfKey("Home", 500, budget, "rtl")).toBe(50);
});

it.each(["Tab", "Enter", "a", " ", "Escape"])("%s leads nowhere", (key) => {
  expect(stopOfKey(key, 500, budget, "ltr")).toBeUndefined();
});

it.each([
  [7510, 7500],
  [7530, 7550],
  [0, 50],
  [1_000_000, 20_000],
])("%i is nearest to the stop %i", (value, stop) => {
  expect(nearestStop(value, budget)).toBe(stop);
});
