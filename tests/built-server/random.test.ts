import { expect, test } from "vitest";

import { randomFrom, seedOfRun } from "./random.ts";

const many = (seed: number) => Array.from({ length: 1000 }, randomFrom(seed));

test("the same seed has the same numbers again, another one others", () => {
  expect(many(7)).toEqual(many(7));
  expect(many(8)).not.toEqual(many(7));
});

test("they lie evenly from 0 to below 1", () => {
  const numbers = many(7);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(450);
  expect(numbers.filter((number) => number < 0.5).length).toBeLessThan(550);
});

test("SEED gives a run the moments of an earlier one", () => {
  expect(seedOfRun({ SEED: "42" })).toBe(42);
  expect(Number.isInteger(seedOfRun({}))).toBe(true);
});
