/** The two cells of each row: the radio with what it chooses, and the player of its sample. */
export type Cell = "choice" | "sample";

/** A cell of the grid. Rows count from 0. */
export interface Place {
  row: number;
  cell: Cell;
}

interface Grid {
  /** Rows that there are to go to. */
  rows: number;
  /** Rows that Page Up and Page Down pass: as many as are in sight. */
  page: number;
  /** Whether lines run from right to left. */
  rightToLeft: boolean;
}

/** Where a key leads from a cell, never past the edges; undefined for keys that don't move. */
export function nextPlace(key: string, from: Place, { rows, page, rightToLeft }: Grid): Place | undefined {
  const toRow = (row: number): Place => ({ ...from, row: Math.min(Math.max(row, 0), rows - 1) });
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const moves: Record<string, Place> = {
    ArrowUp: toRow(from.row - 1),
    ArrowDown: toRow(from.row + 1),
    PageUp: toRow(from.row - page),
    PageDown: toRow(from.row + page),
    Home: toRow(0),
    End: toRow(rows - 1),
    ArrowLeft: { ...from, cell: forward === "ArrowLeft" ? "sample" : "choice" },
    ArrowRight: { ...from, cell: forward === "ArrowRight" ? "sample" : "choice" },
  };
  return moves[key];
}
