import type { SegmentKind } from "../learned/segments.ts";

/** How sure the model must be that a segment of a brief is of some kind: see SegmentReader. */

/**
 * The least probabilities with which a segment is left out as a note: behind a label for required lines or for facts, in
 * the words of an instruction, and otherwise. `vital` is added for each rank below 2, `ofUs` for a sentence about "us".
 * `beside`: also if it is at least that share of the segment's likeliest other kind, and `rival`.
 */
export const likelyNote = {
  required: 0.95,
  labelled: 0.6,
  ordered: 0.02,
  other: 0.35,
  vital: 0.25,
  ofUs: 0.1,
  beside: 0.9,
  rival: 0.25,
};
/** The least probability with which a segment counts as a line that the law requires. */
export const likelyLegal = 0.5;
/** The same for a name other than the advertiser's. Models that learned from fewer briefs are less reliable. */
export const likelyName = { english: 0.75, other: 0.9 };
/** The same for an appeal, which becomes the call of an ad without a contact. */
export const likelyAppeal = 0.4;
/** The same for a note that asks to include what it quotes. */
export const likelyRequest = 0.4;
/** The same for an offer without an amount, and a time or place that no pattern finds. */
export const likelyKind: Record<"english" | "other", Partial<Record<SegmentKind, number>>> = {
  english: { offer: 0.4, when: 0.4, where: 0.4 },
  other: { offer: 0.6, when: 1, where: 0.6 },
};
/** The same for a place that a pattern finds, and any other kind. */
export const possibleKind = 0.1;
/** The least probability of a whole sentence or an order with which a fragment is said unchanged. */
export const likelyWhole = 0.55;
export const likelyComplete = 0.8;
