import type { Around } from "./rule-scanner.ts";

/** A language's words for symbols. */
export interface SymbolWords {
  readonly and: string;
  readonly plus: string;
  readonly at: string;
  readonly percent: string;
  /** The word for a slash between two words ("pick-up/delivery"), or a space if the slash is silent. */
  readonly or: string;
}

/** Punctuation that engines interpret instead of reading aloud. */
const kept = new Set(".,!?;:…'’\"“”„‘«»()¿¡、。，．！？；：（）「」『』《》【】・؟،؛।॥");
const asComma = new Set("•·|–—―‒─");

/** The words for a symbol outside numbers, prices and addresses. */
export function saySymbol(words: SymbolWords): (mark: string, around: Around) => string {
  return (mark, { before, after }) => {
    const between = /[\p{L}\p{M}\d]$/u.test(before) && /^[\p{L}\p{M}\d]/u.test(after);
    if (mark === "…") return ellipsis(after);
    if (mark === ".")
      return before.endsWith(".") ? "" : /^\.+/.test(after) ? ellipsis(after.replace(/^\.+/, "")) : ".";
    if (kept.has(mark)) return mark;
    if (asComma.has(mark)) return ", ";
    if (mark === "-") return between ? "-" : /\s$/.test(before) && /^\s/.test(after) ? ", " : " ";
    if (mark === "&") return ` ${words.and} `;
    if (mark === "+")
      return /[\p{L}\d] ?$/u.test(before) || /^ ?[\p{L}\d]/u.test(after) ? ` ${words.plus} ` : " ";
    if (mark === "@") return ` ${words.at} `;
    if (mark === "%") return ` ${words.percent} `;
    if (mark === "/")
      return between && !/\band$/i.test(before) && !/\d$/.test(before) ? ` ${words.or} ` : " ";
    return " ";
  };
}

/** An ellipsis is a pause within a sentence, and a full stop before a capital or at the end. */
function ellipsis(after: string) {
  return /^\s*\p{Ll}/u.test(after) ? "," : ".";
}
