import { expect, test } from "vitest";

import { nextOffset } from "./next-offset.ts";

const page = (received: number, hasMore: boolean, items: unknown[] = []) => ({
  items,
  received,
  pagination: { limit: 20, total: 52, hasMore },
});

test.each([
  ["a whole page", page(20, true), 20, 40],
  ["a page shorter than was asked for", page(7, true), 20, 27],
  ["things that could not be read, which count too", page(3, true, [1]), 0, 3],
  ["the last page", page(12, false), 40, undefined],
  ["a server that says there is more and gives nothing", page(0, true), 40, undefined],
])("%s", (_what, received, offset, next) => {
  expect(nextOffset(received, offset)).toBe(next);
});
