/**
 * The full stop that an abbreviation's point was too: "" when the sentence goes on. `goesOn` are the words that, though they
 * begin with a capital, continue it ("9 p.m. Saturday").
 */
export function sentenceStop(written: string, after: string, goesOn?: RegExp): "" | "." {
  if (!written.endsWith(".")) return "";
  if (/^\s*[a-z,;:!?)]/.test(after) || /^\S/.test(after)) return "";
  return goesOn?.test(after) ? "" : ".";
}
