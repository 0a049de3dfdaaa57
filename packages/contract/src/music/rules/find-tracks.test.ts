import { expect, test } from "vitest";

import { findTracks, type TrackFilters } from "./find-tracks.ts";

const track = (id: string, facts: string, tags: string[], duration: number, trades: string[]) => {
  const [title = "", genre = "", mood = ""] = facts.split("|");
  return { id, title, genre, mood, tags, duration, suggested_for: { trades, tones: ["calm"] } };
};

const tracks = [
  track("trk_c", "Confetti Street|Pop|upbeat", ["upbeat", "claps", "opening"], 56, ["sale", "events"]),
  track("trk_j", "Jingle Lane|Holiday|merry", ["merry", "christmas", "sleigh bells"], 47, ["christmas"]),
  track("trk_w", "Still Water|Ambient|calm", ["calm", "pads", "sleep"], 56.9, ["wellness", "health"]),
  track("trk_s", "Sunday Drive|Country|easygoing", ["easygoing", "banjo", "road"], 53, ["farm", "cars"]),
  track("trk_n", "Night Bus|Lo-fi|relaxed", ["relaxed", "electric piano", "coffee"], 53, ["cafe"]),
];

const found = (filters: TrackFilters) => findTracks(tracks, filters).map(({ id }) => id);
const all = tracks.map(({ id }) => id);

test.each<[TrackFilters, string[]]>([
  [{}, all],
  [{ query: " ", q: null, genre: "", mood: " ", first: "" }, all],
  [{ q: "happy" }, ["trk_c", "trk_j"]],
  [{ q: "Happy music" }, ["trk_c", "trk_j"]],
  [{ q: "xmas" }, ["trk_j"]],
  [{ q: "Weihnachten" }, ["trk_j"]],
  [{ q: "relaxing" }, ["trk_w", "trk_s", "trk_n"]],
  [{ q: "relaxing piano" }, ["trk_n"]],
  [{ q: "piano relaxing" }, ["trk_n"]],
  [{ q: "western" }, ["trk_s"]],
  [{ q: "lofi" }, ["trk_n"]],
  [{ q: "spa" }, ["trk_w"]],
  [{ q: "automotive" }, ["trk_s"]],
  [{ q: "music" }, []],
  [{ q: "street conf" }, ["trk_c"]],
  [{ query: "happy", q: "bells" }, ["trk_j"]],
  [{ q: "nothing like it" }, []],
  [{ genre: "country" }, ["trk_s"]],
  [{ genre: "Count" }, []],
  [{ mood: "Calm" }, ["trk_w"]],
  [{ genre: "Country", mood: "calm" }, []],
  [{ max_seconds: 53 }, ["trk_j", "trk_s", "trk_n"]],
  [{ first: "trk_s" }, ["trk_s", "trk_c", "trk_j", "trk_w", "trk_n"]],
  [{ first: "trk_s", q: "happy" }, ["trk_c", "trk_j"]],
  [{ first: "trk_none" }, all],
])("finds the tracks for %j: %j", (filters, ids) => {
  expect(found(filters)).toEqual(ids);
});
