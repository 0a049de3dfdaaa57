import type { LanguageCode } from "./script.ts";

/** A sentence of the user's own script, as written, and its voice. */
export interface OwnSentence {
  text: string;
  voice: 1 | 2;
}

/** Matches "A:" or "B:" at the start of a line, in either case, also full width, in parentheses or in bold. */
const mark = /^\s*[*([]{0,3}([AaBb])[*)\]]{0,3}\s*[:：][*]{0,2}\s*/;

/** Matches text with something to say. */
const isSpoken = /[\p{L}\p{N}]/u;

/**
 * Splits the user's own script into sentences. With two voices, a line marked `A:` or `B:` and the lines below it are
 * spoken by voice 1 or 2, up to the next mark; without marks, sentences alternate.
 */
export function ownScript(script: string, language: LanguageCode, voices: 1 | 2): OwnSentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  const lines = script
    .toWellFormed()
    .split(/\r\n?|\n|\u2028|\u2029/)
    // A call of the segmenter takes 10 µs even for an empty line.
    .filter((line) => isSpoken.test(line));
  const isMarked = lines.some((line) => mark.test(line));
  const said: OwnSentence[] = [];
  let marked: 1 | 2 = 1;
  for (const line of lines) {
    const letter = mark.exec(line)?.[1]?.toLowerCase();
    if (letter !== undefined) marked = letter === "b" ? 2 : 1;
    for (const { segment } of segmenter.segment(line.replace(mark, ""))) {
      const text = segment.trim();
      if (!isSpoken.test(text)) continue;
      const alternate = said.length % 2 === 0 ? 1 : 2;
      said.push({ text, voice: voices === 1 ? 1 : isMarked ? marked : alternate });
    }
  }
  return said;
}
