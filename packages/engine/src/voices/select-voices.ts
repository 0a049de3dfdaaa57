import { findLanguage, languages } from "@earshot/contract/languages.ts";
import { recommendedVoice as recommendedOf } from "@earshot/contract/voices/rules/recommended-voice.ts";

import { detectLanguage } from "../script/detect-language.ts";
import type { LanguageCode } from "../script/script.ts";
import type { CatalogueVoice } from "./catalogue-voice.ts";
import { catalogue, findVoice } from "./catalogue.ts";

/** What decides who speaks, as it was asked for; empty where nobody chose. */
export type Casting = { language: string; accent: string; voice_ids: readonly string[]; prompt: string };

/** Who speaks an ad, and in which language: one voice or two. */
export type Cast = {
  language: LanguageCode;
  voices: [CatalogueVoice, ...CatalogueVoice[]];
};

/** What an ad is in when nothing says otherwise: the default voice's. */
const english = { name: "English", code: "en" } as const;

/** A language of ours by its name or code. */
const known = (text: string) => languages.find(({ name }) => name === findLanguage(text)?.name);

/**
 * The language is the chosen one; else the description's where that is sure, else the voice's (decisions, Studio). A voice
 * that does not speak it gives way to the one recommended for language and accent, the second of two to another one.
 */
export function castOf({ language, accent, voice_ids, prompt }: Casting): Cast {
  const chosen = voice_ids.map(findVoice).filter((voice) => voice !== undefined);
  const detected = detectLanguage(prompt);
  const { name, code } =
    known(language) ??
    languages.find((each) => each.code === detected) ??
    known(chosen[0]?.language ?? "") ??
    english;
  const [first = recommendedVoice(name, accent), ...others] = speaking(chosen, name, accent);
  return { language: code, voices: [first, ...others] };
}

/** The chosen voices, those of another language each in the place of one that speaks it: two stay two. */
function speaking(chosen: readonly CatalogueVoice[], language: string, accent: string): CatalogueVoice[] {
  const taken = new Set(chosen.filter((voice) => voice.language === language));
  return chosen.map((voice) => {
    if (voice.language === language) return voice;
    const usual = recommendedVoice(language, accent);
    const free = catalogue.filter((each) => each.language === language && !taken.has(each));
    const other = taken.has(usual) ? free.find(({ gender }) => gender === voice.gender) : usual;
    const found = other ?? free[0] ?? usual;
    taken.add(found);
    return found;
  });
}

/** The voice for a language that nobody chose one for: with the accent, where one has it. The studio shows the same. */
export function recommendedVoice(language: string, accent: string): CatalogueVoice {
  const found = recommendedOf(catalogue, { language, accent });
  if (!found) throw new Error(`nobody speaks ${language}`);
  return found;
}
