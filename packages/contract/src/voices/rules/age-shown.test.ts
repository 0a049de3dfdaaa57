import { expect, test } from "vitest";

import { ageShown } from "./age-shown.ts";

test("every hyphen becomes a space", () => {
  expect(ageShown("late-middle-aged")).toBe("late middle aged");
  expect(ageShown("Middle Aged")).toBe("Middle Aged");
});
