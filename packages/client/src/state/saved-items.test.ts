import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clearSavedItems, savedItems } from "./saved-items.ts";

let stored: Map<string, string>;
const saved = () => JSON.parse(stored.get("savedItems") ?? "{}") as unknown;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  clearSavedItems();
  vi.unstubAllGlobals();
});

test("adds and removes a favourite", () => {
  savedItems.toggle("favouriteVoices", "vc_maya");
  savedItems.toggle("favouriteVoices", "vc_theo");
  expect(saved()).toMatchObject({ favouriteVoices: ["vc_theo", "vc_maya"], favouriteTracks: [] });
  savedItems.toggle("favouriteVoices", "vc_maya");
  expect(saved()).toMatchObject({ favouriteVoices: ["vc_theo"] });
});

test("keeps the twelve latest items, without duplicates", () => {
  for (let track = 1; track <= 13; track += 1) savedItems.addRecent("recentTracks", `trk_${track}`);
  savedItems.addRecent("recentTracks", "trk_5");
  const { recentTracks } = saved() as { recentTracks: string[] };
  expect(recentTracks).toHaveLength(12);
  expect(recentTracks.slice(0, 2)).toEqual(["trk_5", "trk_13"]);
  expect(recentTracks).not.toContain("trk_1");
});

test("loads what another tab saved, or starts empty if the stored data is corrupt", () => {
  stored.set("savedItems", JSON.stringify({ favouriteVoices: ["vc_theo", 5] }));
  savedItems.toggle("favouriteVoices", "vc_maya");
  expect(saved()).toMatchObject({ favouriteVoices: ["vc_maya", "vc_theo"] });
  clearSavedItems();
  stored.set("savedItems", "{");
  savedItems.toggle("favouriteVoices", "vc_maya");
  expect(saved()).toMatchObject({ favouriteVoices: ["vc_maya"] });
});

test("clears all items", () => {
  savedItems.toggle("favouriteVoices", "vc_maya");
  clearSavedItems();
  expect(stored.size).toBe(0);
});
