import { matchesWords, synonymsOf, withoutFillers } from "../../match-words.ts";

/** The track properties that can be searched. */
interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly genre: string;
  readonly mood: string;
  readonly tags: readonly string[];
  /** The duration in seconds. */
  readonly duration: number;
  readonly suggested_for: { readonly trades: readonly string[]; readonly tones: readonly string[] };
}

/** The list's query; blank values are ignored. */
export type TrackFilters = {
  /** Search words; each may match any field. */
  query?: string | null | undefined;
  q?: string | null | undefined;
  genre?: string | null | undefined;
  mood?: string | null | undefined;
  max_seconds?: number | null | undefined;
  /** The id of a track to list before the others. */
  first?: string | null | undefined;
};

/** Synonyms: each word in a row also finds tracks described by the others. */
const alike = [
  "happy joyful upbeat cheerful merry playful fun sunny lively feel-good euphoric bright optimistic vibrant positive",
  "christmas xmas festive merry noel santa navidad weihnachten",
  "winter snow christmas festive",
  "calm relaxing relaxed peaceful soothing chill serene gentle soft quiet ambient easygoing breezy sleep",
  "sad emotional tender touching melancholy heartfelt sentimental moving",
  "energetic fast driving powerful intense workout exciting euphoric bold dance",
  "corporate business professional office company confident optimistic",
  "inspiring motivational uplifting hopeful epic triumphant inspirational",
  "romantic love wedding intimate tender smooth soulful",
  "kids children child playful toys nursery childish",
  "dramatic tense suspense serious dark trailer tension",
  "elegant luxury classy sophisticated smooth intimate",
  "party dance club celebration euphoric events nightlife disco",
  "hip-hop hiphop rap urban trap",
  "electronic techno edm synth synthesizer house dance",
  "country western americana",
  "latin salsa spanish mexican bossa",
  "rock guitars band",
  "jazz lounge swing bossa",
  "lofi lo-fi chillhop beats",
  "classical orchestral orchestra cinematic film epic strings",
  "summer sunny beach tropical caribbean holiday",
  "retro vintage oldies swing nostalgic",
  "food restaurant diner kitchen",
  "gym fitness workout sport",
  "spa wellness yoga meditation massage",
  "property homes estate realtor",
  "car cars auto garage automotive motorcycles",
  "shop sale retail store discount",
  "lawyer law legal attorney",
  "funeral memorial grief",
  "doctor health medical dentist clinic",
  "acoustic folk unplugged guitar",
  "african afro afrobeat",
  "rnb r&b soul",
  "slow ballad calm",
] as const;

/** Words that don't describe a track. */
const fillers = new Set([
  "music",
  "song",
  "songs",
  "track",
  "tracks",
  "tune",
  "for",
  "a",
  "an",
  "the",
  "and",
  "with",
]);

const synonyms = synonymsOf(alike);

const fieldsOf = ({ title, genre, mood, tags, suggested_for }: Searchable) => [
  title,
  genre,
  mood,
  ...tags,
  ...suggested_for.trades,
];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Finds the tracks that pass every filter, in list order, with `first` before the others. */
export function findTracks<T extends Searchable>(tracks: readonly T[], filters: TrackFilters): T[] {
  const [genre, mood, first] = (["genre", "mood", "first"] as const).map(
    (name) => filters[name]?.trim() ?? "",
  );
  const searches = [filters.query, filters.q].map((text) => withoutFillers(text ?? "", fillers));
  const found = tracks.filter(
    (track) =>
      (!genre || isSame(track.genre, genre)) &&
      (!mood || isSame(track.mood, mood)) &&
      track.duration <= (filters.max_seconds ?? Infinity) &&
      searches.every((text) => matchesWords(text, fieldsOf(track), synonyms)),
  );
  return first
    ? found.toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
    : found;
}
