import { accentKey } from "../../languages.ts";
import { defaultVoice } from "../voice-names.ts";
import { type VoiceQuality, voiceQualities } from "../voice-quality.ts";

/** Voice properties used for recommendations. */
interface Speaker {
  id: string;
  /** A name of languages.ts. */
  language: string;
  /** Accents that the voice supports, its own first. */
  accents: readonly string[];
  gender: string;
  tone: string;
  /** Null when unknown. */
  quality: VoiceQuality | null;
}

/** Preferences for a recommendation. */
interface Preferences {
  /** A name of languages.ts. */
  language: string;
  /** An accent, or its key; empty for any. */
  accent: string;
  /** "male" or "female"; empty for any, as it is on the server. */
  gender?: string;
  /** A tone of languages.ts; empty for any. */
  tone?: string;
}

/**
 * Recommends a voice for a language when none was chosen. Draft voices count only where no other voice speaks the language, even
 * if they alone have the accent. Then the accent decides, the gender where such a voice has the accent too, the quality, and
 * the tone where such a voice has it. Among equals: the default voice, one whose own accent it is, the first.
 *
 * @param voices in the catalogue's order; other languages are skipped
 * @returns undefined when no voice speaks the language
 */
export function recommendedVoice<V extends Speaker>(
  voices: readonly V[],
  { language, accent, gender = "", tone = "" }: Preferences,
): V | undefined {
  const speakers = voices.filter((voice) => voice.language === language);
  const usable = orAll(speakers, ({ quality }) => quality !== "draft");
  const alike = usable.filter((voice) => gender === "" || voice.gender === gender);
  const accented = [alike, usable].find((some) => some.some((voice) => hasAccent(voice, accent)));
  const group = accented ?? (alike.length > 0 ? alike : usable);
  const usual = group.find(({ id }) => id === defaultVoice.id) ?? group[0];
  const fitting = accented ? group.filter((voice) => hasAccent(voice, accent)) : group;
  const best = Math.min(...fitting.map(rankOf));
  const those = orAll(
    fitting.filter((voice) => rankOf(voice) === best),
    (voice) => voice.tone === tone,
  );
  if (usual && those.includes(usual)) return usual;
  return those.find(({ accents: [own = ""] }) => accentKey(own) === accentKey(accent)) ?? those[0];
}

/** Whether Draft voices alone speak an accent of a language that other voices speak too. */
export function isDraftAccent(voices: readonly Speaker[], language: string, accent: string): boolean {
  const usual = recommendedVoice(voices, { language, accent });
  if (accent === "" || usual === undefined || hasAccent(usual, accent)) return false;
  return voices.some((voice) => voice.language === language && hasAccent(voice, accent));
}

const hasAccent = ({ accents }: Speaker, accent: string) =>
  accents.some((each) => accentKey(each) === accentKey(accent));

/** An unknown quality is an older server's, whose voices are not told apart. */
const rankOf = ({ quality }: Speaker) => (quality === null ? 0 : voiceQualities.indexOf(quality));

/** Those that pass, or all if none does. */
function orAll<V>(voices: readonly V[], passes: (voice: V) => boolean): readonly V[] {
  return voices.some(passes) ? voices.filter(passes) : voices;
}
