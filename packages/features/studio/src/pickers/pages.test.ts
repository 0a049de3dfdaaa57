import { expect, test } from "vitest";

import { allOf, nextOffset } from "./pages.ts";

const page = (ids: string, hasMore: boolean, total = 52) => ({
  items: ids.split("").map((id) => ({ id })),
  received: ids.length,
  pagination: { limit: 20, total, hasMore },
});
const idsOf = (loaded: ReturnType<typeof allOf>) => loaded.items.map(({ id }) => id).join("");

test("lists the items of all pages in order", () => {
  const loaded = allOf([page("ab", true), page("cd", true)]);
  expect(idsOf(loaded)).toBe("abcd");
  expect(loaded.total).toBe(52);
});

test("keeps only the first occurrence of a duplicate", () => {
  expect(idsOf(allOf([page("abc", true), page("cbd", true)]))).toBe("abcd");
});

test("corrects the total to the number of loaded items after the last page", () => {
  expect(allOf([page("ab", true), page("bc", false)]).total).toBe(3);
});

test.each([0, 1, 2])("ignores a total of %s when two items are loaded and more follow", (total) => {
  expect(allOf([page("ab", true, total)]).total).toBeNull();
});

test("returns an empty list if nothing matches", () => {
  expect(allOf([page("", false, 0)])).toEqual({ items: [], total: 0 });
});

const pageOf = (received: number, hasMore: boolean, items: unknown[] = []) => ({
  items,
  received,
  pagination: { limit: 20, total: 52, hasMore },
});

test.each([
  ["a full page", pageOf(20, true), 20, 40],
  ["a page shorter than requested", pageOf(7, true), 20, 27],
  ["a page with unreadable items, which count", pageOf(3, true, [1]), 0, 3],
  ["the last page", pageOf(12, false), 40, undefined],
  ["an empty page that claims there is more", pageOf(0, true), 40, undefined],
])("computes the offset after %s", (_after, received, offset, next) => {
  expect(nextOffset(received, offset)).toBe(next);
});
