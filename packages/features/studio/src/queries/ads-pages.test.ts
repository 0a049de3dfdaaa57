import { expect, test } from "vitest";

import { adsOf, nextOffset, readAdsPage, withAd } from "./ads-pages.ts";

const answer = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ uuid: `ad_${from + index}`, product_name: "Bread" }));

test("advances the offset by the number of items received, including unreadable ones", () => {
  const first = readAdsPage([...answer(0, 9), "no ad"]);
  expect(first.ads).toHaveLength(9);
  expect(first.received).toBe(10);
  const second = readAdsPage(answer(10, 10));
  expect(nextOffset(first, [first])).toBe(10);
  expect(nextOffset(second, [first, second])).toBe(20);
});

test.each([0, 1, 9])("requests no further page after a page of %i ads", (count) => {
  const page = readAdsPage(answer(0, count));
  expect(nextOffset(page, [page])).toBeUndefined();
});

test("reads a response that is not a list as an empty page", () => {
  expect(readAdsPage({ message: "?" })).toEqual({ ads: [], received: 0 });
});

test("lists an ad that is on two pages once, at its first position", () => {
  const uuids = adsOf([readAdsPage(answer(0, 10)), readAdsPage(answer(9, 3))]).map(({ uuid }) => uuid);
  expect(uuids).toEqual(answer(0, 12).map(({ uuid }) => uuid));
});

test("replaces a changed ad in place and ignores an unknown one", () => {
  const list = { pages: [readAdsPage(answer(0, 2)), readAdsPage(answer(2, 1))], pageParams: [0, 2] };
  const [ad] = list.pages[1]!.ads;
  const after = withAd(list, { ...ad!, shared: false });
  expect(adsOf(after!.pages).map(({ shared }) => shared)).toEqual([true, true, false]);
  expect(withAd(list, { ...ad!, uuid: "ad_gone" })).toEqual(list);
  expect(withAd(undefined, ad!)).toBeUndefined();
});
