import { type Ad, readAds } from "@earshot/contract/ads/read.ts";
import { pageSize } from "@earshot/contract/limits.ts";

/** A page of the list. `received` counts what came, things that could not be read included. */
type AdsPage = { ads: Ad[]; received: number };

/** The list as far as it was loaded, as the query keeps it: each page with the offset that it was asked for with. */
export type AdsPages = { pages: AdsPage[]; pageParams: number[] };

/** A page as the server answered it: a plain array. */
export function readAdsPage(body: unknown): AdsPage {
  return { ads: readAds(body), received: Array.isArray(body) ? body.length : 0 };
}

/** Where the next page begins; undefined after the last, which is not full: the answer has no count of its own. */
export function nextOffset(last: AdsPage, all: AdsPage[]): number | undefined {
  if (last.received < pageSize.ads) return undefined;
  return all.reduce((sum, { received }) => sum + received, 0);
}

/** The ads of all pages. One that was pushed over a page's edge by a newer one comes twice, and counts once. */
export function adsOf(pages: readonly AdsPage[]): Ad[] {
  const byUuid = new Map<string, Ad>();
  for (const { ads } of pages) for (const ad of ads) if (!byUuid.has(ad.uuid)) byUuid.set(ad.uuid, ad);
  return [...byUuid.values()];
}

/** The pages with this ad as it is now, where it is among them. */
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
