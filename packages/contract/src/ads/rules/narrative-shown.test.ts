import { expect, test } from "vitest";

import { narrativeShown } from "./narrative-shown.ts";

test("third, first, or a dash when nobody knows", () => {
  expect([true, false, null].map((thirdPerson) => narrativeShown(thirdPerson))).toEqual([
    "Third Person",
    "First Person",
    "–",
  ]);
});
