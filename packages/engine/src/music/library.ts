import type { Tone } from "@earshot/contract/languages.ts";
import type { Trade } from "@earshot/contract/music/rules/trades.ts";

import { unpackPeaks } from "../measure/packed-peaks.ts";
import figures from "./measured.json" with { type: "json" };
import type { Figures } from "./track-figures.ts";

export type Track = Omit<Figures, "peaks"> & {
  id: `trk_${string}`;
  title: string;
  genre: string;
  mood: string;
  /** 4 to 9 tags, including the mood. */
  tags: readonly string[];
  loops: true;
  /** 200 values 0-255: see `waveformPeaks`. */
  peaks: readonly number[];
  /** Trades and tones that the track suits, the best trade first. */
  suggestedFor: { trades: readonly Trade[]; tones: readonly Exclude<Tone, "">[] };
};

type Facts = Pick<Track, "id" | "title" | "genre" | "mood" | "tags" | "suggestedFor">;

const facts: readonly Facts[] = [
  {
    id: "trk_first_light",
    title: "First Light",
    genre: "Acoustic",
    mood: "warm",
    tags: ["warm", "morning", "guitar", "strings", "home", "family", "bakery"],
    suggestedFor: {
      trades: ["bakery", "cafe", "craft", "farm", "real estate", "pets"],
      tones: ["storytelling", "balanced", "calm"],
    },
  },
  {
    id: "trk_confetti_street",
    title: "Confetti Street",
    genre: "Pop",
    mood: "upbeat",
    tags: ["upbeat", "claps", "marimba", "opening", "sale", "summer", "bright"],
    suggestedFor: {
      trades: ["sale", "events", "fashion", "kids"],
      tones: ["upbeat", "fun", "high pitched", "fast"],
    },
  },
  {
    id: "trk_steady_hands",
    title: "Steady Hands",
    genre: "Corporate",
    mood: "confident",
    tags: ["confident", "bank", "health", "law", "technology", "muted guitar", "progress"],
    suggestedFor: {
      trades: ["finance", "legal", "business", "home services", "health", "technology"],
      tones: ["confident", "informative", "formal", "balanced"],
    },
  },
  {
    id: "trk_night_bus",
    title: "Night Bus",
    genre: "Lo-fi",
    mood: "relaxed",
    tags: ["relaxed", "beats", "electric piano", "city", "study", "coffee"],
    suggestedFor: {
      trades: ["cafe", "podcast", "technology", "craft", "fashion"],
      tones: ["slow", "balanced", "flat"],
    },
  },
  {
    id: "trk_letter_home",
    title: "A Letter Home",
    genre: "Classical",
    mood: "tender",
    tags: ["tender", "piano", "cello", "waltz", "memory", "charity", "slow"],
    suggestedFor: {
      trades: ["classical", "memorial", "charity", "wedding"],
      tones: ["sad", "slow", "storytelling"],
    },
  },
  {
    id: "trk_paper_boats",
    title: "Paper Boats",
    genre: "Indie",
    mood: "playful",
    tags: ["playful", "ukulele", "glockenspiel", "clarinet", "kids", "toys", "school"],
    suggestedFor: { trades: ["kids", "education", "pets", "craft"], tones: ["fun", "high pitched", "thin"] },
  },
  {
    id: "trk_wide_horizon",
    title: "Wide Horizon",
    genre: "Cinematic",
    mood: "inspiring",
    tags: ["inspiring", "orchestra", "horn", "harp", "travel", "science", "film"],
    suggestedFor: {
      trades: ["classical", "travel", "public", "charity", "education"],
      tones: ["serious", "deep", "storytelling"],
    },
  },
  {
    id: "trk_lunch_rush",
    title: "Lunch Rush",
    genre: "Funk",
    mood: "groovy",
    tags: ["groovy", "bass", "horns", "restaurant", "street food", "cars"],
    suggestedFor: { trades: ["restaurant", "cars", "bar"], tones: ["energetic", "fun", "fast"] },
  },
  {
    id: "trk_signal_path",
    title: "Signal Path",
    genre: "Electronic",
    mood: "focused",
    tags: ["focused", "pulse", "synthesizer", "app", "night", "security", "games"],
    suggestedFor: { trades: ["technology", "games", "business"], tones: ["tense", "steady", "fast"] },
  },
  {
    id: "trk_corner_table",
    title: "The Corner Table",
    genre: "Jazz",
    mood: "intimate",
    tags: ["intimate", "late evening", "double bass", "brushes", "vibraphone", "wine", "hotel"],
    suggestedFor: {
      trades: ["jazz", "bar", "hotel", "restaurant", "wedding"],
      tones: ["low pitched", "raspy", "deep"],
    },
  },
  {
    id: "trk_plaza_at_noon",
    title: "Plaza at Noon",
    genre: "Latin",
    mood: "joyful",
    tags: ["joyful", "congas", "nylon guitar", "trumpets", "dance", "holiday", "sun"],
    suggestedFor: {
      trades: ["latin", "restaurant", "travel", "nightlife", "events"],
      tones: ["upbeat", "energetic"],
    },
  },
  {
    id: "trk_open_throttle",
    title: "Open Throttle",
    genre: "Rock",
    mood: "energetic",
    tags: ["energetic", "electric guitar", "drums", "sport", "motorcycles", "gym"],
    suggestedFor: { trades: ["cars", "fitness", "sport", "games"], tones: ["energetic", "raspy", "fast"] },
  },
  {
    id: "trk_first_snow",
    title: "First Snow",
    genre: "Orchestral",
    mood: "festive",
    tags: ["festive", "winter", "sleigh bells", "celesta", "gifts", "market", "magic"],
    suggestedFor: { trades: ["christmas"], tones: ["storytelling", "high pitched"] },
  },
  {
    id: "trk_still_water",
    title: "Still Water",
    genre: "Ambient",
    mood: "calm",
    tags: ["calm", "pads", "spa", "sleep", "nature", "care", "without drums"],
    suggestedFor: { trades: ["wellness", "health", "memorial", "beauty"], tones: ["calm", "slow", "thin"] },
  },
  {
    id: "trk_sunday_drive",
    title: "Sunday Drive",
    genre: "Country",
    mood: "easygoing",
    tags: ["easygoing", "banjo", "fiddle", "steel guitar", "road", "farm", "trucks", "barbecue"],
    suggestedFor: {
      trades: ["farm", "cars", "home services", "restaurant", "craft"],
      tones: ["storytelling", "raspy", "balanced"],
    },
  },
  {
    id: "trk_front_porch",
    title: "Front Porch",
    genre: "Folk",
    mood: "hopeful",
    tags: ["hopeful", "acoustic guitar", "mandolin", "stomps", "whistle", "local", "family", "handmade"],
    suggestedFor: {
      trades: ["craft", "farm", "charity", "pets", "education"],
      tones: ["storytelling", "upbeat", "balanced"],
    },
  },
  {
    id: "trk_golden_hour",
    title: "Golden Hour",
    genre: "Soul",
    mood: "soulful",
    tags: ["soulful", "electric piano", "horns", "saxophone", "smooth", "evening", "hair"],
    suggestedFor: {
      trades: ["beauty", "fashion", "bar", "restaurant"],
      tones: ["deep", "confident", "raspy"],
    },
  },
  {
    id: "trk_good_company",
    title: "Good Company",
    genre: "Corporate",
    mood: "optimistic",
    tags: ["optimistic", "piano", "claps", "bells", "success", "start-up", "happy", "new homes"],
    suggestedFor: {
      trades: ["real estate", "business", "technology", "health", "finance"],
      tones: ["upbeat", "informative", "confident", "high pitched"],
    },
  },
  {
    id: "trk_blue_plate",
    title: "Blue Plate",
    genre: "Blues",
    mood: "laid-back",
    tags: ["laid-back", "harmonica", "shuffle", "diner", "barbecue", "beer", "garage"],
    suggestedFor: { trades: ["bar", "restaurant", "cars"], tones: ["raspy", "low pitched", "deep"] },
  },
  {
    id: "trk_by_the_window",
    title: "By the Window",
    genre: "Piano ballad",
    mood: "heartfelt",
    tags: ["heartfelt", "piano", "strings", "wedding", "gratitude", "hospital", "slow"],
    suggestedFor: {
      trades: ["memorial", "wedding", "health", "charity"],
      tones: ["sad", "serious", "slow", "calm"],
    },
  },
  {
    id: "trk_bright_market",
    title: "Bright Market",
    genre: "Afrobeat",
    mood: "vibrant",
    tags: ["vibrant", "highlife guitar", "horns", "flute", "congas", "colourful", "dance", "happy"],
    suggestedFor: {
      trades: ["fashion", "restaurant", "events", "sale"],
      tones: ["upbeat", "fun", "energetic"],
    },
  },
  {
    id: "trk_jingle_lane",
    title: "Jingle Lane",
    genre: "Holiday",
    mood: "merry",
    tags: ["merry", "christmas", "sleigh bells", "brass", "swing", "gifts", "winter sale", "happy"],
    suggestedFor: { trades: ["christmas", "sale"], tones: ["upbeat", "fun", "energetic", "fast"] },
  },
  {
    id: "trk_weekend_plan",
    title: "Weekend Plan",
    genre: "Dance",
    mood: "euphoric",
    tags: ["euphoric", "house", "piano", "club", "party", "workout", "summer"],
    suggestedFor: {
      trades: ["nightlife", "fitness", "events", "fashion"],
      tones: ["energetic", "fast", "high pitched"],
    },
  },
  {
    id: "trk_sea_breeze",
    title: "Sea Breeze",
    genre: "Bossa nova",
    mood: "breezy",
    tags: ["breezy", "nylon guitar", "flute", "beach", "cocktails", "summer", "elegant"],
    suggestedFor: { trades: ["hotel", "travel", "cafe", "wellness"], tones: ["calm", "balanced", "flat"] },
  },
  {
    id: "trk_island_time",
    title: "Island Time",
    genre: "Reggae",
    mood: "sunny",
    tags: ["sunny", "steel drum", "offbeat", "beach", "holiday", "ice cream", "happy"],
    suggestedFor: { trades: ["travel", "restaurant", "cafe", "bar"], tones: ["fun", "calm", "upbeat"] },
  },
  {
    id: "trk_ribbon_cutting",
    title: "Ribbon Cutting",
    genre: "Pop rock",
    mood: "triumphant",
    tags: ["triumphant", "anthem", "stomps", "choir", "grand opening", "team", "victory"],
    suggestedFor: {
      trades: ["events", "sport", "education", "public", "sale"],
      tones: ["confident", "energetic", "formal"],
    },
  },
  {
    id: "trk_swing_shift",
    title: "Swing Shift",
    genre: "Swing",
    mood: "lively",
    tags: ["lively", "clarinet", "saxophones", "walking bass", "retro", "dinner", "show"],
    suggestedFor: {
      trades: ["jazz", "restaurant", "events", "bakery", "hotel"],
      tones: ["fun", "upbeat", "fast"],
    },
  },
  {
    id: "trk_terrace_waltz",
    title: "Terrace Waltz",
    genre: "Waltz",
    mood: "charming",
    tags: ["charming", "accordion", "mandolin", "café", "pizza", "romance", "old town"],
    suggestedFor: {
      trades: ["italian", "bakery", "restaurant", "cafe", "wedding"],
      tones: ["storytelling", "balanced"],
    },
  },
  {
    id: "trk_pixel_parade",
    title: "Pixel Parade",
    genre: "Electronic",
    mood: "quirky",
    tags: ["quirky", "chiptune", "arcade", "games", "gadgets", "fast", "robots"],
    suggestedFor: { trades: ["games", "technology", "kids"], tones: ["fun", "thin", "fast", "high pitched"] },
  },
  {
    id: "trk_morning_meadow",
    title: "Morning Meadow",
    genre: "New age",
    mood: "serene",
    tags: ["serene", "fingerpicked guitar", "music box", "flute", "yoga", "skincare", "garden", "spring"],
    suggestedFor: {
      trades: ["wellness", "beauty", "farm", "health", "kids"],
      tones: ["calm", "slow", "thin"],
    },
  },
  {
    id: "trk_block_party",
    title: "Block Party",
    genre: "Hip-hop",
    mood: "bold",
    tags: ["bold", "beats", "brass", "piano", "sneakers", "barber", "streetwear", "city"],
    suggestedFor: {
      trades: ["fashion", "fitness", "beauty", "nightlife", "games"],
      tones: ["confident", "low pitched", "flat"],
    },
  },
  {
    id: "trk_merry_go_round",
    title: "Merry-Go-Round",
    genre: "Children",
    mood: "cheerful",
    tags: ["cheerful", "xylophone", "recorder", "tuba", "kids", "toys", "birthday", "circus"],
    suggestedFor: { trades: ["kids", "games", "pets", "events"], tones: ["high pitched", "fun", "thin"] },
  },
  {
    id: "trk_velvet_room",
    title: "Velvet Room",
    genre: "R&B",
    mood: "smooth",
    tags: ["smooth", "electric piano", "fretless bass", "finger snaps", "jewellery", "perfume", "night"],
    suggestedFor: {
      trades: ["wedding", "beauty", "hotel", "fashion"],
      tones: ["deep", "slow", "low pitched", "flat"],
    },
  },
  {
    id: "trk_turning_point",
    title: "Turning Point",
    genre: "Trailer",
    mood: "dramatic",
    tags: ["dramatic", "strings", "drums", "low brass", "news", "law", "security", "urgent"],
    suggestedFor: {
      trades: ["podcast", "games", "technology", "sport"],
      tones: ["tense", "serious", "deep", "formal"],
    },
  },
];

const measured = new Map<string, Figures>(Object.entries(figures));

/** The built-in music, in display order. */
export const library: readonly Track[] = facts.map((track) =>
  Object.assign({ loops: true } as const, track, figuresOf(track.id)),
);

/** Fails at startup, rather than while making an ad, if a track's measurements are missing. */
function figuresOf(id: string) {
  const found = measured.get(id);
  if (!found) throw new Error(`${id} was not measured: run "npm run music -w @earshot/tools"`);
  return { ...found, peaks: unpackPeaks(found.peaks) };
}

export function findTrack(id: string): Track | undefined {
  return library.find((track) => track.id === id);
}

/** The path of a track's file in `assetsFolder`. */
export const fileOf = ({ id }: Pick<Track, "id">): string => `music/${id}.mp3`;
