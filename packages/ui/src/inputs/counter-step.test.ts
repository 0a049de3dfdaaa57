import { expect, it } from "vitest";

import { counterStep } from "./counter-step.ts";

it.each([
  [0, 0],
  [399, 0],
  [400, 1],
  [449, 1],
  [450, 2],
  [499, 2],
  [500, 3],
  [501, 4],
])("maps %i of 500 characters to step %i", (used, step) => {
  expect(counterStep(used, 500)).toBe(step);
});
