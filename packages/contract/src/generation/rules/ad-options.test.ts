import { expect, test } from "vitest";

import type { ErrorCode } from "../../errors.ts";
import { type AdInputs, checkAdOptions, hasWords, readAdInputs, type AdChoices } from "./ad-options.ts";

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
const read = (choices: Partial<AdChoices>, spec: Parameters<typeof readAdInputs>[2] = null) =>
  readAdInputs({ script_source: "ai", ...choices }, "Fresh coffee", spec, material);

test("defaults omitted options to empty, and the length to the default length", () => {
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
    must_say: "",
    avoid: "",
    variant: null,
    script: null,
  });
});

test.each([
  [10, 10],
  ["15 sec", 15],
  ["50", 50],
  [12, 12],
  ["", 30],
  [null, 30],
  ["soon", Number.NaN],
])("reads a length of %j as %i s", (adLength, seconds) => {
  expect(read({ adLength }).adLength).toBe(seconds);
});

test.each([
  [{ voiceName: "Russell" }, ["vc_russell"]],
  [{ voiceName: "Nobody" }, []],
  [{ voiceName: "Russell", voice_ids: ["vc_amelia"] }, ["vc_amelia"]],
  [{ voiceName: "Russell", voice_ids: [] }, ["vc_russell"]],
])("resolves %j to the voices %j", (choices, ids) => {
  expect(read(choices).voice_ids).toEqual(ids);
});

test.each([
  [{ fade_in_ms: -5 }, { fade_in_ms: 0 }],
  [{ fade_out_ms: 12.9 }, { fade_out_ms: 12 }],
  [{ playback_start: Number.NaN }, { playback_start: 0 }],
  [{ playback_end: null }, { playback_end: 0 }],
  [{ volume: 7 }, { volume: 1 }],
  [{ volume: -1 }, { volume: 0 }],
])("saves music %j as %j", (sent, kept) => {
  expect(read({}, { ...music, ...sent }).music_spec).toEqual({ ...music, ...kept });
});

const check = (changes: Partial<AdInputs>, title = "Coffee & Co") =>
  checkAdOptions({ title, inputs: { ...read({}), ...changes } }, material);

test.each<[Partial<AdInputs>, ErrorCode | null]>([
  [{}, null],
  [{ prompt: " " }, "prompt_missing"],
  [{ delivery_instructions: "x".repeat(1001) }, "delivery_instructions_too_long"],
  [{ voice_ids: ["vc_amelia", "vc_russell"] }, null],
  [{ voice_ids: ["vc_amelia", "vc_nobody"] }, "voice_unavailable"],
  [{ music_spec: music }, null],
  [{ music_spec: { ...music, music_id: "trk_2" } }, "track_unavailable"],
  [{ music_spec: { ...music, playback_start: 8000 } }, "music_end_not_after_start"],
  [{ music_spec: { ...music, playback_start: 7001 } }, "music_excerpt_too_short"],
  [{ music_spec: { ...music, playback_start: 7000 } }, null],
  [{ music_spec: { ...music, playback_start: 39_001, playback_end: 0 } }, "music_excerpt_too_short"],
  [{ music_spec: { ...music, playback_start: 39_000, playback_end: 0 } }, null],
  [{ music_spec: { ...music, playback_start: 40_000, playback_end: 0 } }, "music_end_not_after_start"],
])("validates the options %j: %s", (changes, code) => {
  expect(check(changes)?.code ?? null).toBe(code);
});

test.each([
  [{ adLength: 12 }, "length_not_offered"],
  [{ adLength: Number.NaN }, "length_not_offered"],
  [{ must_say: "x".repeat(1000) }, null],
  [{ must_say: "x".repeat(1001) }, "must_say_too_long"],
  [{ avoid: "x".repeat(1001) }, "avoid_too_long"],
  [{ prompt: "🎉 coffee.example" }, "nothing_to_sell"],
  [{ prompt: "🎉 coffee.example", script: [{ text: "Coffee!", voice: null }] }, null],
  [{ script: [] }, "script_missing"],
  [{ script: [{ text: " … ", voice: 1 }] }, "script_missing"],
  [{ script: [{ text: "x".repeat(5000), voice: 2 }] }, null],
  [{ script: [{ text: "x".repeat(5001), voice: 2 }] }, "script_over_limits"],
  [{ script: Array.from({ length: 101 }, () => ({ text: "x", voice: null })) }, "script_over_limits"],
  [{ prompt: "it\n".repeat(101) }, null],
  [{ script_source: "own", prompt: "it\n\n…\r\n".repeat(100) }, null],
  [{ script_source: "own", prompt: "it\n".repeat(101) }, "script_over_limits"],
] satisfies [Partial<AdInputs>, ErrorCode | null][])(
  "validates the length, the texts and the script (case %#)",
  (changes, code) => {
    expect(check(changes)?.code ?? null).toBe(code);
  },
);

test.each([
  ["Fresh coffee", true],
  ["pizza", true],
  ["寿司", true],
  ["Order at coffee.example", true],
  ["We bake.Every day.", true],
  ["🎉🎉🎉", false],
  ["https://coffee.example/menu?x=1", false],
  ["www.coffee.example", false],
  ["coffee.example/menu", false],
  ["hello@coffee.example", false],
  ["718 555 0177", false],
  ["$19.99!!!", false],
])("detects whether %j contains words: %s", (prompt, expected) => {
  expect(hasWords(prompt)).toBe(expected);
});

test("reports a missing name first", () => {
  expect(check({ prompt: "" }, " ")?.code).toBe("product_name_missing");
});

test.each([
  [{ prompt: "x".repeat(5000) }, undefined],
  [{ prompt: "x".repeat(5001) }, "prompt"],
  [{ delivery_instructions: "x".repeat(1000) }, undefined],
  [{ delivery_instructions: "x".repeat(1001) }, "delivery_instructions"],
])("rejects text over the maximum length", (changes, field) => {
  expect(check(changes)?.field).toBe(field);
});

test("limits a trimmed name to 200 characters", () => {
  expect(check({}, ` ${"x".repeat(200)} `)).toBeNull();
  expect(check({}, "x".repeat(201))?.field).toBe("product_name");
});

// Matching a pattern at every character would take minutes for these inputs.
test.each(["€", "0", "-", "a-", "1.", "www.", "a@"])("finds words in a long run of %j", (text) => {
  expect(hasWords(`${text.repeat(200_000)} bread`)).toBe(true);
});
