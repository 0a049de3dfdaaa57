import { findLanguage } from "@earshot/contract/languages.ts";

import type { LanguageName } from "./catalogue-voice.ts";

/** Characters that take as long as a word of other languages, where nobody writes spaces (measured on news readers). */
const charactersPerWord: Partial<Record<LanguageName, number>> = { Chinese: 1.6, Japanese: 2.4 };

/**
 * How many words a text holds, as `words_per_minute` counts them: those between spaces and signs; in Chinese and Japanese
 * a share of the characters.
 */
export function wordCount(spoken: string, language: LanguageName): number {
  const each = charactersPerWord[language];
  if (each) return (spoken.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / each;
  const words = new Intl.Segmenter(findLanguage(language)?.code, { granularity: "word" });
  return [...words.segment(spoken)].filter(({ isWordLike }) => isWordLike).length;
}

/** How many letters, vowel signs and digits a text holds: what takes time to say. */
export function lettersOf(spoken: string): number {
  return spoken.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
}
