import { expect, it } from "vitest";

import { nextPosition } from "./use-roving-focus.ts";

const grid = { rows: 100, page: 8, rightToLeft: false };

it.each([
  ["ArrowDown", 5, 6],
  ["ArrowDown", 99, 99],
  ["ArrowUp", 5, 4],
  ["ArrowUp", 0, 0],
  ["PageDown", 5, 13],
  ["PageDown", 95, 99],
  ["PageUp", 13, 5],
  ["PageUp", 3, 0],
  ["Home", 50, 0],
  ["End", 50, 99],
])("%s moves from row %s to row %s in the same cell", (key, row, target) => {
  expect(nextPosition(key, { row, cell: "sample" }, grid)).toEqual({ row: target, cell: "sample" });
  expect(nextPosition(key, { row, cell: "choice" }, grid)).toEqual({ row: target, cell: "choice" });
});

it("moves to the sample and back in reading direction", () => {
  const from = { row: 3, cell: "choice" } as const;
  const sample = { row: 3, cell: "sample" } as const;
  expect(nextPosition("ArrowRight", from, grid)).toEqual(sample);
  expect(nextPosition("ArrowLeft", sample, grid)).toEqual(from);
  expect(nextPosition("ArrowLeft", from, { ...grid, rightToLeft: true })).toEqual(sample);
  expect(nextPosition("ArrowRight", sample, { ...grid, rightToLeft: true })).toEqual(from);
});

it.each(["Tab", " ", "Enter", "Escape", "a"])("%s doesn't move", (key) => {
  expect(nextPosition(key, { row: 3, cell: "choice" }, grid)).toBeUndefined();
});
