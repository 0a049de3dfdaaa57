import { findLanguage } from "@earshot/contract/languages.ts";

const latin = /\p{Script=Latin}/gu;

/** The letters that a language is written in, by its code; all others are written in Latin ones. */
const letters: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/gu,
  zh: /\p{Script=Han}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
};

const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0;

/**
 * Whether a description is plainly not in the chosen language: most of its letters are of another writing system. Latin
 * letters are at home in every language: brands have them.
 */
export function isInOtherWriting(text: string, language: string): boolean {
  const code = findLanguage(language)?.code;
  if (!code) return false;
  const own = letters[code];
  const fitting = count(text, latin) + (own ? count(text, own) : 0);
  return fitting < count(text, /\p{L}/gu) / 2;
}
