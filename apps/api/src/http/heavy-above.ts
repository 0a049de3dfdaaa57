/** A sender whose recent work took at most this long, in ms, is never heavy. */
const lightMs = 5000;

/** A heavy sender's recent work also exceeds this share of the heaviest sender's. */
const heavyShare = 2 / 3;

/**
 * Returns the recent work, in ms, above which a sender is heavy. It depends on the other senders, because anyone who
 * works for a while exceeds a fixed limit.
 * @param usedMs how long each sender's recent work took
 */
export function heavyAbove(usedMs: readonly number[]): number {
  const mostMs = usedMs.reduce((most, ms) => Math.max(most, ms), 0);
  return Math.max(lightMs, heavyShare * mostMs);
}
