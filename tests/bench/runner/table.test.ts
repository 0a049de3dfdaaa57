import { expect, test } from "vitest";

import { isOver, table } from "./table.ts";

test("numbers stand below each other, and what is over its budget says so", () => {
  const figures = [
    { what: "inputs/button", value: 3.456, unit: "kB", most: 5 },
    { what: "picker, longest task", value: 61, unit: "ms", most: 50 },
    { what: "rows", value: 10_000, unit: "" },
  ];
  expect(table(figures).split("\n")).toEqual([
    "                      measured  at most",
    "inputs/button           3.5 kB     5 kB",
    "picker, longest task     61 ms    50 ms  OVER",
    "rows                    10000",
  ]);
});

test("a budget is kept up to its last unit", () => {
  expect(isOver({ what: "", value: 50, unit: "ms", most: 50 })).toBe(false);
  expect(isOver({ what: "", value: 50.1, unit: "ms", most: 50 })).toBe(true);
  expect(isOver({ what: "", value: 1e9, unit: "ms" })).toBe(false);
});
