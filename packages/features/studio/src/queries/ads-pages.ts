import { type Ad, readAds } from "@earshot/contract/ads/read.ts";
import { pageSize } from "@earshot/contract/limits.ts";

/** One page of the list of ads. `received` also counts unreadable items. */
type AdsPage = { ads: Ad[]; received: number };

/** The loaded pages with their offsets, as the query caches them. */
export type AdsPages = { pages: AdsPage[]; pageParams: number[] };

/** Parses a page from the server, which is a plain array. */
export function readAdsPage(body: unknown): AdsPage {
  return { ads: readAds(body), received: Array.isArray(body) ? body.length : 0 };
}

/** The next page's offset; undefined after a page that is not full, because the server sends no total. */
export function nextOffset(last: AdsPage, all: AdsPage[]): number | undefined {
  if (last.received < pageSize.ads) return undefined;
  return all.reduce((sum, { received }) => sum + received, 0);
}

/** The ads on all pages. Drops duplicates: a newer ad pushes the last one on a page onto the next. */
export function adsOf(pages: readonly AdsPage[]): Ad[] {
  const byUuid = new Map<string, Ad>();
  for (const { ads } of pages) for (const ad of ads) if (!byUuid.has(ad.uuid)) byUuid.set(ad.uuid, ad);
  return [...byUuid.values()];
}

/** Replaces a changed ad in the pages, if they contain it. */
export function withAd(list: AdsPages | undefined, changed: Ad): AdsPages | undefined {
  return (
    list && {
      ...list,
      pages: list.pages.map((page) => ({
        ...page,
        ads: page.ads.map((ad) => (ad.uuid === changed.uuid ? changed : ad)),
      })),
    }
  );
}
