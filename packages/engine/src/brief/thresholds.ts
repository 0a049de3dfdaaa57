import type { Label } from "./reading-table.ts";

/** Minimum probabilities at which SegmentReader relies on its models, and limits on what it reads. */

/**
 * The minimum probabilities of being a note at which a segment is left out:
 *
 * - `required`: after a label for required lines
 * - `labelled`: after a label for facts
 * - `named`: after a label for what is sold, which may introduce just a name
 * - `field`: after a label whose kind the text has with a probability above `ofField`
 * - `ordered`: in the words of an instruction
 * - `other`: in all other cases. `vital` is added for each rank below 2, `ofUs` for a sentence about "us", `hard` for
 *   a price, a date or a license number, and `vague` for a segment that requests nothing in particular. `first`
 *   replaces `ofUs` for a sentence that precedes all facts.
 *
 * A segment without a label or a hard fact is also left out if it is more probable as a note than both `rival` and
 * `beside` times the probability of its likeliest other kind, unless it is a whole sentence and less probable than
 * `whole`.
 */
export const likelyNote = {
  required: 0.95,
  labelled: 0.85,
  named: 0.6,
  field: 0.9,
  ofField: 0.08,
  ordered: 0.02,
  other: 0.35,
  vital: 0.25,
  ofUs: 0.1,
  hard: 0.25,
  first: 0.45,
  vague: 0.2,
  beside: 0.9,
  rival: 0.25,
  whole: 0.45,
};
const notFacts: ReadonlySet<Label> = new Set(["instruction", "avoid", "required", "slogan"]);
const fields: ReadonlySet<Label> = new Set(["what", "offer", "where", "when"]);
const isField = ({ label, share }: Pick<NoteContext, "label" | "share">) =>
  label !== undefined && fields.has(label) && share > likelyNote.ofField;

/** The minimum probability at which a segment is left out as a note. */
export function noteThreshold(context: NoteContext): number {
  const { label, rank, isOfUs, isFirst, isVague, isHard } = context;
  if (label === "required") return likelyNote.required;
  if (label === "instruction" || label === "avoid" || label === "audience") return likelyNote.ordered;
  if (isField(context)) return likelyNote.field;
  if (isFactLabel(label)) return label === "what" ? likelyNote.named : likelyNote.labelled;
  const ours = isFirst ? likelyNote.first : isOfUs ? likelyNote.ofUs : 0;
  const vague = isVague ? likelyNote.vague : 0;
  const hard = isHard ? likelyNote.hard : 0;
  return likelyNote.other + likelyNote.vital * Math.max(0, 2 - rank) + ours + vague + hard;
}

/** True for the label of a form field that contains facts: "Offer:". */
export const isFactLabel = (label: Label | undefined): boolean => label !== undefined && !notFacts.has(label);

type NoteContext = {
  label: Label | undefined;
  /** The probability of the kind that the label names. */
  share: number;
  rank: number;
  isOfUs: boolean;
  isFirst: boolean;
  isVague: boolean;
  isHard: boolean;
};

/** The minimum probability at which a segment counts as a line that the law requires. */
export const likelyLegal = 0.5;
/**
 * The minimum probability of a name other than the advertiser's. Models trained on fewer briefs are less reliable.
 */
export const likelyName = { english: 0.75, other: 0.9 };
/** The minimum probability of an appeal, which becomes the call to action of an ad without a contact. */
export const likelyAppeal = 0.4;
/** The minimum probability of a note that asks to include what it quotes. */
export const likelyRequest = 0.4;
/** The minimum probability of a request about a quotation, if another request is more probable. */
export const possibleRequest = 0.2;
/** The minimum probability of a note that asks to say something twice. */
export const likelyRepeat = 0.35;
/**
 * A text whose probability of being a note is only `note` still counts as one if it asks to leave something out, or
 * for a mood or an audience, with a probability above `least`.
 */
export const sureRequest = { least: 0.97, note: 0.12 };
/** The minimum probability of a title, as opposed to a date that listeners have to know. */
export const sureTitle = 0.9;
/** The minimum probability of a note that asks for nothing in particular, such as a greeting. */
export const vagueRequest = 0.5;
/** Like `sureRequest`, for a request to leave something out in a text that begins with a negative. */
export const vetoing = { least: 0.5, note: 0.23 };
/** The minimum probability of a kind whose segments are never part of a longer one. */
export const likelySeparate = 0.4;
/** The minimum probability of an offer without an amount, and of a time or place that no pattern finds. */
export const likelyKind = { english: 0.4, other: 0.6 };
/**
 * The minimum probability at which a kind is considered at all. It is enough for a place that a pattern also finds.
 */
export const possibleKind = 0.1;
/** The minimum probability at which a text counts as a whole sentence or an imperative and is said unchanged. */
export const likelyWhole = 0.55;
export const likelyComplete = 0.8;

/** The maximum length, in words, of a note that retracts the fact before it: "don’t say that though". */
export const longestTakingBack = 7;
/** Up to this many words next to a contact are part of it: "or go to". */
export const mostBeside = 6;
/** The maximum number of facts that are read from a brief, several times as many as people type. */
export const mostFacts = 60;
/** The maximum number of items that are read in a list. */
export const mostItems = 30;
/** The maximum number of requests that are considered per note. */
export const mostRequests = 4;
/** The maximum length of a list item, in words. */
export const longestItem = 7;
/**
 * The length, in characters, above which a sentence is said whole only if one of its segments is a complete clause.
 */
export const usualSentence = 170;
