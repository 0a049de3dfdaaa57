import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, useCallback, useId, useRef, useState } from "react";

import type { PickerRowProps } from "../picker-row/picker-row.tsx";
import { type Position, useRovingFocus } from "./use-roving-focus.ts";

/** Rows drawn before and after the visible ones. */
const SPARE_ROWS = 3;

/** The `aria-rowcount` of a list of unknown length. */
const UNKNOWN = -1;

/** The loaded part of a list. */
export interface LoadedItems<Item> {
  state: "ready";
  /** Items in order; empty if nothing was found. */
  items: readonly Item[];
  /** The search that the items belong to, or "". A different search starts at the top of the list. */
  query: string;
  /** The length of the whole list; null if unknown. */
  total: number | null;
  /** The end of the list: another page, a page that is loading, an error message, or nothing. */
  next: "more" | "loading" | "end" | { failed: string };
}

export interface PickerGridProps<Item> {
  label: string;
  /** A description of the list's keyboard controls, which screen readers read when the list receives focus. */
  keys: string;
  /** The selected item's id, or null. */
  chosen: string | null;
  onChoose: (item: Item) => void;
  idOf: (item: Item) => string;
  renderRow: (item: Item, row: PickerRowProps) => ReactNode;
  /** A row's estimated height, in px. */
  rowHeight: number;
}

interface Props<Item> extends PickerGridProps<Item>, Pick<LoadedItems<Item>, "items" | "total" | "next"> {
  /** The scrolling element. */
  scroller: HTMLElement;
}

/**
 * A virtual list. It renders only the visible rows, a few around them, and the focused one: about thirty rows for ten
 * thousand items.
 */
export function PickerGrid<Item>(props: Props<Item>) {
  const { scroller, label, keys, items, total, next, chosen, onChoose, idOf, renderRow, rowHeight } = props;
  const grid = useRef<HTMLDivElement>(null);
  const group = useId();
  const keysId = useId();
  const [last, setLast] = useState<Position | null>(() => {
    const row = items.findIndex((item) => idOf(item) === chosen);
    return row < 0 ? null : { row, cell: "choice" };
  });
  const active = last !== null && last.row < items.length ? last : null;
  const keyOf = useCallback((row: number) => idOf(items[row]!), [idOf, items]);
  const visibleAndActive = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      const extra = active !== null && active.row < range.count && !rows.includes(active.row);
      return extra ? [...rows, active.row].toSorted((one, other) => one - other) : rows;
    },
    [active],
  );
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    rangeExtractor: visibleAndActive,
    overscan: SPARE_ROWS,
    // Rows render in a task after the scroll event, so that they don't slow down scrolling.
    useFlushSync: false,
    // The selected item is visible initially, with one row before it.
    initialOffset: active === null ? 0 : Math.max(0, active.row - 1) * rowHeight,
  });
  const handlers = useRovingFocus(grid, {
    container: scroller,
    active,
    onActive: setLast,
    rows: items.length,
    page: () => Math.max(1, (virtual.range?.endIndex ?? 0) - (virtual.range?.startIndex ?? 0) - 1),
    reveal: (row) => virtual.scrollToIndex(row),
  });

  const rowCount = total ?? (next === "end" ? items.length : undefined);
  const stop = active ?? { row: virtual.range?.startIndex ?? 0, cell: "choice" };
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-describedby={keysId}
      aria-rowcount={rowCount ?? UNKNOWN}
      {...handlers}
    >
      <span id={keysId} hidden>
        {keys}
      </span>
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            role="presentation"
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start}px)` }}
          >
            <Row
              item={items[index]!}
              index={index}
              rowCount={rowCount}
              group={group}
              chosen={idOf(items[index]!) === chosen}
              tabStop={stop.row === index ? stop.cell : "none"}
              onChoose={onChoose}
              renderRow={renderRow}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface RowProps<Item>
  extends
    Pick<PickerGridProps<Item>, "onChoose" | "renderRow">,
    Omit<PickerRowProps, "rowIndex" | "onChoose"> {
  item: Item;
  index: number;
}

/** Memoised, so that scrolling moves a row without rerendering it. */
const Row = memo(function Row<Item>({ item, index, renderRow, onChoose, ...row }: RowProps<Item>) {
  return renderRow(item, { ...row, rowIndex: index + 1, onChoose: () => onChoose(item) });
}) as <Item>(props: RowProps<Item>) => ReactNode;
