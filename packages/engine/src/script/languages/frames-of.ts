import type { LanguageCode } from "../script.ts";
import { arabic } from "./ar.ts";
import { german } from "./de.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import type { Frames } from "./frames.ts";
import { hindi } from "./hi.ts";
import { italian } from "./it.ts";
import { japanese } from "./ja.ts";
import { korean } from "./ko.ts";
import { dutch } from "./nl.ts";
import { portuguese } from "./pt.ts";
import { russian } from "./ru.ts";
import { chinese } from "./zh.ts";

/** Languages that are written in frames: all but English. */
export type FramedLanguage = Exclude<LanguageCode, "en">;

/** The frames of each language. */
export const framesOf: Record<FramedLanguage, Frames> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  hi: hindi,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pt: portuguese,
  ru: russian,
  zh: chinese,
};
