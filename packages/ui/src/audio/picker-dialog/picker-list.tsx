import { clsx } from "clsx";
import { CloudOff, SearchX } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { Button } from "../../inputs/button.tsx";
import { useFocusFallback } from "../../use-focus-fallback.ts";
import { BusyWave } from "../busy-wave.tsx";
import { type LoadedItems, PickerGrid, type PickerGridProps } from "./picker-grid.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";

/** The distance from the end of a list at which the next page is requested, in px. */
const NEXT_PAGE_WITHIN = 100;

/** A picker's items and their state. */
export type PickerItems<Item> =
  /** The first page is loading, initially or after a search. */
  | { state: "loading" }
  /** The first page could not be loaded. */
  | { state: "failed"; message: string }
  | LoadedItems<Item>;

/** Labels for a picker's list. */
export interface ListLabels {
  /** Shown while the first page loads: "Loading voices...". */
  loading: string;
  /** Shown if nothing was found. */
  empty: string;
  /** The button below `empty`, which shows everything again. */
  clearAll: string;
  /**
   * The loaded count and the total, which is null if unknown: "20 of 52 results". Announced when results arrive, but
   * never visible.
   */
  found: (count: number, total: number | null) => string;
  /** Shown while a further page loads: "Loading more voices...". */
  loadingMore: string;
  /** Shown after the last item. */
  end: string;
  /** The button after an error: "Try again". */
  retry: string;
}

interface PickerListProps<Item> extends PickerGridProps<Item> {
  list: PickerItems<Item>;
  /**
   * True if nothing can be pressed. The list then doesn't scroll either, because the keyboard can't scroll a list of
   * disabled controls.
   */
  disabled: boolean;
  onLoadMore: () => void;
  onRetry: () => void;
  /** Clears search and filters; omitted if there is nothing to clear. */
  onClear?: (() => void) | undefined;
  labels: ListLabels;
}

interface Status {
  /** The count, for screen readers only. */
  found?: string;
  message: string;
  isError?: boolean;
}

function statusOf<Item>(list: PickerItems<Item>, labels: ListLabels): Status {
  if (list.state === "loading") return { message: labels.loading };
  if (list.state === "failed") return { message: list.message, isError: true };
  if (list.items.length === 0) return { message: labels.empty };
  if (list.next === "loading") return { message: labels.loadingMore };
  if (typeof list.next === "object") return { message: list.next.failed, isError: true };
  const found = labels.found(list.items.length, list.total);
  return { found, message: list.next === "end" ? labels.end : "" };
}

/** Receives focus when the focused element inside is removed (`useFocusFallback`). */
const focusable = { tabIndex: -1 };

/** The scrolling part: the grid and the status below it, or just the status. */
export function PickerList<Item>(props: PickerListProps<Item>) {
  const { list, labels, disabled, onLoadMore, onRetry, onClear, ...grid } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const keepFocus = useFocusFallback();
  const loaded = list.state === "ready" && list.items.length > 0 ? list : null;
  const page =
    loaded?.next === "more"
      ? `${loaded.query} ${loaded.items.length} ${grid.idOf(loaded.items.at(-1)!)}`
      : undefined;
  const loadIfNearEnd = useNextPage(scroller, page, onLoadMore);
  const { found, message, isError = false } = statusOf(list, labels);
  const isLoading = list.state === "loading" || loaded?.next === "loading";

  return (
    <div className="@container relative min-h-48 flex-1 border-t border-line">
      <section
        ref={setScroller}
        aria-label={loaded ? undefined : grid.label}
        {...focusable}
        onScroll={loadIfNearEnd}
        {...keepFocus}
        className={clsx(
          "absolute inset-0 flex [scrollbar-width:thin] [scrollbar-gutter:stable] flex-col overscroll-contain ps-3 pe-1.5 -outline-offset-2 pointer-coarse:pe-3",
          disabled ? "overflow-y-hidden" : "overflow-y-auto",
        )}
      >
        {list.state === "loading" && <RowSkeletons />}
        {loaded && scroller && (
          <PickerGrid
            key={loaded.query}
            {...grid}
            scroller={scroller}
            items={loaded.items}
            total={loaded.total}
            next={loaded.next}
          />
        )}
        <StatusArea at={loaded ? "end" : list.state === "loading" ? "bottom" : "middle"}>
          {!loaded && list.state !== "loading" && (
            <span className="w-full text-ink-3 *:mx-auto *:icon-lg">
              {isError ? <CloudOff /> : <SearchX />}
            </span>
          )}
          <output className={clsx("flex items-center gap-2.5", isError ? "text-ink" : "text-ink-2")}>
            {isLoading && <BusyWave />}
            {found !== undefined && (
              // A new element for each search, so that the count is announced even if it is the same.
              <span key={loaded?.query} className="sr-only">
                {found}
              </span>
            )}
            {message}
          </output>
          {list.state === "ready" && !loaded && onClear && (
            <span className="mt-1 flex w-full justify-center">
              <Button onClick={onClear}>{labels.clearAll}</Button>
            </span>
          )}
          {isError && (
            <button
              type="button"
              onClick={loaded ? onLoadMore : onRetry}
              className="min-h-6 cursor-pointer rounded-sm font-semibold text-primary underline underline-offset-4 hover:text-primary-strong pointer-coarse:min-h-11 pointer-coarse:px-3"
            >
              {labels.retry}
            </button>
          )}
        </StatusArea>
      </section>
    </div>
  );
}

const places = { end: "", bottom: "mt-auto pb-8", middle: "grow" };

interface StatusAreaProps {
  /** Where the status is: below the rows, below the skeletons, or in the centre of an empty list. */
  at: keyof typeof places;
  children: ReactNode;
}

/**
 * Stays the same element in every state, because screen readers only announce changes within an existing live region.
 */
function StatusArea({ at, children }: StatusAreaProps) {
  return (
    <div
      className={clsx(
        "relative flex flex-wrap content-center items-center justify-center gap-x-3 gap-y-2 px-3 py-4 text-center text-base",
        places[at],
      )}
    >
      {children}
    </div>
  );
}

/**
 * Requests the next page once, when the list is scrolled near its end or is too short to scroll.
 * @param page identity of the page to request; undefined if there is none
 * @returns a function to call when the list scrolls
 */
function useNextPage(
  scroller: HTMLElement | null,
  page: string | undefined,
  onLoadMore: () => void,
): () => void {
  const requested = useRef<string>(undefined);
  const loadIfNearEnd = () => {
    if (page === undefined || page === requested.current || !scroller) return;
    if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > NEXT_PAGE_WITHIN) return;
    requested.current = page;
    onLoadMore();
  };
  // Runs after every render, because new rows, measured row heights and the window size change the distance to the
  // end.
  useEffect(loadIfNearEnd);
  return loadIfNearEnd;
}
