import { tradesIn } from "./trades.ts";

interface Suggestible {
  readonly suggestedFor: { readonly trades: readonly string[]; readonly tones: readonly string[] };
}

/**
 * The tone's weight, relative to 1 for a trade: it chooses between a trade's tracks but doesn't override the trade.
 */
const toneWeight = 0.6;

/**
 * Recommends a track for an ad; null if neither its text nor its tone gives a clue.
 * @param description the brief or the script, in any of the thirteen languages
 * @param tone one of the contract's `tones`; if empty or unknown, only the description is used
 */
export function recommendTrack<Track extends Suggestible>(
  tracks: readonly Track[],
  { description, tone }: { description: string; tone: string },
): Track | null {
  const trades: ReadonlyMap<string, number> = tradesIn(description);
  const wantedTone = tone.trim().toLowerCase();
  let best: { track: Track | null; fit: number } = { track: null, fit: 0 };
  for (const track of tracks) {
    const { suggestedFor } = track;
    // A track's first trade is its best match.
    const byTrade = suggestedFor.trades.map((trade, place) => (trades.get(trade) ?? 0) * (1 - place / 25));
    const hasTone = suggestedFor.tones.some((suggested) => suggested === wantedTone);
    const fit = Math.max(0, ...byTrade) + (hasTone ? toneWeight : 0);
    if (fit > best.fit) best = { track, fit };
  }
  return best.track;
}
