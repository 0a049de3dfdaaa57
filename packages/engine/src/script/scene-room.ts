import type { Part } from "./parts.ts";

/** The silence after a sentence, in seconds. */
const pause = 0.3;
const needed: ReadonlySet<Part["kind"]> = new Set(["what", "offer", "when", "where"]);

/**
 * How many seconds a scene may take: the ad's length minus the rest of the ad. In a short ad, or for a brief in
 * sentences, the rest includes all facts; in other ads, only what is sold, the price, the time and the place.
 * Unlimited if `isWhole` is undefined, which means that it is unknown whether the brief is in sentences.
 */
export function sceneRoom(
  parts: readonly Part[],
  {
    seconds,
    isWhole,
    timeOf,
  }: { seconds: number; isWhole: boolean | undefined; timeOf: (text: string) => number },
): number {
  if (isWhole === undefined) return Infinity;
  const isAll = isWhole || seconds <= 20;
  const rest = parts
    .filter(({ kind, role }) => isAll || role === "call" || needed.has(kind))
    .map((part) => (isAll ? part : (part.less?.at(-1) ?? part)));
  return rest.reduce((room, { text }) => room - timeOf(text) - pause, seconds);
}
