import { asFields, flagOf, listOf, numberOf } from "./fields.ts";

/** A page's position within the whole list. */
export type Pagination = { limit: number; total: number; hasMore: boolean };

/** Without pagination fields, the page is treated as the whole list: `limit` 0, `total` 0 and `hasMore` false. */
export function readPagination(input: unknown): Pagination {
  const fields = asFields(input) ?? {};
  return {
    limit: numberOf(fields, "limit") ?? 0,
    total: numberOf(fields, "total") ?? 0,
    hasMore: flagOf(fields, "hasMore") ?? false,
  };
}

/**
 * A page of a catalogue. `received` counts all items in the response, including unreadable ones: the next page's offset
 * advances by it.
 */
export type Page<Item> = { items: Item[]; received: number; pagination: Pagination };

export function readPage<Item>(
  input: unknown,
  name: string,
  read: (item: unknown) => Item | null,
): Page<Item> {
  const data = asFields(asFields(input)?.["data"]) ?? {};
  const list = data[name];
  return {
    items: listOf(list, read),
    received: Array.isArray(list) ? list.length : 0,
    pagination: readPagination(data["pagination"]),
  };
}
