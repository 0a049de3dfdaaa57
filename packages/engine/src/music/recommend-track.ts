import { library, type Track } from "./library.ts";
import { tradesIn } from "./trades.ts";

/** The track to recommend when neither text nor tone gives a clue: bright enough for any business. */
const neutralTrack = "trk_first_light";

/**
 * How much the tone counts, relative to 1 for a trade: it chooses between a trade's tracks but doesn't override the
 * trade.
 */
const toneWeight = 0.6;

/**
 * Recommends a track's id for an ad.
 * @param description the brief or the script, in any of the thirteen languages
 * @param tone one of the contract's `tones`; if empty or unknown, only the description is used
 */
export function recommendTrack({ description, tone }: { description: string; tone: string }): string {
  const trades = tradesIn(description);
  const wantedTone = tone.trim().toLowerCase();
  const fit = ({ suggestedFor }: Track) => {
    // A track's first trade is its best match.
    const byTrade = suggestedFor.trades.map((trade, place) => (trades.get(trade) ?? 0) * (1 - place / 25));
    const hasTone = suggestedFor.tones.some((suggested) => suggested === wantedTone);
    return Math.max(0, ...byTrade) + (hasTone ? toneWeight : 0);
  };
  let best = { id: neutralTrack as string, fit: 0 };
  for (const track of library) {
    const its = fit(track);
    if (its > best.fit) best = { id: track.id, fit: its };
  }
  return best.id;
}
