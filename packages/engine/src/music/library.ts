import figures from "./measured.json" with { type: "json" };

/** Figures of a track's file, measured by `npm run music -w @earshot/tools`. */
type Figures = {
  durationMs: number;
  loudnessLufs: number;
  truePeakDbtp: number;
  /** Loop points in the decoded file, prepared for the crossfade of `layBed`: with it the track loops in time. */
  loopStartMs: number;
  loopEndMs: number;
};

export type Track = Figures & {
  id: `trk_${string}`;
  title: string;
  genre: string;
  mood: string;
  /** 4 to 9, including the mood. */
  tags: readonly string[];
  loops: true;
};

type Facts = Pick<Track, "id" | "title" | "genre" | "mood" | "tags">;

const facts: readonly Facts[] = [
  {
    id: "trk_first_light",
    title: "First Light",
    genre: "Acoustic",
    mood: "warm",
    tags: ["warm", "morning", "guitar", "strings", "home", "family", "bakery"],
  },
  {
    id: "trk_confetti_street",
    title: "Confetti Street",
    genre: "Pop",
    mood: "upbeat",
    tags: ["upbeat", "claps", "marimba", "opening", "sale", "summer", "bright"],
  },
  {
    id: "trk_steady_hands",
    title: "Steady Hands",
    genre: "Corporate",
    mood: "confident",
    tags: ["confident", "bank", "health", "law", "technology", "muted guitar", "progress"],
  },
  {
    id: "trk_night_bus",
    title: "Night Bus",
    genre: "Lo-fi",
    mood: "relaxed",
    tags: ["relaxed", "beats", "electric piano", "city", "study", "coffee"],
  },
  {
    id: "trk_letter_home",
    title: "A Letter Home",
    genre: "Classical",
    mood: "tender",
    tags: ["tender", "piano", "cello", "waltz", "memory", "charity", "slow"],
  },
  {
    id: "trk_paper_boats",
    title: "Paper Boats",
    genre: "Indie",
    mood: "playful",
    tags: ["playful", "ukulele", "glockenspiel", "clarinet", "kids", "toys", "school"],
  },
  {
    id: "trk_wide_horizon",
    title: "Wide Horizon",
    genre: "Cinematic",
    mood: "inspiring",
    tags: ["inspiring", "orchestra", "horn", "harp", "travel", "science", "film"],
  },
  {
    id: "trk_lunch_rush",
    title: "Lunch Rush",
    genre: "Funk",
    mood: "groovy",
    tags: ["groovy", "bass", "horns", "restaurant", "street food", "cars"],
  },
  {
    id: "trk_signal_path",
    title: "Signal Path",
    genre: "Electronic",
    mood: "focused",
    tags: ["focused", "pulse", "synthesizer", "app", "night", "security", "games"],
  },
  {
    id: "trk_corner_table",
    title: "The Corner Table",
    genre: "Jazz",
    mood: "intimate",
    tags: ["intimate", "late evening", "double bass", "brushes", "vibraphone", "wine", "hotel"],
  },
  {
    id: "trk_plaza_at_noon",
    title: "Plaza at Noon",
    genre: "Latin",
    mood: "joyful",
    tags: ["joyful", "congas", "nylon guitar", "trumpets", "dance", "holiday", "sun"],
  },
  {
    id: "trk_open_throttle",
    title: "Open Throttle",
    genre: "Rock",
    mood: "energetic",
    tags: ["energetic", "electric guitar", "drums", "sport", "motorcycles", "gym"],
  },
  {
    id: "trk_first_snow",
    title: "First Snow",
    genre: "Orchestral",
    mood: "festive",
    tags: ["festive", "winter", "sleigh bells", "celesta", "gifts", "market", "magic"],
  },
  {
    id: "trk_still_water",
    title: "Still Water",
    genre: "Ambient",
    mood: "calm",
    tags: ["calm", "pads", "spa", "sleep", "nature", "care", "without drums"],
  },
];

const measured = new Map<string, Figures>(Object.entries(figures));

/** The built-in music, in order of display. */
export const library: readonly Track[] = facts.map((track) =>
  Object.assign({ loops: true } as const, track, figuresOf(track.id)),
);

/** Fails at startup for a track without figures, not in the middle of an ad. */
function figuresOf(id: string): Figures {
  const found = measured.get(id);
  if (!found) throw new Error(`${id} was not measured: run "npm run music -w @earshot/tools"`);
  return found;
}

export function findTrack(id: string): Track | undefined {
  return library.find((track) => track.id === id);
}

/** Path of a track's file in `assetsFolder`. */
export const fileOf = ({ id }: Pick<Track, "id">): string => `music/${id}.mp3`;
