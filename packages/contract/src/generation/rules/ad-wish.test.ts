import { expect, test } from "vitest";

import { errors } from "../../errors.ts";
import { type AdInputs, checkAdWish, readAdInputs, type SentChoices } from "./ad-wish.ts";

const material = {
  hasVoice: (id: string) => ["vc_amelia", "vc_russell"].includes(id),
  voiceNamed: (name: string) => (name === "Russell" ? "vc_russell" : undefined),
  trackSeconds: (id: string) => (id === "trk_1" ? 40 : undefined),
};
const music = {
  music_id: "trk_1",
  fade_in_ms: 0,
  fade_out_ms: 500,
  playback_start: 0,
  playback_end: 8000,
  volume: 0.3,
};
const read = (choices: Partial<SentChoices>, spec: Parameters<typeof readAdInputs>[2] = null) =>
  readAdInputs({ script_source: "ai", ...choices }, "Fresh coffee", spec, material);

test("what is left out is empty, the length the usual one", () => {
  expect(read({})).toEqual({
    prompt: "Fresh coffee",
    script_source: "ai",
    adLength: 30,
    language: "",
    accent: "",
    tone: "",
    mood: "",
    delivery_instructions: "",
    voice_ids: [],
    music_spec: null,
  });
});

test.each([
  [10, 10],
  ["15 sec", 15],
  ["50", 50],
  [12, 30],
  ["soon", 30],
  [null, 30],
  [Number.NaN, 30],
])("a length of %j lasts %i s", (adLength, seconds) => {
  expect(read({ adLength }).adLength).toBe(seconds);
});

test.each([
  [{ voiceName: "Russell" }, ["vc_russell"]],
  [{ voiceName: "Nobody" }, []],
  [{ voiceName: "Russell", voice_ids: ["vc_amelia"] }, ["vc_amelia"]],
  [{ voiceName: "Russell", voice_ids: [] }, ["vc_russell"]],
])("%j is said by %j", (choices, ids) => {
  expect(read(choices).voice_ids).toEqual(ids);
});

test.each([
  [{ fade_in_ms: -5 }, { fade_in_ms: 0 }],
  [{ fade_out_ms: 12.9 }, { fade_out_ms: 12 }],
  [{ playback_start: Number.NaN }, { playback_start: 0 }],
  [{ playback_end: null }, { playback_end: 0 }],
  [{ volume: 7 }, { volume: 1 }],
  [{ volume: -1 }, { volume: 0 }],
])("music of %j is kept as %j", (sent, kept) => {
  expect(read({}, { ...music, ...sent }).music_spec).toEqual({ ...music, ...kept });
});

const check = (changes: Partial<AdInputs>, title = "Coffee & Co") =>
  checkAdWish({ title, inputs: { ...read({}), ...changes } }, material);

test.each<[Partial<AdInputs>, string | null]>([
  [{}, null],
  [{ prompt: " " }, errors.prompt_missing.message],
  [{ delivery_instructions: "x".repeat(1001) }, errors.delivery_instructions_too_long.message],
  [{ voice_ids: ["vc_amelia", "vc_russell"] }, null],
  [{ voice_ids: ["vc_amelia", "vc_nobody"] }, errors.voice_unavailable.message],
  [{ music_spec: music }, null],
  [{ music_spec: { ...music, music_id: "trk_2" } }, errors.track_unavailable.message],
  [{ music_spec: { ...music, playback_start: 8000 } }, errors.music_end_not_after_start.message],
  [{ music_spec: { ...music, playback_start: 7999 } }, null],
  [{ music_spec: { ...music, playback_start: 39_999, playback_end: 0 } }, null],
  [
    { music_spec: { ...music, playback_start: 40_000, playback_end: 0 } },
    errors.music_end_not_after_start.message,
  ],
])("%j: %j", (changes, message) => {
  expect(check(changes)).toBe(message);
});

test("a name is needed first", () => {
  expect(check({ prompt: "" }, " ")).toBe(errors.product_name_missing.message);
});
