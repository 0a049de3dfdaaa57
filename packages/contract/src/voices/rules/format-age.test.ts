import { expect, test } from "vitest";

import { formatAge } from "./format-age.ts";

test("replaces every hyphen with a space", () => {
  expect(formatAge("late-middle-aged")).toBe("late middle aged");
  expect(formatAge("Middle Aged")).toBe("Middle Aged");
});
