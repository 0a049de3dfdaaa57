import { timesNamed } from "../brand-mark.ts";
import { particularity } from "../particulars.ts";
import type { Brief, Sentence } from "../script.ts";
import type { Drafted } from "./read-answer.ts";

/**
 * Ranks a model's sentences for the mixer. The last sentence and the first one that names the brand are never left
 * out (rank 0). The others follow the model's ranks, the more specific ones first in a tie. If the last sentence
 * doesn't name the brand, the second one that does ranks first among the others.
 */
export function rankedDraft(draft: readonly Drafted[], { name }: Brief): Sentence[] {
  const last = draft.length - 1;
  const naming = draft.flatMap(({ text }, at) => (timesNamed(text, name) > 0 ? [at] : []));
  const stays = new Set([naming.find((at) => at < last) ?? 0, last]);
  const second = naming.includes(last) ? undefined : naming.find((at) => !stays.has(at));
  const weightOf = (at: number) => {
    const { text = "", rank = 1 } = draft[at] ?? {};
    return at === second ? Infinity : particularity(text) / 100 - rank;
  };
  const order = draft
    .map((_, at) => at)
    .filter((at) => !stays.has(at))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return draft.map(({ text }, at): Sentence => {
    const rank = stays.has(at) ? 0 : order.indexOf(at) + 1;
    if (at === last) return { text, rank };
    return { text, rank, pauseAfter: at === 0 || at === last - 1 ? "long" : "short" };
  });
}
