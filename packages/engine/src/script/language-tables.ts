import type { Tone } from "@earshot/contract/languages.ts";

import { readGerman } from "../brief/languages/de.ts";
import { readEnglish } from "../brief/languages/en.ts";
import { readSpanish } from "../brief/languages/es.ts";
import { readFrench } from "../brief/languages/fr.ts";
import { readItalian } from "../brief/languages/it.ts";
import { readJapanese } from "../brief/languages/ja.ts";
import { readKorean } from "../brief/languages/ko.ts";
import { readDutch } from "../brief/languages/nl.ts";
import { readPortuguese } from "../brief/languages/pt.ts";
import { readRussian } from "../brief/languages/ru.ts";
import { isTraditional } from "../brief/languages/zh-grammar.ts";
import { readChinese } from "../brief/languages/zh.ts";
import type { ReadingTable } from "../brief/reading-table.ts";
import { germanRegister, writeGerman } from "./languages/de.ts";
import { writeEnglish } from "./languages/en.ts";
import { writeFormalSpanish, writeSpanish } from "./languages/es.ts";
import { writeFrench } from "./languages/fr.ts";
import { writeFormalItalian, writeItalian } from "./languages/it.ts";
import { writeJapanese } from "./languages/ja.ts";
import { writeKorean } from "./languages/ko.ts";
import { dutchRegister, writeDutch } from "./languages/nl.ts";
import { writeEuropeanPortuguese, writePortuguese } from "./languages/pt.ts";
import { writeRussian } from "./languages/ru.ts";
import { writeChinese, writeTraditionalChinese } from "./languages/zh.ts";
import { wordingOf } from "./manner-of-tone.ts";
import type { Brief, LanguageCode } from "./script.ts";
import type { WritingTable } from "./writing-table.ts";

/** The tables for reading briefs and writing scripts in one language. */
export type LanguageTables = {
  reading: ReadingTable;
  writing: WritingTable;
  /** A table with a different form of address, familiar or formal, if this brief requires one. */
  register?: (brief: Pick<Brief, "description" | "tone">) => WritingTable | undefined;
};

/** Signs that a brief is from Portugal. */
const european =
  /€|(?<!\p{L})(?:português de portugal|telemóvel|tlf|morada|sff|ginásio|talho|pequeno-almoço|equipa|autocarro|Lisboa|Braga|Coimbra|Setúbal|Matosinhos)(?!\p{L})/iu;

/** Words in a brief that show polite or familiar address. */
const addresses = {
  es: {
    polite:
      /(?<!\p{L})(?:usted|ustedes|llame|visite|venga|llámenos|visítenos|aproveche|disfrute|reserve|solicite|pida|acérquese|¿tuvo|¿necesita|¿busca|¿sabía|confíe|contáctenos)(?!\p{L})/iu,
    familiar:
      /(?<!\p{L})(?:tú|tuteando|tutear|ven|llámanos|apúntate|tienes|quieres|puedes|vienes|pásate|disfruta|pide|contigo|tus?)(?!\p{L})/iu,
  },
  it: {
    polite:
      /(?<!\p{L})(?:[Dd]el [Ll]ei|(?<!(?:se|quando|appena) )(?:chiami|visiti|prenoti)|venga|La aspettiamo|Sua|Suo|Suoi|desidera|vuole)(?!\p{L})/u,
    familiar:
      /(?<!\p{L})(?:del tu|chiama|vieni|puoi|vuoi|tuo|tua|tuoi|tue|prenota|scopri|iscriviti)(?!\p{L})/iu,
  },
} as const;

function isPolite(language: keyof typeof addresses, description: string, tone: Tone): boolean {
  const { polite, familiar } = addresses[language];
  if (polite.test(description)) return true;
  return wordingOf(tone) === "formal" && !familiar.test(description);
}

export const languageTables: Partial<Record<LanguageCode, LanguageTables>> = {
  es: {
    reading: readSpanish,
    writing: writeSpanish,
    register: ({ description, tone }) => (isPolite("es", description, tone) ? writeFormalSpanish : undefined),
  },
  fr: { reading: readFrench, writing: writeFrench },
  it: {
    reading: readItalian,
    writing: writeItalian,
    register: ({ description, tone }) => (isPolite("it", description, tone) ? writeFormalItalian : undefined),
  },
  ja: { reading: readJapanese, writing: writeJapanese },
  pt: {
    reading: readPortuguese,
    writing: writePortuguese,
    register: ({ description }) => (european.test(description) ? writeEuropeanPortuguese : undefined),
  },
  de: { reading: readGerman, writing: writeGerman, register: germanRegister },
  nl: { reading: readDutch, writing: writeDutch, register: dutchRegister },
  ru: { reading: readRussian, writing: writeRussian },
  ko: { reading: readKorean, writing: writeKorean },
  zh: {
    reading: readChinese,
    writing: writeChinese,
    register: ({ description }) => (isTraditional(description) ? writeTraditionalChinese : undefined),
  },
  en: { reading: readEnglish, writing: writeEnglish },
};
