import type { BriefFact } from "./brief-fact.ts";
import type { ReadingTable } from "./reading-table.ts";

const legal =
  /\b(?:apply|applies|paid for|licen[cs]ed|regulated|authori[sz]ed|registered|insured|lender|employer|warning|risks?|restrictions|terms|subject to|representative|responsibl[ey]|advertis\p{L}+|sponsored|excludes?|over 18|only)\b|[.!?](?: \S|$)/iu;

/**
 * True for a required fact that is short, not legal text, and requested by the form or a note: "25 year panel
 * warranty". Unlike legal lines, it need not come last.
 */
export const isMention = (
  { text, start, isStressed }: Pick<BriefFact, "text" | "start" | "isStressed">,
  { required, requiredInFull }: ReadingTable,
): boolean =>
  (start === undefined || isStressed === true) &&
  text.length < 70 &&
  !legal.test(text) &&
  !required.test(text) &&
  !requiredInFull.some(([short]) => short.test(text));

/** Reduces a text to letters and digits, so that punctuation and spaces don't matter in comparisons. */
export const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
