/** Feature weights learned by AdaGrad with weight decay; index 0 is the bias, which doesn't decay. */
export class Weights {
  readonly #names: readonly string[];
  readonly #indexes: ReadonlyMap<string, number>;
  readonly #weights: Float64Array;
  readonly #squares: Float64Array;
  readonly #rate: number;
  readonly #decay: number;

  /** @param rarest how often a feature must occur to get a weight */
  constructor(
    features: Iterable<string>,
    { rarest, rate, decay }: { rarest: number; rate: number; decay: number },
  ) {
    const counts = new Map<string, number>();
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    this.#names = [...counts].filter(([, count]) => count >= rarest).map(([name]) => name);
    this.#indexes = new Map(this.#names.map((name, index) => [name, index + 1]));
    this.#weights = new Float64Array(this.#names.length + 1);
    this.#squares = new Float64Array(this.#names.length + 1).fill(1);
    [this.#rate, this.#decay] = [rate, decay];
  }

  /** The indexes of those features that have a weight. */
  indexesOf(features: readonly string[]): Int32Array {
    return Int32Array.from(features.flatMap((feature) => this.#indexes.get(feature) ?? []));
  }

  sum(indexes: Int32Array): number {
    return indexes.reduce((sum, index) => sum + (this.#weights[index] ?? 0), 0);
  }

  /** Adjusts the weights used for a prediction, to reduce its error. */
  correct(indexes: Int32Array, error: number): void {
    for (const index of indexes) {
      const slope = error + (index === 0 ? 0 : this.#decay * (this.#weights[index] ?? 0));
      this.#squares[index] = (this.#squares[index] ?? 0) + slope ** 2;
      this.#weights[index] =
        (this.#weights[index] ?? 0) - (this.#rate * slope) / Math.sqrt(this.#squares[index] ?? 1);
    }
  }

  /** The bias, and the weights of at least this magnitude, rounded to two decimals. */
  rounded(smallest: number): { bias: number; weights: Record<string, number> } {
    const round = (index: number) => Math.round((this.#weights[index] ?? 0) * 100) / 100;
    const all = this.#names.map((name, index) => [name, round(index + 1)] as const);
    return {
      bias: round(0),
      weights: Object.fromEntries(all.filter(([, weight]) => Math.abs(weight) >= smallest)),
    };
  }
}

/** Seeded random numbers between 0 and 1, so that training is reproducible. */
function randoms(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

/** Yields the rows several times, each time in a different order. */
export function* shuffled<Row>(rows: readonly Row[], rounds: number): Generator<Row> {
  const random = randoms();
  for (let round = 0; round < rounds; round += 1) {
    const order = rows.map((row) => ({ row, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const { row } of order) yield row;
  }
}
