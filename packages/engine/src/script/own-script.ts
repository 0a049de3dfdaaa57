import { isSaid, saidLines } from "@earshot/contract/generation/rules/script-lines.ts";

import type { LanguageCode } from "./script.ts";

/** A sentence of the user's own script, as written, and its voice. */
export interface OwnSentence {
  text: string;
  voice: 1 | 2;
}

/** Matches "A:" or "B:" at the start of a line, in either case, also full width, in parentheses or in bold. */
const mark = /^\s*[*([]{0,3}([AaBb])[*)\]]{0,3}\s*[:：][*]{0,2}\s*/;

/**
 * Splits the user's own script into sentences. With two voices, a line marked `A:` or `B:` and the lines below it are
 * spoken by voice 1 or 2, up to the next mark; without marks, sentences alternate.
 */
export function ownScript(script: string, language: LanguageCode, voices: 1 | 2): OwnSentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  const lines = saidLines(script.toWellFormed());
  const isMarked = lines.some((line) => mark.test(line));
  const said: OwnSentence[] = [];
  let marked: 1 | 2 = 1;
  for (const line of lines) {
    const letter = mark.exec(line)?.[1]?.toLowerCase();
    if (letter !== undefined) marked = letter === "b" ? 2 : 1;
    for (const { segment } of segmenter.segment(line.replace(mark, ""))) {
      const text = segment.trim();
      if (!isSaid(text)) continue;
      const alternate = said.length % 2 === 0 ? 1 : 2;
      said.push({ text, voice: voices === 1 ? 1 : isMarked ? marked : alternate });
    }
  }
  return said;
}
