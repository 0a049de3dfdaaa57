export interface KillOptions {
  times: number;
  /** Creates an empty PostgreSQL database, to be used instead of the embedded one. */
  newDatabase?: (() => Promise<URL>) | undefined;
  /** Decides every moment and choice: the same seed repeats them. */
  seed: number;
}

export interface KillReport {
  /** Replies that acknowledged something; all of it is checked after the kills. */
  acknowledged: number;
  /** Descriptions of what was not as acknowledged, with the kill before it. */
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

/** The seed of this run: `SEED`, to repeat an earlier run, else a new one. */
export function seedOfRun(): number {
  return Number(process.env["SEED"] || Math.floor(Math.random() * 2 ** 31));
}
