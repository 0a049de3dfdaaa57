import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

import { type Cell, cells } from "../picker-row/picker-row.tsx";

/** A cell in the grid. */
export interface Position {
  /** Row index, from 0. */
  row: number;
  cell: Cell;
}

interface GridSize {
  rows: number;
  /** The number of rows that Page Up and Page Down move by: as many as are visible. */
  page: number;
  /** The number of cells in a row. */
  columns: number;
  rightToLeft: boolean;
}

/** The position that a key moves to, within the grid; undefined for keys that don't move. */
function nextPosition(
  key: string,
  from: Position,
  { rows, page, columns, rightToLeft }: GridSize,
): Position | undefined {
  const toRow = (row: number): Position => ({ ...from, row: Math.min(Math.max(row, 0), rows - 1) });
  const toCell = (step: number): Position => {
    const place = Math.min(Math.max(cells.indexOf(from.cell) + step, 0), columns - 1);
    return { ...from, cell: cells[place] ?? from.cell };
  };
  const moves: Record<string, Position> = {
    ArrowUp: toRow(from.row - 1),
    ArrowDown: toRow(from.row + 1),
    PageUp: toRow(from.row - page),
    PageDown: toRow(from.row + page),
    Home: toRow(0),
    End: toRow(rows - 1),
    ArrowLeft: toCell(rightToLeft ? 1 : -1),
    ArrowRight: toCell(rightToLeft ? -1 : 1),
  };
  return moves[key];
}

/** A cell's focusable element: its control, or else the cell itself. */
function focusableAt(grid: HTMLElement, { row, cell }: Position): HTMLElement | null {
  const target = cellsOf(grid.querySelector(`[aria-rowindex="${row + 1}"]`))[cells.indexOf(cell)];
  return target?.querySelector<HTMLElement>("input, button") ?? target ?? null;
}

const cellsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>("[role=gridcell]") ?? []),
];

function positionOf(target: EventTarget): Position | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[role=gridcell]") : null;
  const row = element?.closest("[aria-rowindex]");
  const cell = element && cells[cellsOf(row).indexOf(element)];
  if (!cell || !row) return null;
  return { row: Number(row.getAttribute("aria-rowindex")) - 1, cell };
}

interface Options {
  /** If this element has focus when the rows first appear, focus moves to the first row. */
  container: HTMLElement;
  /** The cell that has focus or had it last; null before the first focus. */
  active: Position | null;
  onActive: (position: Position) => void;
  rows: number;
  /** Returns the number of visible rows. */
  page: () => number;
  /** Scrolls the list until the row is visible. */
  reveal: (row: number) => void;
}

/**
 * Gives the whole grid a single tab stop, which keys move (ARIA grid pattern). The caller must always render the active
 * row: it keeps focus while out of view, and the next key scrolls back to it.
 */
export function useRovingFocus(grid: RefObject<HTMLElement | null>, options: Options) {
  const { container, active, onActive, rows, page, reveal } = options;
  const requested = useRef<Position>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (!isFirst.current) return;
    const first = grid.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (document.activeElement !== container) isFirst.current = false;
    else if (first) {
      isFirst.current = false;
      first.focus({ preventScroll: true });
    }
  });
  // Runs after rendering, because a row may only be rendered after the key press that moves to it.
  useLayoutEffect(() => {
    if (!requested.current || !grid.current) return;
    const { row } = requested.current;
    const target = focusableAt(grid.current, requested.current);
    requested.current = null;
    target?.focus({ preventScroll: true });
    reveal(row);
    // In a short window the dialog itself scrolls as well.
    target?.scrollIntoView({ block: "nearest" });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, defaultPrevented, altKey, metaKey, shiftKey } = event;
    const from = positionOf(target);
    if (!from || defaultPrevented || altKey || metaKey || shiftKey) return;
    if (key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      target.click();
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const columns = cellsOf((target as Element).closest("[role=row]")).length;
    const to = nextPosition(key, from, { rows, page: page(), columns, rightToLeft });
    if (!to) return;
    // By default, arrow keys would select another radio button, or scroll.
    event.preventDefault();
    requested.current = to;
    onActive(to);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const position = positionOf(target);
    if (!position || (position.row === active?.row && position.cell === active.cell)) return;
    onActive(position);
    // Only scrolls for keyboard focus, because scrolling during a press would move the target away from the pointer.
    if (target.matches(":focus-visible")) reveal(position.row);
  };
  return { onKeyDown, onFocus };
}
