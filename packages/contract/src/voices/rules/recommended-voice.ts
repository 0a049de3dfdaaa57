import { accentKey } from "../../languages.ts";
import { defaultVoice } from "../voice-names.ts";

/** Voice properties used for recommendations. */
interface Speaker {
  id: string;
  /** A name of languages.ts. */
  language: string;
  /** Accents that the voice supports, its own first. */
  accents: readonly string[];
  gender: string;
}

/** Preferences for a recommendation. */
interface Preferences {
  /** A name of languages.ts. */
  language: string;
  /** An accent, or its key; empty for any. */
  accent: string;
  /** "male" or "female"; empty for any, as it is on the server. */
  gender?: string;
}

/**
 * Recommends a voice for a language when none was chosen: the default voice or, if it does not speak the language, the
 * first of the catalogue. If that voice does not support the accent, the first with that accent as its own, else the
 * first that supports it. Prefers the given gender where such a voice matches equally well.
 *
 * @param voices in the catalogue's order; other languages are skipped
 * @returns undefined when no voice speaks the language
 */
export function recommendedVoice<V extends Speaker>(
  voices: readonly V[],
  preferences: Preferences,
): V | undefined {
  const { language, accent, gender = "" } = preferences;
  const wanted = accentKey(accent);
  const speaks = ({ accents }: Speaker) => accents.some((each) => accentKey(each) === wanted);
  const speakers = voices.filter((voice) => voice.language === language);
  const alike = speakers.filter((voice) => gender === "" || voice.gender === gender);
  const accented = [alike, speakers].find((some) => some.some(speaks));
  const those = accented ?? (alike.length > 0 ? alike : speakers);
  const usual = those.find(({ id }) => id === defaultVoice.id) ?? those[0];
  if (!accented || (usual && speaks(usual))) return usual;
  return those.find(({ accents: [own = ""] }) => accentKey(own) === wanted) ?? those.find(speaks);
}
