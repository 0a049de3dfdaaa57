/**
 * Whole seconds until an end, never below 0. The second that has begun counts, so that the last one is shown as 1 and 0
 * means that it is over.
 * @param until the end, in ms since 1970
 * @param now the time, in ms since 1970
 */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
