import { nextPageWithin } from "@earshot/contract/limits.ts";
import { expect, it } from "vitest";

import { nextPageDue } from "./next-page-due.ts";

const list = { scrollHeight: 2000, clientHeight: 500 };

it.each([
  [1500, true],
  [1500 - nextPageWithin, true],
  [1500 - nextPageWithin - 1, false],
  [0, false],
])("scrolled to %s of 1500 px: %s", (scrollTop, due) => {
  expect(nextPageDue({ ...list, scrollTop })).toBe(due);
});

it("is due where all is in sight", () => {
  expect(nextPageDue({ scrollHeight: 500, clientHeight: 500, scrollTop: 0 })).toBe(true);
});
