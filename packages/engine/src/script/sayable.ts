import { languages } from "@earshot/contract/languages.ts";

import type { LanguageCode } from "./script.ts";

/** Writing systems of languages that don't use Latin letters. Every voice can read Latin letters. */
const ownLetters: Partial<Record<LanguageCode, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  zh: /\p{Script=Han}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
};

/** Returns true if a voice for this language can read most of a line. Voices skip other writing systems silently. */
export function isSayable(line: string, language: LanguageCode): boolean {
  const plain = line.normalize("NFKD");
  const count = (of: RegExp) => plain.match(of)?.length ?? 0;
  const own = ownLetters[language];
  const said = count(/[A-Za-zßÆæØøĐđıŁłŒœ\p{N}]/gu) + (own ? count(own) : 0);
  const letters = count(/[\p{L}\p{N}]/gu);
  return letters > 0 && said * 2 > letters;
}

export const languageName = (code: LanguageCode): string =>
  languages.find((language) => language.code === code)?.name ?? code;
