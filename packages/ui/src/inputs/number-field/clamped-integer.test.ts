import { expect, it } from "vitest";

import { clampedInteger, steppedInteger } from "./clamped-integer.ts";

const anything = { min: 0, max: Number.MAX_SAFE_INTEGER };
const percent = { min: 0, max: 100 };

it.each([
  ["30", 30],
  [" 1200 ", 1200],
  ["007", 7],
  ["+5", 5],
  ["12.9", 12],
  ["12.", 12],
  ["٣٠", 30],
  ["५०", 50],
  ["１２", 12],
  ["1,000", 1000],
  ["12,345,678.9", 12_345_678],
  ["1 200", 1200],
  ["1\u00A0200", 1200],
  ["1’200", 1200],
  ["١٬٢٠٠", 1200],
])("reads %s as %i", (entry, value) => {
  expect(clampedInteger(entry, anything)).toBe(value);
});

it.each(["", "   ", "abc", "12abc", "-", ".", "1,20", "1,2000", ",100", "1e3", "0x10", "Infinity", "NaN"])(
  "reads %j as 0",
  (entry) => {
    expect(clampedInteger(entry, anything)).toBe(0);
  },
);

it.each([
  ["101", 100],
  ["99999999999999999999", 100],
  ["9".repeat(400), 100],
  ["-99999999999999999999", 0],
  ["100", 100],
  ["-1", 0],
  ["-0", 0],
])("clamps %s to 0..100 as %i", (entry, value) => {
  expect(clampedInteger(entry, percent)).toBe(value);
});

it.each([
  [{ min: 5, max: 100 }, 5],
  [{ min: -20, max: -5 }, -5],
  [{ min: -20, max: 20 }, 0],
])("reads an empty entry in the range %o as %i", (range, value) => {
  expect(clampedInteger("", range)).toBe(value);
});

it.each([
  [400, 1, 500],
  [437, 1, 500],
  [437, -1, 400],
  [400, -1, 300],
  [437, 10, 1400],
  [40, -1, 0],
  [0, -1, 0],
])("moves %i by %i steps of 100 to %i", (value, steps, next) => {
  expect(steppedInteger(value, steps, 100, anything)).toBe(next);
});

it("steps on a grid from the minimum and stops at the maximum", () => {
  expect(steppedInteger(5, 1, 10, { min: 5, max: 100 })).toBe(15);
  expect(steppedInteger(95, 1, 10, { min: 5, max: 100 })).toBe(100);
});
