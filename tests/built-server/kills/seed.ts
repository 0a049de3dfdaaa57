export interface KillOptions {
  times: number;
  /** Creates an empty PostgreSQL database to use instead of the embedded one. */
  newDatabase?: (() => Promise<URL>) | undefined;
  /** Seeds every random delay and choice, so that the same seed reproduces them. */
  seed: number;
}

export interface KillReport {
  /** How many writes the server acknowledged. Each is checked after the kills. */
  acknowledged: number;
  /** Differences from what was acknowledged, each with the kill that preceded it. */
  errors: string[];
}

/** Pseudorandom numbers in [0, 1): mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** This run's seed: `SEED`, to reproduce an earlier run, or else a new one. */
export function seedOfRun(): number {
  return Number(process.env["SEED"] || Math.floor(Math.random() * 2 ** 31));
}
