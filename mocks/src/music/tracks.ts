import type { Endpoints } from "@earshot/contract/endpoints/all.ts";

import { previewRecording } from "../mock-db/recordings.ts";
import type { BodyOf } from "../serve.ts";

export type Track = BodyOf<Endpoints["music"]["list"], 200>["data"]["tracks"][number];

type Suggested = Track["suggested_for"];

const lively: Suggested = { trades: ["sale", "restaurant", "events"], tones: ["upbeat", "fun", "energetic"] };
const gentle: Suggested = { trades: ["wellness", "health", "memorial"], tones: ["calm", "slow", "sad"] };
const plain: Suggested = {
  trades: ["finance", "technology", "real estate"],
  tones: ["confident", "informative"],
};
const homely: Suggested = { trades: ["bakery", "cafe", "craft"], tones: ["storytelling", "balanced"] };

const suggestedFor: Record<string, Suggested> = {
  Acoustic: homely,
  Folk: homely,
  Indie: homely,
  Jazz: homely,
  Ambient: gentle,
  Classical: gentle,
  Lounge: gentle,
  "Lo-fi": gentle,
  Corporate: plain,
  Electronic: plain,
  Cinematic: plain,
};

type Facts = [title: string, genre: string, mood: string, tags: string];

/** More tracks than one page holds. Their audio and duration come from the few committed previews. */
const facts: Facts[] = [
  [
    "Morning Light",
    "Acoustic",
    "warm",
    "guitar, morning, home, light, folk, cosy, food, family, gentle, slow",
  ],
  ["Side Street", "Indie", "curious", "city, walking, bass, shaker"],
  ["First Customers", "Acoustic", "hopeful", "opening, small business, claps"],
  ["Paper Planes at Noon", "Pop", "playful", "summer, whistle, bright, kids, holiday"],
  ["Northern Line", "Electronic", "focused", "night, train, pulse, synth, technology"],
  ["Tide Tables", "Ambient", "calm", "sea, pads, breath"],
  ["Market Day", "Folk", "lively", "accordion, crowd, fair, food"],
  ["Blue Hour", "Jazz", "intimate", "late, brushes, double bass, bar"],
  ["Kickoff", "Rock", "energetic", "sport, drums, guitar, crowd"],
  ["Slow Rise", "Ambient", "inspiring", "strings, growth, charity"],
  ["Copper Wire", "Electronic", "tense", "security, news, ticking"],
  ["Good Neighbours", "Acoustic", "friendly", "ukulele, insurance, local"],
  ["Glass Elevator", "Lounge", "elegant", "hotel, piano, evening"],
  ["Harvest Moon Parade", "Folk", "festive", "autumn, brass, farm"],
  ["Eight Bit Errands", "Electronic", "playful", "games, arcade, fast"],
  ["Open Road", "Rock", "free", "cars, travel, slide guitar"],
  ["Letters Home", "Classical", "tender", "piano, memory, family"],
  ["Counter Service", "Funk", "upbeat", "bass, horns, lunch, groove"],
  ["Snow Globe", "Classical", "festive", "bells, winter, gifts, choir"],
  ["Quiet Confidence", "Corporate", "steady", "bank, health, law"],
  ["Rooftop Garden", "Lo-fi", "relaxed", "beats, rain, study, coffee"],
  ["Carnival of Small Things", "Latin", "joyful", "percussion, dance, sun"],
  ["Deep Field", "Cinematic", "wide", "space, science, slow"],
  ["Ready, Steady", "Pop", "energetic", "claps, school, sport, bright"],
  ["Last Train Waltz", "Jazz", "wistful", "accordion, night, three four"],
  ["Harbour Lights", "Lo-fi", "calm", "sea, evening, vinyl"],
  ["Bread and Butter", "Funk", "warm", "bakery, breakfast, groove"],
  ["Unwritten", "Cinematic", "", ""],
];

/** All tracks in list order. */
export const tracks: readonly Omit<Track, "audioUrl">[] = facts.map(([title, genre, mood, tags], index) => ({
  id: `trk_${String(index + 1).padStart(3, "0")}`,
  title,
  duration: previewRecording(index).durationMs / 1000,
  genre,
  mood,
  tags: tags === "" ? [] : tags.split(", "),
  loops: index % 3 !== 2,
  peaks: previewRecording(index).peaks,
  suggested_for: suggestedFor[genre] ?? lively,
}));

export function findTrack(id: string) {
  return tracks.find((track) => track.id === id);
}
