/** A sender whose work took less than this lately, in ms, is never heavy. */
const lightMs = 5000;

/** The share of the heaviest sender's use from which on another one is heavy too. */
const heavyShare = 2 / 3;

/**
 * Returns how much work lately, in ms, makes a sender heavy. It depends on the others, because anyone who works for a
 * while exceeds a fixed limit.
 * @param usedMs how long each sender's recent work took
 */
export function heavyAbove(usedMs: readonly number[]): number {
  const mostMs = usedMs.reduce((most, ms) => Math.max(most, ms), 0);
  return Math.max(lightMs, heavyShare * mostMs);
}
