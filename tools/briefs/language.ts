import { readGerman } from "@earshot/engine/brief/languages/de.ts";
import { readEnglish } from "@earshot/engine/brief/languages/en.ts";
import { lowerEnglish } from "@earshot/engine/brief/languages/english-tags.ts";
import { readSpanish } from "@earshot/engine/brief/languages/es.ts";
import { readFrench } from "@earshot/engine/brief/languages/fr.ts";
import { readItalian } from "@earshot/engine/brief/languages/it.ts";
import { readDutch } from "@earshot/engine/brief/languages/nl.ts";
import { readPortuguese } from "@earshot/engine/brief/languages/pt.ts";
import { readRussian } from "@earshot/engine/brief/languages/ru.ts";
import type { ReadingTable } from "@earshot/engine/brief/reading-table.ts";
import type { Segmenting } from "@earshot/engine/learned/models.ts";

/** A language for which models are trained. `lower` lowercases a fragment's first letter where appropriate. */
export type Language = Pick<Segmenting, "tagger" | "joining"> & {
  code: string;
  table: ReadingTable;
  lower: (fragment: string) => string;
};

/** @throws if the language has no segmentation model */
function languageOf(code: string, table: ReadingTable, lower = (fragment: string) => fragment): Language {
  if (table.segmenting === undefined) throw new Error(`${code} is not read by a model.`);
  const { tagger, joining } = table.segmenting;
  return { code, table, lower, tagger, joining };
}

export const languages: readonly Language[] = [
  languageOf("en", readEnglish, lowerEnglish),
  languageOf("de", readGerman),
  languageOf("es", readSpanish),
  languageOf("fr", readFrench),
  languageOf("it", readItalian),
  languageOf("nl", readDutch),
  languageOf("pt", readPortuguese),
  languageOf("ru", readRussian),
];
