import type { Page } from "@earshot/contract/read/page.ts";

/**
 * Where the page after this one begins: further by as many as were received, whatever was asked for (spec section 4).
 * @returns undefined when there is none, or when nothing came that would lead on
 */
export function nextOffset(page: Page<unknown>, offset: number): number | undefined {
  return page.pagination.hasMore && page.received > 0 ? offset + page.received : undefined;
}
