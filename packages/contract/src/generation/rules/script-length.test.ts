import { expect, test } from "vitest";

import { estimatedScriptLength } from "./script-length.ts";

test.each([
  [0, 0, 0],
  [0, 9, 0],
  [0, 10, 1],
  [4, 6, 1],
  [0, 29, 1],
  [10, 20, 2],
  [0, 2389, 119],
  [0, 2390, 120],
  [0, 2400, 120],
  [0, 2410, 120],
  [200, 5000, 120],
])("estimates a %i-character name and a %i-character prompt at %i s", (name, prompt, seconds) => {
  expect(estimatedScriptLength("n".repeat(name), "p".repeat(prompt))).toBe(seconds);
});
