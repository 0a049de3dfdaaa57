import { expect, test } from "vitest";

import { isGuestId } from "./guest-id.ts";

test.each([
  ["aZ09aZ09aZ09", true],
  ["aZ09aZ09aZ0", false],
  ["aZ09aZ09aZ09a", false],
  ["aZ09aZ09aZ0-", false],
  ["aZ09aZ09aZ09\n", false],
  ["", false],
  [null, false],
  [["aZ09aZ09aZ09"], false],
])("%j: %s", (text, valid) => {
  expect(isGuestId(text)).toBe(valid);
});
