import { accentKey, findLanguage } from "../../languages.ts";
import { matchesWords, synonymsOf, withoutFillers } from "../../match-words.ts";
import { type VoiceQuality, voiceQualities } from "../voice-quality.ts";

/** The voice properties that can be searched. */
interface Searchable {
  readonly id: string;
  readonly name: string;
  readonly gender: string;
  readonly language: string;
  readonly accents: readonly string[];
  readonly tone: string;
  readonly age: string;
  readonly characteristics: readonly string[];
  readonly quality: VoiceQuality;
}

/** The list's query; blank values are ignored. */
export type VoiceFilters = {
  /** Search words; each may match any field. */
  query?: string | null | undefined;
  q?: string | null | undefined;
  /** A name or code from languages.ts. */
  language?: string | null | undefined;
  gender?: string | null | undefined;
  tone?: string | null | undefined;
  /** An accent, or its key. */
  accent?: string | null | undefined;
  /** The id of a voice to list first, followed by others in its language; or a language whose voices come first. */
  first?: string | null | undefined;
};

/** Synonyms: each word in a row also finds voices described by the others. */
const synonyms = synonymsOf([
  "deep low low-pitched bass baritone resonant",
  "high high-pitched thin",
  "happy cheerful upbeat fun bright sunny lively playful friendly",
  "calm relaxed relaxing soothing soft gentle reassuring measured",
  "energetic lively dynamic excited quick",
  "fast quick rapid",
  "slow unhurried measured",
  "serious grave formal",
  "sad tender melancholy emotional",
  "professional corporate business formal informative confident polished",
  "warm friendly kind familiar",
  "natural conversational casual",
  "story storyteller storytelling narrator narration",
  "rough gruff raspy husky",
  "young youthful young-adult youth",
  "old older elderly mature senior",
  "adult middle-aged",
  "man men male guy masculine",
  "woman women female lady girl feminine",
  "us usa america american",
  "uk gb england english-british british",
  "aussie australia australian",
  "canada canadian",
  "ireland irish",
  "scotland scottish",
  "brazil brasil brazilian",
  "portugal european",
  "spain castilian",
  "mexico mexican",
  "argentina argentinian",
  "colombia colombian",
  "latino latin mexican argentinian colombian",
  "belgium belgian",
  "flanders flemish",
  "holland netherlands",
  "austria austrian",
  "switzerland swiss",
  "egypt egyptian",
  "uae dubai emirati",
  "hongkong cantonese",
  "taiwan taiwanese",
  "العربية عربي arabic",
  "中文 普通话 chinese",
  "nederlands dutch",
  "english englisch ingles anglais inglese",
  "français french",
  "deutsch german",
  "हिन्दी हिंदी hindi",
  "italiano italian",
  "日本語 japanese",
  "한국어 korean",
  "português portuguese",
  "русский russian",
  "español castellano spanish",
  "draft robotic",
]);

/** Words that don't describe a voice. */
const fillers = new Set(
  "voice voices speaker speakers speaking accent sounding and with a an the in for".split(" "),
);

/**
 * Finds the voices that pass every filter. Those matching `first` come before the others; then the most intelligible
 * come first; ties keep the list order.
 */
export function findVoices<V extends Searchable>(voices: readonly V[], filters: VoiceFilters): V[] {
  const [language, gender, tone, accent, first] = (
    ["language", "gender", "tone", "accent", "first"] as const
  ).map((name) => filters[name]?.trim() ?? "");
  const searches = [filters.query, filters.q].map((text) => withoutFillers(text ?? "", fillers));
  const found = voices.filter(
    (voice) =>
      (!language || voice.language === findLanguage(language)?.name) &&
      (!gender || isSame(voice.gender, gender)) &&
      (!tone || isSame(voice.tone, tone)) &&
      (!accent || voice.accents.some((each) => accentKey(each) === accentKey(accent))) &&
      searches.every((text) => matchesWords(text, fieldsOf(voice), synonyms)),
  );
  const firstLanguage =
    voices.find(({ id }) => id === first)?.language ?? findLanguage(first ?? "")?.name ?? "";
  const placeOf = ({ id, quality, ...voice }: V) =>
    id === first ? -1 : voiceQualities.indexOf(quality) + (voice.language === firstLanguage ? 0 : 10);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const fieldsOf = (voice: Searchable) => [
  voice.name,
  voice.gender,
  voice.language,
  ...voice.accents,
  voice.tone,
  voice.age,
  ...voice.characteristics,
  voice.quality,
];
