import { useEffect, useRef } from "react";

import { nextPageDue } from "./next-page-due.ts";

/**
 * Asks for the next page when the list is scrolled near to its end, or is too short to scroll: once for each page, whatever
 * the caller does with it.
 * @param page what tells this page from every other while there is `more`; undefined when there is nothing to ask for
 * @returns to be called when the list scrolls
 */
export function useNextPage(
  scroller: HTMLElement | null,
  page: string | undefined,
  onLoadMore: () => void,
): () => void {
  const asked = useRef<string>(undefined);
  const ask = () => {
    if (page === undefined || page === asked.current || !scroller) return;
    if (!nextPageDue(scroller)) return;
    asked.current = page;
    onLoadMore();
  };
  // After every render: rows that arrive or are measured change what is near to the end, and so does the window's size.
  useEffect(ask);
  return ask;
}
