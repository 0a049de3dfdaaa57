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
import { blankLongAddresses } from "./long-addresses.ts";
import { tableNormalizer } from "./table/table-normalizer.ts";
import { tidyPunctuation } from "./tidy-punctuation.ts";

type LanguageCode = (typeof languages)[number]["code"];

const normalizers: Record<LanguageCode, (text: string) => string> = {
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

/** Normalizing a word may let its neighbour match a rule in the next round. Four rounds have always been enough. */
const maxRounds = 4;

/**
 * Normalizes text for speech synthesis: "$19.99" → nineteen dollars and ninety-nine cents. Returns one line of words,
 * spaces and punctuation that makes pauses; no digits, symbols, emoji or control characters. Idempotent, because
 * words stay unchanged. Never throws, and takes linear time.
 */
export function normalizeText(text: string, language: LanguageCode): string {
  let said = blankLongAddresses(text);
  for (let round = 0; round < maxRounds; round++) {
    const next = tidyPunctuation(normalizers[language](cleanInput(said)));
    if (next === said) break;
    said = next;
  }
  return said;
}
