import { clsx } from "clsx";
import { CloudOff, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";

import { useKeptFocus } from "../../use-kept-focus.ts";
import { BusyWave } from "../busy-wave.tsx";
import { PickerGrid, type PickerGridProps } from "./picker-grid.tsx";
import type { PickerItems } from "./picker-items.ts";
import { RowSkeletons } from "./row-skeletons.tsx";
import { useNextPage } from "./use-next-page.ts";

/** What the list says of itself. */
export interface ListLabels {
  /** While the first page is awaited: "Loading voices...". */
  loading: string;
  /** Nothing was found. */
  empty: string;
  /**
   * How many are loaded, and of how many in all, null where that is not known: "20 of 52 results". Spoken when they arrive,
   * never in sight.
   */
  found: (count: number, total: number | null) => string;
  /** While a further page is awaited: "Loading more voices...". */
  loadingMore: string;
  /** After the last item. */
  end: string;
  /** Asks again for what could not be had: "Try again". */
  retry: string;
}

interface PickerListProps<Item> extends PickerGridProps<Item> {
  list: PickerItems<Item>;
  /** Nothing in it can be pressed for now, nor is it scrolled: by keyboard it could not be. */
  resting: boolean;
  onLoadMore: () => void;
  onRetry: () => void;
  labels: ListLabels;
}

interface Said {
  /** How many there are, for those who don't see it. */
  found?: string;
  words: string;
  /** Whether the words are of something that failed. */
  failed?: boolean;
}

/** What the one live region of the list says. */
function wordsOf<Item>(list: PickerItems<Item>, labels: ListLabels): Said {
  if (list.state === "loading") return { words: labels.loading };
  if (list.state === "failed") return { words: list.message, failed: true };
  if (list.items.length === 0) return { words: labels.empty };
  if (list.next === "loading") return { words: labels.loadingMore };
  if (typeof list.next === "object") return { words: list.next.failed, failed: true };
  const found = labels.found(list.items.length, list.total);
  return { found, words: list.next === "end" ? labels.end : "" };
}

/** It takes the focus of what leaves it, and is no stop for Tab. */
const focusable = { tabIndex: -1 };

/** The scrolling part: the grid with what stands below it, or what stands in its place. */
export function PickerList<Item>(props: PickerListProps<Item>) {
  const { list, labels, resting, onLoadMore, onRetry, ...grid } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const keepFocus = useKeptFocus();
  const arrived = list.state === "ready" && list.items.length > 0 ? list : null;
  const page =
    arrived?.next === "more"
      ? `${arrived.query} ${arrived.items.length} ${grid.idOf(arrived.items.at(-1)!)}`
      : undefined;
  const ask = useNextPage(scroller, page, onLoadMore);
  const { found, words, failed = false } = wordsOf(list, labels);
  const waits = list.state === "loading" || arrived?.next === "loading";

  return (
    <div className="@container relative min-h-48 flex-1 border-t border-line">
      <section
        ref={setScroller}
        aria-label={arrived ? undefined : grid.label}
        {...focusable}
        onScroll={ask}
        {...keepFocus}
        className={clsx(
          "absolute inset-0 flex [scrollbar-width:thin] [scrollbar-gutter:stable] flex-col overscroll-contain ps-3 pe-1.5 -outline-offset-2 pointer-coarse:pe-3",
          resting ? "overflow-y-hidden" : "overflow-y-auto",
        )}
      >
        {list.state === "loading" && <RowSkeletons />}
        {arrived && scroller && (
          <PickerGrid
            key={arrived.query}
            {...grid}
            scroller={scroller}
            items={arrived.items}
            total={arrived.total}
            next={arrived.next}
          />
        )}
        <Foot at={arrived ? "end" : list.state === "loading" ? "bottom" : "middle"}>
          {!arrived && list.state !== "loading" && (
            <span className="w-full text-ink-3 *:mx-auto *:size-7">
              {failed ? <CloudOff /> : <SearchX />}
            </span>
          )}
          <output className={clsx("flex items-center gap-2.5", failed ? "text-ink" : "text-ink-2")}>
            {waits && <BusyWave />}
            {found !== undefined && (
              // Another search may find as many: what is new on the page is spoken.
              <span key={arrived?.query} className="sr-only">
                {found}
              </span>
            )}
            {words}
          </output>
          {failed && (
            <button
              type="button"
              onClick={arrived ? onLoadMore : onRetry}
              className="min-h-6 cursor-pointer rounded-sm font-semibold text-primary underline underline-offset-4 hover:text-primary-strong pointer-coarse:min-h-11 pointer-coarse:px-3"
            >
              {labels.retry}
            </button>
          )}
        </Foot>
      </section>
    </div>
  );
}

const places = { end: "", bottom: "mt-auto pb-8", middle: "grow" };

interface FootProps {
  /** Below the rows, where awaited rows fade out, or in the middle of a list that has none. */
  at: keyof typeof places;
  children: ReactNode;
}

/** Where the list speaks: the same element in every state, or a screen reader would not hear what changes in it. */
function Foot({ at, children }: FootProps) {
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
