import { accentKey } from "../../languages.ts";
import { defaultVoice } from "../voice-names.ts";

/** What of a voice decides whether it is recommended. */
interface Speaker {
  id: string;
  /** A name of languages.ts. */
  language: string;
  /** Those that it is offered for, its own first. */
  accents: readonly string[];
  gender: string;
}

/** Choices that a recommendation goes by. */
interface Preferences {
  /** A name of languages.ts. */
  language: string;
  /** An accent, or its key; empty for any. */
  accent: string;
  /** "male" or "female"; empty for any, as it is on the server. */
  gender?: string;
}

/**
 * The voice for a language that nobody chose one for: the default voice or, where it does not speak it, the first of the
 * catalogue. Where that one is not offered for the accent, the first whose own accent it is, else the first that is offered for
 * it. Of the preferred gender, where somebody of that gender will do as well.
 *
 * @param voices in the catalogue's order; those of other languages are passed over
 * @returns undefined when nobody speaks the language
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
