import type { Around } from "../rule-scanner.ts";

const goesOn =
  /^ (?:a|an|and|are|as|at|away|by|daily|each|every|extra|for|from|if|in|including|is|less|more|now|of|off|on|only|or|per|plus|than|that|the|then|to|today|total|towards?|until|was|were|when|will|with|you|your)\b/;

/** Returns true if an amount modifies the next noun: "a $20 gift card" is a twenty dollar gift card. */
export function describes({ before, after }: Around, determiners: "articles" | "all"): boolean {
  const first =
    determiners === "all"
      ? /\b(?:an?|this|each|every|another|one|extra|our|your|the|my|new) $/i
      : /\b(?:an?|this|each|every|another|one|extra) $/i;
  return first.test(before) && /^ [a-z]/.test(after) && !goesOn.test(after);
}

/**
 * The full stop, if an abbreviation also ends its sentence, or "" if the sentence continues.
 * @param continuation matches capitalised words that continue a sentence ("9 p.m. Saturday")
 */
export function sentenceStop(written: string, after: string, continuation?: RegExp): "" | "." {
  if (!written.endsWith(".")) return "";
  if (/^\s*[a-z,;:!?)]/.test(after) || /^\S/.test(after)) return "";
  return continuation?.test(after) ? "" : ".";
}
