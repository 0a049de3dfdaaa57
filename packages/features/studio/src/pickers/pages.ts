import type { Page } from "@earshot/contract/read/page.ts";

/**
 * All loaded items and their total, which is null if the server sent none. If the list changed between two pages, items
 * may repeat; only the first occurrence is kept.
 */
export function allOf<Item extends { id: string }>(
  pages: readonly Page<Item>[],
): { items: Item[]; total: number | null } {
  const items = new Map<string, Item>();
  for (const page of pages) for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
  const last = pages.at(-1)?.pagination;
  const isWhole = last !== undefined && !last.hasMore;
  const total = isWhole ? items.size : last && last.total > items.size ? last.total : null;
  return { items: [...items.values()], total };
}

/**
 * The offset of the next page: advanced by the number of items received, regardless of the number requested. Undefined
 * at the end, even if the server claims there is more but sends nothing.
 */
export function nextOffset(page: Page<unknown>, offset: number): number | undefined {
  return page.pagination.hasMore && page.received > 0 ? offset + page.received : undefined;
}
