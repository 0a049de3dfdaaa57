import { findLanguage, languages } from "@earshot/contract/languages.ts";
import { recommendedVoice as recommendedOf } from "@earshot/contract/voices/rules/recommended-voice.ts";

import { detectLanguage } from "../script/detect-language.ts";
import type { LanguageCode } from "../script/script.ts";
import { type CatalogueVoice, qualityOf } from "./catalogue-voice.ts";
import { catalogue, findVoice } from "./catalogue.ts";

/** The choices that determine the language and voices. Those that were not made are empty. */
export type VoiceRequest = {
  language: string;
  accent: string;
  tone: string;
  voice_ids: readonly string[];
  prompt: string;
  /** The script's lines, if they are not to be written from the prompt. */
  script?: readonly { text: string }[] | null;
};

/** An ad's language and its one or two voices. */
export type VoiceSelection = {
  language: LanguageCode;
  voices: [CatalogueVoice, ...CatalogueVoice[]];
};

/** The default voice's language. */
const english = { name: "English", code: "en" } as const;

/** Finds a language by its name or code. */
function known(text: string) {
  const found = findLanguage(text);
  return languages.find(({ name }) => name === found?.name);
}

/**
 * Selects the language and voices. The language is the chosen one, or else the one detected in the text if detection
 * is certain, or else the chosen voice's. Voices in another language are replaced: the first by the recommended
 * voice, the second by a different one.
 */
export function selectVoices({
  language,
  accent,
  tone,
  voice_ids,
  prompt,
  script,
}: VoiceRequest): VoiceSelection {
  const chosen = voice_ids.map(findVoice).filter((voice) => voice !== undefined);
  const detected = detectLanguage(script ? script.map(({ text }) => text).join("\n") : prompt);
  const { name, code } =
    known(language) ??
    languages.find((each) => each.code === detected) ??
    known(chosen[0]?.language ?? "") ??
    english;
  const recommended = recommendedVoice(name, accent, tone);
  const [first = recommended, ...others] = inLanguage(chosen, name, recommended);
  return { language: code, voices: [first, ...others] };
}

/** Replaces voices in other languages. Keeps the voices distinct, and their genders where possible. */
function inLanguage(
  chosen: readonly CatalogueVoice[],
  language: string,
  recommended: CatalogueVoice,
): CatalogueVoice[] {
  const taken = new Set(chosen.filter((voice) => voice.language === language));
  return chosen.map((voice) => {
    if (voice.language === language) return voice;
    const free = catalogue.filter((each) => each.language === language && !taken.has(each));
    const preferred = taken.has(recommended)
      ? free.find(({ gender }) => gender === voice.gender)
      : recommended;
    const replacement = preferred ?? free[0] ?? recommended;
    taken.add(replacement);
    return replacement;
  });
}

const rated = catalogue.map((voice) => {
  const { id, language, accents, gender, tone } = voice;
  return { id, language, accents, gender, tone, quality: qualityOf(voice) };
});

/** The recommended voice for these choices; the studio shows the same one. */
export function recommendedVoice(language: string, accent: string, tone: string): CatalogueVoice {
  const found = findVoice(recommendedOf(rated, { language, accent, tone })?.id ?? "");
  if (!found) throw new Error(`no voice speaks ${language}`);
  return found;
}
