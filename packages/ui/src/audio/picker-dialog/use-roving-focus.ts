import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

import { nextPlace, type Place } from "./next-place.ts";

interface Options {
  /** Holds the focus when what had it left with the rows before these: it goes on to the first of these. */
  home: HTMLElement;
  /** The cell that has the focus or had it last; null when it was in none yet. */
  active: Place | null;
  onActive: (place: Place) => void;
  rows: number;
  /** Rows in sight, which Page Up and Page Down pass. */
  page: () => number;
  /** Scrolls the list until the row is in sight. */
  reveal: (row: number) => void;
}

/** What takes the focus in a cell: its control, else the cell itself. */
function focusableAt(grid: HTMLElement, { row, cell }: Place): HTMLElement | null {
  const cells = grid
    .querySelector(`[aria-rowindex="${row + 1}"]`)
    ?.querySelectorAll<HTMLElement>("[role=gridcell]");
  const wanted = cells?.[cell === "choice" ? 0 : 1];
  return wanted?.querySelector<HTMLElement>("input, button") ?? wanted ?? null;
}

function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest("[role=gridcell]") : null;
  const row = cell?.closest("[aria-rowindex]");
  if (!cell || !row) return null;
  return {
    row: Number(row.getAttribute("aria-rowindex")) - 1,
    cell: cell.matches(":first-child") ? "choice" : "sample",
  };
}

/**
 * One tab stop for the whole grid, and keys that move it. The caller draws the active row in any case: scrolled out of
 * sight it keeps the focus, and the next key brings it back.
 */
export function useRovingFocus(grid: RefObject<HTMLElement | null>, options: Options) {
  const { home, active, onActive, rows, page, reveal } = options;
  const wanted = useRef<Place>(null);
  const arriving = useRef(true);

  useLayoutEffect(() => {
    if (!arriving.current) return;
    const first = grid.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (document.activeElement !== home) arriving.current = false;
    else if (first) {
      arriving.current = false;
      first.focus({ preventScroll: true });
    }
  });
  useLayoutEffect(() => {
    if (!wanted.current || !grid.current) return;
    const { row } = wanted.current;
    const target = focusableAt(grid.current, wanted.current);
    wanted.current = null;
    target?.focus({ preventScroll: true });
    reveal(row);
    // Where the window is so low that the dialog scrolls too.
    target?.scrollIntoView({ block: "nearest" });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, defaultPrevented, altKey, metaKey, shiftKey } = event;
    const from = placeOf(target);
    if (!from || defaultPrevented || altKey || metaKey || shiftKey) return;
    if (key === "Enter" && target instanceof HTMLInputElement) {
      event.preventDefault();
      target.click();
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const to = nextPlace(key, from, { rows, page: page(), rightToLeft });
    if (!to) return;
    // Else a radio's arrow keys choose, and a button's scroll.
    event.preventDefault();
    wanted.current = to;
    onActive(to);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (!place || (place.row === active?.row && place.cell === active.cell)) return;
    onActive(place);
    // Reached by Tab. Not by a press: what moves under the pointer is missed.
    if (target.matches(":focus-visible")) reveal(place.row);
  };
  return { onKeyDown, onFocus };
}
