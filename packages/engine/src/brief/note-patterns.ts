/** Patterns of notes and quotations. Words are English: other languages rely on their model alone. */

/** A required line, quoted within what is said about it: 'needs at the end "Paid for by …"'. */
export const quotedLine = /["“„«]\s?([^"”“»]{12,400}?)\s?["”“»][^\p{L}\p{N}]*$/u;
/** A quotation within a note. */
export const quotation = /["“„«]\s?([^"”“»]{3,120}?)\s?["”“»]/u;

/** A name that is spelt: "C-R-I-T-T-E-R". */
export const spelt = /(?:\p{Lu}-){3,}\p{Lu}/u;
/** Words for the end of an ad. */
export const atEnd = /\b(?:last|ends?|finish|clos(?:e|ing)|sign[- ]?off)\b/i;
/** A word that is left of a longer remark: "that has to be said". */
export const pronoun = /^(?:that|this|it|them|these|so|also|and)$/i;
/** Words of a note that asks to leave something out. */
export const without = /\b(?:get rid|remove|drop|cut|lose|not|never|avoid|hates?|no)\b|n’t\b/i;
