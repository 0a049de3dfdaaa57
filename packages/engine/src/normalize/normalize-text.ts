import type { languages } from "@earshot/contract/languages.ts";

import { cleanInput } from "./clean-input.ts";
import { normalizeEnglish } from "./english/english.ts";
import { arabic } from "./languages/arabic.ts";
import { chinese } from "./languages/chinese.ts";
import { dutch } from "./languages/dutch.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import { hindi } from "./languages/hindi.ts";
import { italian } from "./languages/italian.ts";
import { japanese } from "./languages/japanese.ts";
import { korean } from "./languages/korean.ts";
import { portuguese } from "./languages/portuguese.ts";
import { russian } from "./languages/russian.ts";
import { spanish } from "./languages/spanish.ts";
import { tableNormalizer } from "./table/table-normalizer.ts";
import { tidyPunctuation } from "./tidy-punctuation.ts";

type LanguageCode = (typeof languages)[number]["code"];

const readers: Record<LanguageCode, (text: string) => string> = {
  ar: tableNormalizer(arabic),
  zh: tableNormalizer(chinese),
  nl: tableNormalizer(dutch),
  en: normalizeEnglish,
  fr: tableNormalizer(french),
  de: tableNormalizer(german),
  hi: tableNormalizer(hindi),
  it: tableNormalizer(italian),
  ja: tableNormalizer(japanese),
  ko: tableNormalizer(korean),
  pt: tableNormalizer(portuguese),
  ru: tableNormalizer(russian),
  es: tableNormalizer(spanish),
};

/** A word that only comes free when what stands before it is said is read in another round. More never were needed. */
const rounds = 4;

/**
 * `text` as it is said in `language`: "$19.99" → nineteen dollars and ninety-nine cents. One line of words, spaces and the
 * punctuation that makes pauses; no digits, signs, emoji or control characters. What is words already stays as it is, so
 * that reading twice is reading once. Never throws; its time grows with the length of the text and no faster.
 */
export function normalizeText(text: string, language: LanguageCode): string {
  let said = text;
  for (let round = 0; round < rounds; round++) {
    const next = tidyPunctuation(readers[language](cleanInput(said)));
    if (next === said) break;
    said = next;
  }
  return said;
}
