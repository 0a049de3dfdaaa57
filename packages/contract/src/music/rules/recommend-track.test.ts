import { expect, test } from "vitest";

import { recommendTrack } from "./recommend-track.ts";

const oven = { name: "oven", suggestedFor: { trades: ["bakery", "cafe"], tones: ["calm"] } };
const fair = { name: "fair", suggestedFor: { trades: ["sale", "bakery"], tones: ["upbeat"] } };
const gym = { name: "gym", suggestedFor: { trades: ["fitness"], tones: ["energetic"] } };

test.each([
  ["its trade", "Iron Temple gym", "", "gym"],
  ["the track for which its trade comes first", "Rosie's Bakery", "", "oven"],
  ["the tone among a trade's tracks", "Rosie's Bakery", "Upbeat", "fair"],
  ["its trade before the tone", "Rosie's Bakery", "energetic", "oven"],
  ["the tone alone", "Open on Monday", "energetic", "gym"],
])("recommends a track by %s", (_, description, tone, name) => {
  expect(recommendTrack([gym, fair, oven], { description, tone })?.name).toBe(name);
});

test("recommends nothing if neither text nor tone suggests a track", () => {
  expect(recommendTrack([gym, fair, oven], { description: "Open on Monday", tone: "" })).toBeNull();
  expect(recommendTrack([], { description: "Rosie's Bakery", tone: "calm" })).toBeNull();
});
