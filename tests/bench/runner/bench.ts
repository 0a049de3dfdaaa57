/** A row of the benchmark's table. */
export interface Figure {
  /** The row's label in the table. */
  what: string;
  value: number;
  /** The unit, such as "kB", "ms" or "rows". */
  unit: string;
  /** The budget; exceeding it fails the run. If omitted, the figure is only for comparison. */
  most?: number;
}

/** The `bench` that each file in tests/bench exports. Its figures depend on the machine, so it is not a test. */
export interface Bench {
  /** The table's heading. */
  title: string;
  measure: () => Promise<readonly Figure[]>;
}

/** The quantile of the values at `share` (0 to 1); NaN if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);
