import { findLanguage, languages } from "@earshot/contract/languages.ts";
import { recommendedVoice as recommendedOf } from "@earshot/contract/voices/rules/recommended-voice.ts";

import { detectLanguage } from "../script/detect-language.ts";
import type { LanguageCode } from "../script/script.ts";
import type { CatalogueVoice } from "./catalogue-voice.ts";
import { catalogue, findVoice } from "./catalogue.ts";

/** The choices that decide language and voices; empty where nothing was chosen. */
export type VoiceRequest = {
  language: string;
  accent: string;
  voice_ids: readonly string[];
  prompt: string;
  /** Lines that are spoken in place of what the prompt becomes. */
  script?: readonly { text: string }[] | null;
};

/** The language of an ad and its one or two voices. */
export type VoiceSelection = {
  language: LanguageCode;
  voices: [CatalogueVoice, ...CatalogueVoice[]];
};

/** The default voice's language. */
const english = { name: "English", code: "en" } as const;

/** A language by its name or code. */
const known = (text: string) => languages.find(({ name }) => name === findLanguage(text)?.name);

/**
 * Selects language and voices. The language is the chosen one, else that of the description where detection is sure, else
 * the chosen voice's. Voices of another language are replaced: the first by the recommended one, the second by another.
 */
export function selectVoices({ language, accent, voice_ids, prompt, script }: VoiceRequest): VoiceSelection {
  const chosen = voice_ids.map(findVoice).filter((voice) => voice !== undefined);
  const detected = detectLanguage(script ? script.map(({ text }) => text).join("\n") : prompt);
  const { name, code } =
    known(language) ??
    languages.find((each) => each.code === detected) ??
    known(chosen[0]?.language ?? "") ??
    english;
  const [first = recommendedVoice(name, accent), ...others] = inLanguage(chosen, name, accent);
  return { language: code, voices: [first, ...others] };
}

/** Replaces the voices of other languages, keeping voices distinct and their genders where possible. */
function inLanguage(chosen: readonly CatalogueVoice[], language: string, accent: string): CatalogueVoice[] {
  const taken = new Set(chosen.filter((voice) => voice.language === language));
  return chosen.map((voice) => {
    if (voice.language === language) return voice;
    const recommended = recommendedVoice(language, accent);
    const free = catalogue.filter((each) => each.language === language && !taken.has(each));
    const preferred = taken.has(recommended)
      ? free.find(({ gender }) => gender === voice.gender)
      : recommended;
    const replacement = preferred ?? free[0] ?? recommended;
    taken.add(replacement);
    return replacement;
  });
}

/** The voice for a language when none was chosen, with the accent where one has it. The studio shows the same. */
export function recommendedVoice(language: string, accent: string): CatalogueVoice {
  const found = recommendedOf(catalogue, { language, accent });
  if (!found) throw new Error(`no voice speaks ${language}`);
  return found;
}
