import { type Page } from "@earshot/contract/read/page.ts";

/** What a list shows of its pages. */
export interface Loaded<Item> {
  /** Each once, in the order in which they came. */
  items: Item[];
  /** How many there are in all; null when the server did not say. */
  total: number | null;
}

/** All that is loaded. A list that changed between two pages gives some twice: the first of them stays. */
export function allOf<Item extends { id: string }>(pages: readonly Page<Item>[]): Loaded<Item> {
  const items = new Map<string, Item>();
  for (const page of pages) for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
  const last = pages.at(-1)?.pagination;
  const isWhole = last !== undefined && !last.hasMore;
  const total = isWhole ? items.size : last && last.total > items.size ? last.total : null;
  return { items: [...items.values()], total };
}

/**
 * Where the page after this one begins: further by as many as were received, whatever was asked for (spec section 4).
 * @returns undefined when there is none, or when nothing came that would lead on
 */
export function nextOffset(page: Page<unknown>, offset: number): number | undefined {
  return page.pagination.hasMore && page.received > 0 ? offset + page.received : undefined;
}
