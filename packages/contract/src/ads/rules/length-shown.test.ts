import { expect, test } from "vitest";

import { lengthShown } from "./length-shown.ts";

test.each([
  [29.87, "30 sec"],
  [29.49, "29 sec"],
  [29.5, "30 sec"],
  [0, "0 sec"],
  [null, "–"],
])("%s s reads %s", (seconds, shown) => {
  expect(lengthShown(seconds)).toBe(shown);
});
