/** Numbers from 0 to below 1 that look random and are the same for the same seed: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed for this run: what `SEED` says, to have an earlier run's moments again, else a new one. */
export function seedOfRun(environment: Record<string, string | undefined>): number {
  return Number(environment["SEED"] || Math.floor(Math.random() * 2 ** 31));
}
