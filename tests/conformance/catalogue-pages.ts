import { mostListed } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { oddTexts } from "./odd-texts.ts";
import type { Person } from "./person.ts";

/** A page of voices or music. */
export interface CataloguePage<Item> {
  items: Item[];
  pagination: { limit: number; total: number; hasMore: boolean };
}

export interface Catalogue<Item> {
  address: string;
  /** The key of the items in `data`. */
  name: string;
  newPerson: () => Person;
  item?: Item;
}

/** Requests a page by query string: `query=…&limit=…&offset=…`. */
export async function cataloguePage<Item>(
  { address, name, newPerson }: Catalogue<Item>,
  query = "",
): Promise<CataloguePage<Item>> {
  const { status, body } = await newPerson().fetch("GET", `${address}?${query}`);
  expect(status).toBe(200);
  const { data } = body as { data: Record<string, unknown> };
  return { items: data[name] as Item[], pagination: data["pagination"] as CataloguePage<Item>["pagination"] };
}

export const wholeCatalogue = async <Item>(catalogue: Catalogue<Item>) =>
  (await cataloguePage(catalogue, `limit=${mostListed}`)).items;

/** Tests paging and search of a catalogue. */
export function pagesAndSearches(catalogue: Catalogue<{ id: string }>, firstPage: number) {
  test.each([
    ["of the default size", "", firstPage],
    ["of five", "limit=5&", 5],
  ])("reads pages %s without gaps, up to the last item", async (_, query, size) => {
    const all = await wholeCatalogue(catalogue);
    const seen: string[] = [];
    for (let hasMore = true; hasMore;) {
      const { items, pagination } = await cataloguePage(catalogue, `${query}offset=${seen.length}`);
      expect(pagination).toMatchObject({ limit: size, total: all.length });
      expect(items.length).toBe(Math.min(size, all.length - seen.length));
      seen.push(...items.map(({ id }) => id));
      ({ hasMore } = pagination);
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(5);
  });

  test("returns one-item pages, and an empty page beyond the end", async () => {
    const { total } = (await cataloguePage(catalogue)).pagination;
    const one = await cataloguePage(catalogue, `limit=1&offset=${total - 1}`);
    expect([one.items.length, one.pagination]).toEqual([1, { limit: 1, total, hasMore: false }]);
    const beyond = await cataloguePage(catalogue, `offset=${total}`);
    expect([beyond.items, beyond.pagination.hasMore]).toEqual([[], false]);
  });

  test.each([
    "limit=0",
    "limit=501",
    "limit=x",
    "limit=",
    "limit=1.5",
    "limit=1&limit=2",
    "offset=-1",
    "offset=x",
    "offset=1e9",
    "query=%00",
  ])("rejects the query ?%s", async (query) => {
    const answer = await catalogue.newPerson().fetch("GET", `${catalogue.address}?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { status: "error", message: expect.any(String) } });
  });

  test("ignores a blank query", async () => {
    const { pagination } = await cataloguePage(catalogue);
    expect((await cataloguePage(catalogue, "query=")).pagination).toEqual(pagination);
    expect((await cataloguePage(catalogue, "query=%20%20")).pagination).toEqual(pagination);
  });

  test.each([...oddTexts, "%", "_", ".*", "no such thing"])(
    "treats the query %j as plain text",
    async (text) => {
      const page = await cataloguePage(catalogue, `query=${encodeURIComponent(text)}`);
      expect([page.items, page.pagination.total, page.pagination.hasMore]).toEqual([[], 0, false]);
    },
  );
}
