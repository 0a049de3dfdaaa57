import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, useCallback, useId, useRef, useState } from "react";

import type { Place } from "./next-place.ts";
import type { Arrived } from "./picker-items.ts";
import type { PickerRow } from "./picker-row.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

/** Rows drawn before and after those in sight. */
const SPARE_ROWS = 3;

/** What `aria-rowcount` says where nobody knows. */
const UNKNOWN = -1;

export interface PickerGridProps<Item> {
  label: string;
  /** What its keys do that others don't: read when one comes into it. */
  keys: string;
  /** Its id; null when nothing is chosen. */
  chosen: string | null;
  onChoose: (item: Item) => void;
  idOf: (item: Item) => string;
  renderRow: (item: Item, row: PickerRow) => ReactNode;
  /** About how high a row is, in px. */
  rowHeight: number;
}

interface Props<Item> extends PickerGridProps<Item>, Pick<Arrived<Item>, "items" | "total" | "next"> {
  /** What scrolls. */
  scroller: HTMLElement;
}

/** The rows in sight, some spare ones, and the one that has the focus: of ten thousand some thirty stand in the page. */
export function PickerGrid<Item>(props: Props<Item>) {
  const { scroller, label, keys, items, total, next, chosen, onChoose, idOf, renderRow, rowHeight } = props;
  const grid = useRef<HTMLDivElement>(null);
  const group = useId();
  const keysId = useId();
  const [last, setLast] = useState<Place | null>(() => {
    const row = items.findIndex((item) => idOf(item) === chosen);
    return row < 0 ? null : { row, cell: "choice" };
  });
  const active = last !== null && last.row < items.length ? last : null;
  const keyOf = useCallback((row: number) => idOf(items[row]!), [idOf, items]);
  const drawn = useCallback(
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
    rangeExtractor: drawn,
    overscan: SPARE_ROWS,
    // Rows come a task after the scrolling that calls for them, instead of making that one longer.
    useFlushSync: false,
    // What was chosen before is in sight at first, with a row before it.
    initialOffset: active === null ? 0 : Math.max(0, active.row - 1) * rowHeight,
  });
  const handlers = useRovingFocus(grid, {
    home: scroller,
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
  extends Pick<PickerGridProps<Item>, "onChoose" | "renderRow">, Omit<PickerRow, "rowIndex" | "onChoose"> {
  item: Item;
  index: number;
}

/** Drawn again only when something of its own changes: scrolling moves it and no more. */
const Row = memo(function Row<Item>({ item, index, renderRow, onChoose, ...row }: RowProps<Item>) {
  return renderRow(item, { ...row, rowIndex: index + 1, onChoose: () => onChoose(item) });
}) as <Item>(props: RowProps<Item>) => ReactNode;
