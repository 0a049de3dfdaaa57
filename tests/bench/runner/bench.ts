/** One measured figure. */
export interface Figure {
  /** What was measured: a row of the table. */
  what: string;
  value: number;
  /** "kB", "ms", "rows". */
  unit: string;
  /** More than this fails the run. Without one the figure is shown for comparison. */
  most?: number;
}

/** What each file of tests/bench exports as `bench`. Its figures may be of one machine: they are no test. */
export interface Bench {
  /** The table's heading: what is measured, how, and what is left out. */
  title: string;
  measure: () => Promise<readonly Figure[]>;
}
