export interface KillOptions {
  times: number;
  /** Creates an empty PostgreSQL database, to be used instead of the embedded one. */
  newDatabase?: (() => Promise<URL>) | undefined;
  /** Determines every moment and choice, so that the same seed reproduces them. */
  seed: number;
}

export interface KillReport {
  /** Number of acknowledging responses; everything acknowledged is checked after the kills. */
  acknowledged: number;
  /** Descriptions of what differed from what was acknowledged, with the preceding kill. */
  errors: string[];
}

/** Pseudorandom numbers from 0 to below 1: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of this run: `SEED`, to reproduce an earlier run, else a new one. */
export function seedOfRun(): number {
  return Number(process.env["SEED"] || Math.floor(Math.random() * 2 ** 31));
}
