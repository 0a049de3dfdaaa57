import type { Label } from "./reading-table.ts";

/** How sure the model must be that a segment of a brief is of some kind: see SegmentReader. */

/**
 * The least probabilities with which a segment is left out as a note: behind a label for required lines or for facts, in
 * the words of an instruction, and otherwise. `vital` is added for each rank below 2, `ofUs` for a sentence about "us",
 * `vague` if it asks for nothing in particular, and `first`, instead of `ofUs`, for one before any fact.
 * `beside`: also left out if at least this share as probable as its likeliest other kind, and more probable than
 * `rival`.
 */
export const likelyNote = {
  required: 0.95,
  labelled: 0.6,
  ordered: 0.02,
  other: 0.35,
  vital: 0.25,
  ofUs: 0.1,
  first: 0.45,
  vague: 0.2,
  beside: 0.9,
  rival: 0.25,
};
const notFacts: ReadonlySet<Label> = new Set(["instruction", "avoid", "required", "slogan"]);

/** The least probability with which a segment behind a label is left out as a note. */
export function noteThreshold({ label, rank, isOfUs, isFirst, isVague }: NoteContext): number {
  if (label === "required") return likelyNote.required;
  if (label === "instruction" || label === "avoid" || label === "audience") return likelyNote.ordered;
  if (label !== undefined && !notFacts.has(label)) return likelyNote.labelled;
  const ours = isFirst ? likelyNote.first : isOfUs ? likelyNote.ofUs : 0;
  const vague = isVague ? likelyNote.vague : 0;
  return likelyNote.other + likelyNote.vital * Math.max(0, 2 - rank) + ours + vague;
}

type NoteContext = {
  label: Label | undefined;
  rank: number;
  isOfUs: boolean;
  isFirst: boolean;
  isVague: boolean;
};

/** The least probability with which a segment counts as a line that the law requires. */
export const likelyLegal = 0.5;
/** The same for a name other than the advertiser's. Models that learned from fewer briefs are less reliable. */
export const likelyName = { english: 0.75, other: 0.9 };
/** The same for an appeal, which becomes the call of an ad without a contact. */
export const likelyAppeal = 0.4;
/** The same for a note that asks to include what it quotes. */
export const likelyRequest = 0.4;
/** The same for a request about a quotation, if another request is more probable. */
export const possibleRequest = 0.2;
/** The same for a note that asks to say something twice. */
export const likelyRepeat = 0.35;
/**
 * How clearly a text must ask to leave something out, for a mood or for an audience, to be a note that is only as
 * probable as `note`. `vetoing`: the same for a text that begins with a negative.
 */
export const sureRequest = { least: 0.97, note: 0.12 };
/** The same for a note that asks for nothing in particular, such as a greeting. */
export const vagueRequest = 0.5;
export const vetoing = { least: 0.5, note: 0.23 };
/** The same for a segment that is never part of a longer one. */
export const likelySeparate = 0.4;
/** The same for an offer without an amount, and a time or place that no pattern finds. */
export const likelyKind = { english: 0.4, other: 0.6 };
/** The same for a place that a pattern finds. Less probable kinds are ignored. */
export const possibleKind = 0.1;
/** The minimum probability of being a whole sentence or an order for a fragment to be said unchanged. */
export const likelyWhole = 0.55;
export const likelyComplete = 0.8;

/** The longest note that takes back the fact before it, in words: "don’t say that though". */
export const longestTakingBack = 7;
/** Up to this many words next to a contact belong to it: "or go to". */
export const mostBeside = 6;
/** Facts that are read, several times what people type. */
export const mostFacts = 60;
/** The most items of a list that are read. */
export const mostItems = 30;
/** The requests of a note that are looked at. */
export const mostRequests = 4;
/** The longest item, in words. */
export const longestItem = 7;
/** A longer sentence is said whole only if one of its segments has a clause of its own. In characters. */
export const usualSentence = 170;
