import type { Figure } from "./bench.ts";

/** Whether a figure is over its budget. One without a budget never is. */
export function isOver({ value, most }: Figure): boolean {
  return most !== undefined && value > most;
}

/** The figures below each other, with their budgets, in columns: numbers at the right. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${shown(figure.value)} ${figure.unit}`,
    figure.most === undefined ? "" : `${shown(figure.most)} ${figure.unit}`,
    isOver(figure) ? "OVER" : "",
  ]);
  const all = [["", "measured", "at most", ""], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map(([what = "", value = "", most = "", over = ""]) =>
      [what.padEnd(widths[0]!), value.padStart(widths[1]!), most.padStart(widths[2]!), over]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Three figures of which something can be said: 0.4, 12.3, 1204. */
function shown(value: number): string {
  return Number.isInteger(value) || value >= 100 ? String(Math.round(value)) : value.toFixed(1);
}
