import { accentKey } from "../../languages.ts";
import { defaultVoice } from "../voice-names.ts";
import { type VoiceQuality, voiceQualities } from "../voice-quality.ts";

/** The voice properties used for recommendations. */
interface Speaker {
  id: string;
  /** A name from languages.ts. */
  language: string;
  /** Accents that the voice supports, starting with its own. */
  accents: readonly string[];
  gender: string;
  tone: string;
  /** How easily the voice is understood; null if unknown. */
  quality: VoiceQuality | null;
}

/** Preferences for a recommendation. */
interface Preferences {
  /** A name from languages.ts. */
  language: string;
  /** An accent, or its key; empty for any. */
  accent: string;
  /** "male" or "female"; empty for any. The server always leaves it empty. */
  gender?: string;
  /** A tone from languages.ts; empty for any. */
  tone?: string;
}

/**
 * Recommends a voice for a language when none was chosen. Draft voices are only considered if no other voice speaks
 * the language, even if only they have the accent. After that, each criterion narrows the choice if any voice meets
 * it, in this order: accent, gender, quality, tone. Ties go to the default voice, then to a voice that lists the
 * accent first, then to the first voice.
 *
 * @param voices in catalogue order; other languages are skipped
 * @returns undefined if no voice speaks the language
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

/** Returns true if only Draft voices speak an accent, although other voices speak the language. */
export function isDraftAccent(voices: readonly Speaker[], language: string, accent: string): boolean {
  const usual = recommendedVoice(voices, { language, accent });
  if (accent === "" || usual === undefined || hasAccent(usual, accent)) return false;
  return voices.some((voice) => voice.language === language && hasAccent(voice, accent));
}

const hasAccent = ({ accents }: Speaker, accent: string) =>
  accents.some((each) => accentKey(each) === accentKey(accent));

/** The quality is unknown on older servers, which don't rate their voices. */
const rankOf = ({ quality }: Speaker) => (quality === null ? 0 : voiceQualities.indexOf(quality));

/** Returns the items that pass, or all of them if none passes. */
function orAll<V>(voices: readonly V[], passes: (voice: V) => boolean): readonly V[] {
  return voices.some(passes) ? voices.filter(passes) : voices;
}
