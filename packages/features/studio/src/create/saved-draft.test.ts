import { readTrack } from "@earshot/contract/music/read.ts";
import { readVoice } from "@earshot/contract/voices/read.ts";
import { describe, expect, test } from "vitest";

import { readSavedDraft } from "./saved-draft.ts";
import { emptyForm, type StudioForm } from "./studio-form.ts";

const voiceFacts = {
  name: "Imogen",
  image_url: "/imogen.png",
  gender: "female",
  accent: "British",
  accents: ["British"],
  language: "English",
  tone: "formal",
  age: "Middle-Aged",
  characteristics: ["Polished", "Clear"],
  sample_url: "/imogen.mp3",
  words_per_minute: 150,
  quality: "clear",
  sample_peaks: [0, 128, 255],
  sample_ms: 4200,
};
const voice = readVoice({ ...voiceFacts, id: "vc_imogen" });
const secondVoice = readVoice({ ...voiceFacts, id: "vc_other", image_url: "", words_per_minute: null });
const music = readTrack({
  id: "trk_1",
  title: "Morning Light",
  duration: 62.5,
  genre: "Acoustic",
  mood: "warm",
  tags: ["guitar"],
  audioUrl: "/morning.mp3",
  loops: true,
  peaks: [0, 128, 255],
  suggested_for: { trades: ["bakery"], tones: ["calm"] },
});

/** A form in which every field differs from the default. */
const full: StudioForm = {
  productName: " Kettle ",
  prompt: "Tea by post\n",
  script: "  ",
  editing: {
    uuid: "ad_1",
    title: "Kettle",
    basedOn: 2,
    awaited: 3,
    sent: { request: "{}", key: "k1", script: " Tea.\n" },
  },
  scripts: {
    ideas: [
      {
        variant: 3,
        angle: "offer",
        lines: [
          { text: "Tea by post.", facts: ["f1"], was: "Tea.", voice: 1 },
          { text: "", facts: [], was: null, voice: null },
        ],
        facts: [{ id: "f1", kind: "offer", text: "tea by post" }],
        isEdited: true,
      },
    ],
    chosen: 0,
    brief: "[]",
    music,
  },
  mustSay: "Terms apply.",
  avoid: "cheap",
  voice,
  secondVoice,
  voiceGender: "female",
  music,
  fadeInMs: 500,
  fadeOutMs: 1200,
  startSeconds: 5,
  endSeconds: 25,
  volume: 80,
  deliveryInstructions: "Softly",
  language: "English",
  accent: "british",
  tone: "calm",
  narrative: "third",
  length: 50,
};

const reloaded = (draft: unknown) => readSavedDraft(JSON.parse(JSON.stringify(draft)));
const readBack = (form: object) => reloaded({ form, setAside: null })?.form;

test.each(Object.keys(emptyForm) as (keyof StudioForm)[])("restores the field %s after a reload", (name) => {
  expect(full[name]).not.toEqual(emptyForm[name]);
  expect(readBack(full)?.[name]).toEqual(full[name]);
});

/** An empty value would pass the test above even if its field were not restored. */
test.each(Object.entries({ ...voice, ...music }))("has test data for %s", (_, value) => {
  expect([null, "", false, []]).not.toContainEqual(value);
});

test("restores the form that was set aside", () => {
  expect(reloaded({ form: emptyForm, setAside: full })).toEqual({ form: emptyForm, setAside: full });
});

describe("an invalid draft, or a draft from another release", () => {
  test.each([[null], ["text"], [{}], [{ form: "text" }], [[]]])("is read as null: %o", (input) =>
    expect(readSavedDraft(input)).toBeNull(),
  );

  test("is read as the empty form if it has no fields", () => expect(readBack({})).toEqual(emptyForm));

  test("drops unknown values", () => {
    const odd = {
      ...full,
      voice: { name: "without id" },
      secondVoice: "Maya",
      music: { title: "without id" },
      voiceGender: "other",
      language: "Klingon",
      accent: "british",
      tone: "whispered",
      narrative: "second",
      length: 31,
      fadeInMs: -4,
      fadeOutMs: "many",
      volume: 300,
      script: 7,
      scripts: { ideas: [{ lines: "none" }], chosen: 4 },
    };
    expect(readBack(odd)).toEqual({
      ...full,
      voice: null,
      secondVoice: null,
      music: null,
      voiceGender: "",
      language: "",
      accent: "",
      tone: "",
      narrative: "first",
      length: 30,
      fadeInMs: 0,
      fadeOutMs: 0,
      volume: 100,
      script: "",
      scripts: null,
    });
  });
});
