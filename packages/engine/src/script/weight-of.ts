import type { Part } from "./parts.ts";
import type { SpokenLine } from "./spoken-lines.ts";

/** Matches offers that count for more than a price. Free parking and the like don't. */
const strong =
  /(?<!\b(?:parking|wi-?fi|delivery|shipping|quotes?|estimates?|entry) (?:is|are) )\b(?:free|half price)\b(?! (?:parking|wi-?fi|delivery|shipping|quotes?|estimates?))|\d ?% off/iu;

/** Matches what makes an emergency service attractive: "At your door in 30 minutes". */
const prompt =
  /最短\d{1,2}分|(?<!\p{L})(?:en|em|in|binnen|innerhalb von|within) (?:menos de |weniger als |meno di |minder dan |moins de )?\d{1,2} (?:minut\p{L}+|Minuten)(?!\p{L})/iu;

const worthOfEvent: Partial<Record<NonNullable<Part["kind"]>, number>> = { when: 9, where: 8.5 };
const worth: Partial<Record<NonNullable<Part["kind"]>, number>> = {
  offer: 8,
  what: 5,
  when: 5.5,
  where: 5.2,
  slogan: 4.8,
  proof: 4.2,
};

/** The weight per rank, and the rank whose weight is 0. */
const worthOfRank = 3;
const most = 4;

/** How important a sentence is if there is no room for all sentences. */
export function weightOf(
  { kind = "detail", text }: Part,
  {
    isEvent,
    isStressed,
    form,
    rank,
  }: { isEvent: boolean; isStressed: boolean; form?: SpokenLine["form"]; rank?: number },
): number {
  const ofEvent = isEvent ? worthOfEvent[kind] : undefined;
  const own =
    rank === undefined
      ? (ofEvent ?? worth[kind] ?? (form === "order" ? 3.4 : 3.8))
      : Math.max(ofEvent ?? 0, worthOfRank * (most - rank));
  const isPrompt = kind === "detail" && prompt.test(text);
  const isStrong = kind === "offer" && strong.test(text);
  // The date of a vote, or a donation that somebody else doubles, is the whole point of its ad.
  const isPoint = /\belection day\b|\bearly voting\b|\b(?:matched|doubled) by\b/i.test(text);
  const more = (isPoint || isPrompt ? 2 : 0) + (isStrong ? 1 : 0) + (isStressed ? 2.5 : 0);
  return own + more - (text.length > 130 ? 1.2 : 0);
}
