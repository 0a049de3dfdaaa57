import { asFields, flagOf, listOf, numberOf } from "./fields.ts";

/** Where a page of a list stands in the whole. */
export type Pagination = { limit: number; total: number; hasMore: boolean };

/** Without figures, the page is taken for all there is: `limit` 0, `total` 0, nothing more. */
export function readPagination(input: unknown): Pagination {
  const fields = asFields(input) ?? {};
  return {
    limit: numberOf(fields, "limit") ?? 0,
    total: numberOf(fields, "total") ?? 0,
    hasMore: flagOf(fields, "hasMore") ?? false,
  };
}

/**
 * A page of a catalogue. `received` counts what came, things that could not be read included: it is what the next
 * page's offset advances by.
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
