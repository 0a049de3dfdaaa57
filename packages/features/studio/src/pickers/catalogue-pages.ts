import { ApiError } from "@earshot/client/api-error.ts";
import { mostListed } from "@earshot/contract/limits.ts";
import type { Page } from "@earshot/contract/read/page.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

import { type Catalogue, type Filters, fresh } from "./catalogue-queries.ts";
import { allOf, nextOffset } from "./pages.ts";

/** A catalogue's loaded items and the functions to load more. */
interface CatalogueList<Item> {
  list: PickerDialogProps<Item>["list"];
  /** Loads the next page; also retries after an error. */
  loadMore: () => void;
  /** Reloads the first page. */
  retry: () => void;
  /**
   * Clears a search's cached pages. The first one is reloaded: immediately if the search is visible, otherwise once
   * it is.
   */
  forget: (search: CatalogueSearch) => void;
}

/** A list's search and filters. */
export interface CatalogueSearch {
  filters: Filters;
  /** The ids to limit the list to, in this order; null for all items. */
  only: readonly string[] | null;
}

const loaded = <Item extends { id: string }>({ pages }: InfiniteData<Page<Item>>) => allOf(pages);

/**
 * Fetches one page. A list limited to ids is a single page, because the server filters and searches but doesn't know
 * the favourites.
 */
async function askFor<Item extends { id: string }>(
  { ask, limit }: Catalogue<Item>,
  { filters, only }: CatalogueSearch,
  offset: number,
  signal: AbortSignal,
): Promise<Page<Item>> {
  if (only === null) return ask({ filters, limit, offset }, signal);
  const all = only.length > 0 ? (await ask({ filters, limit: mostListed, offset: 0 }, signal)).items : [];
  const items = only.flatMap((id) => all.find((item) => item.id === id) ?? []);
  return {
    items,
    received: items.length,
    pagination: { limit: mostListed, total: items.length, hasMore: false },
  };
}

/**
 * A search's results, page by page.
 *
 * @param options.enabled true if the list is visible; no request is sent otherwise
 * @param options.failed the error message if the server sends none
 */
export function useCatalogue<Item extends { id: string }>(
  catalogue: Catalogue<Item>,
  search: CatalogueSearch,
  { enabled, failed }: { enabled: boolean; failed: string },
): CatalogueList<Item> {
  const { name } = catalogue;
  const client = useQueryClient();
  const keyOf = (of: CatalogueSearch) => [name, "list", of];
  const found = useInfiniteQuery({
    queryKey: keyOf(search),
    queryFn: ({ pageParam, signal }) => askFor(catalogue, search, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, offset) => nextOffset(page, offset),
    select: loaded<Item>,
    staleTime: fresh,
    enabled,
  });
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage } = found;
  const message = (error instanceof ApiError && error.message) || failed;

  function next() {
    if (isFetchingNextPage) return "loading";
    if (isFetchNextPageError) return { failed: message };
    return hasNextPage ? "more" : "end";
  }

  function list(): CatalogueList<Item>["list"] {
    if (data) return { state: "ready", query: JSON.stringify(search), ...data, next: next() };
    return error ? { state: "failed", message } : { state: "loading" };
  }

  return {
    list: list(),
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
    forget: (of) => void client.resetQueries({ queryKey: keyOf(of), exact: true }),
  };
}
