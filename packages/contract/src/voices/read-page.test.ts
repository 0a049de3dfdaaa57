import { describe, expect, test } from "vitest";

import { readTrack, readTrackPage } from "../music/read.ts";
import { readPagination } from "../read/page.ts";
import { readVoice, readVoicePage } from "./read.ts";

describe("a voice", () => {
  test.each([
    { image_url: "/a.png", sample_url: "/a.mp3" },
    { avatar: "/a.png", audio_url: "/a.mp3" },
    { photo: "/a.png", audio_url: "/a.mp3" },
    { image_url: null, photo: "/a.png", sample_url: "", audio_url: "/a.mp3" },
  ])("parses a voice with the fields %j", (names) => {
    expect(readVoice({ id: "vc_a", name: "Amelia", ...names })).toMatchObject({
      imageUrl: "/a.png",
      sampleUrl: "/a.mp3",
    });
  });

  test("defaults the age to middle aged and the rest to unknown", () => {
    expect(readVoice({ id: "vc_a" })).toEqual({
      id: "vc_a",
      name: "",
      imageUrl: null,
      gender: "",
      accent: "",
      accents: [],
      language: "",
      tone: "",
      age: "Middle Aged",
      characteristics: [],
      sampleUrl: null,
      wordsPerMinute: null,
      quality: null,
      samplePeaks: [],
      sampleMs: null,
    });
  });

  test("reads the voice's quality and its sample's measurements", () => {
    const figures = { quality: "clear", sample_peaks: [0, 255, null], sample_ms: 5355 };
    expect(readVoice({ id: "vc_a", ...figures })).toMatchObject({
      quality: "clear",
      samplePeaks: [0, 255],
      sampleMs: 5355,
    });
    expect(readVoice({ id: "vc_a", quality: "superb" })?.quality).toBeNull();
  });

  test("derives `accent` from the list of accents, and vice versa", () => {
    expect(readVoice({ id: "a", accents: ["Irish", "Scottish"] })?.accent).toBe("Irish");
    expect(readVoice({ id: "a", accent: "Irish" })?.accents).toEqual(["Irish"]);
  });

  test("keeps the hyphen in the age and drops invalid characteristics", () => {
    const voice = readVoice({ id: "a", age: "young-adult", characteristics: ["warm", 3, "", null] });
    expect(voice).toMatchObject({ age: "young-adult", characteristics: ["warm"] });
    expect(readVoice({ id: "a", characteristics: "warm" })?.characteristics).toEqual(["warm"]);
  });
});

describe("a track", () => {
  test("reads its peaks, and the trades and tones that it suits", () => {
    const suits = { trades: ["bakery"], tones: ["calm"] };
    expect(readTrack({ id: "t", peaks: [0, 255, "x"], suggested_for: suits })).toMatchObject({
      peaks: [0, 255],
      suggestedFor: suits,
    });
    expect(readTrack({ id: "t", suggested_for: "bakeries" })?.suggestedFor).toEqual({
      trades: [],
      tones: [],
    });
  });

  test.each([
    { title: "Sunlit Kitchen", audioUrl: "/m.mp3" },
    { name: "Sunlit Kitchen", audio_url: "/m.mp3" },
    { name: "Sunlit Kitchen", preview_url: "/m.mp3" },
  ])("parses a track with the fields %j", (names) => {
    expect(readTrack({ id: 5, duration: "45", tags: ["calm"], ...names })).toEqual({
      id: "5",
      title: "Sunlit Kitchen",
      seconds: 45,
      genre: "",
      mood: "",
      tags: ["calm"],
      previewUrl: "/m.mp3",
      loops: false,
      peaks: [],
      suggestedFor: { trades: [], tones: [] },
    });
  });
});

describe("a page of a catalogue", () => {
  const pagination = { limit: 20, total: 41, hasMore: true };

  test("counts all received items, including unreadable ones", () => {
    const page = readVoicePage({ status: "success", data: { voices: [{ id: "a" }, {}], pagination } });
    expect(page).toMatchObject({ items: [{ id: "a" }], received: 2, pagination });
    expect(readTrackPage({ data: { tracks: [{ id: "t" }], pagination } })).toMatchObject({
      received: 1,
      pagination,
    });
  });

  test.each([null, {}, { data: null }, { data: [] }, { data: { voices: {} } }])(
    "is empty for %j",
    (input) => {
      expect(readVoicePage(input)).toEqual({
        items: [],
        received: 0,
        pagination: { limit: 0, total: 0, hasMore: false },
      });
    },
  );

  test("reports whether there are more items, even without a limit", () => {
    expect(readPagination({ total: "41", hasMore: "true" })).toEqual({ limit: 0, total: 41, hasMore: true });
  });
});
