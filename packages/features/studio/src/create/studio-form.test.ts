import { readTrack } from "@earshot/contract/music/read.ts";
import { readVoice, type Voice } from "@earshot/contract/voices/read.ts";
import { describe, expect, test } from "vitest";

import {
  emptyForm,
  isUntouched,
  speaks,
  type StudioEvent,
  type StudioForm,
  studioFormAfter,
} from "./studio-form.ts";

function voice(id: string, language: string, accents: string[]): Voice {
  return readVoice({ id, name: id, language, accents }) ?? expect.unreachable();
}

const maya = voice("vc_maya", "English", ["American", "Canadian"]);
const imogen = voice("vc_imogen", "English", ["British"]);
const greta = voice("vc_greta", "German", ["Standard German"]);
const track = readTrack({ id: "trk_1", title: "Morning Light", duration: 62 }) ?? expect.unreachable();

const after = (form: Partial<StudioForm>, ...events: StudioEvent[]) =>
  events.reduce(studioFormAfter, { ...emptyForm, ...form });

test("starts with the defaults of spec sections 3 and 9", () => {
  expect(emptyForm).toMatchObject({
    narrative: "first",
    length: 30,
    tone: "",
    language: "",
    accent: "",
    fadeInMs: 0,
    fadeOutMs: 0,
    startSeconds: 0,
    endSeconds: 30,
    volume: 30,
    voice: null,
    secondVoice: null,
    music: null,
  });
});

describe("language and accent", () => {
  test("changing the language resets only the accent", () => {
    const before: Partial<StudioForm> = {
      language: "English",
      accent: "british",
      tone: "calm",
      prompt: "Tea",
    };
    const form = after(before, { type: "languageChosen", language: "German" });
    expect(form).toEqual({ ...emptyForm, ...before, language: "German", accent: "" });
  });

  test("replaces a voice that does not speak the language and keeps one that does", () => {
    const chosen = { voice: greta, secondVoice: maya };
    expect(after(chosen, { type: "languageChosen", language: "German" })).toMatchObject({
      voice: greta,
      secondVoice: null,
    });
    expect(after(chosen, { type: "languageChosen", language: "English" })).toMatchObject({
      voice: null,
      secondVoice: maya,
    });
    expect(after(chosen, { type: "languageChosen", language: "" })).toMatchObject(chosen);
  });

  test("replaces a main voice without the accent and keeps an additional one", () => {
    const chosen = { language: "English", voice: maya, secondVoice: maya };
    expect(after(chosen, { type: "accentChosen", accent: "british" })).toMatchObject({
      accent: "british",
      voice: null,
      secondVoice: maya,
    });
    expect(after(chosen, { type: "accentChosen", accent: "canadian" })).toMatchObject({ voice: maya });
  });

  test.each([
    [maya, "", "", true],
    [maya, "English", "canadian", true],
    [maya, "English", "scottish", false],
    [greta, "English", "", false],
    [voice("vc_odd", "en", ["British"]), "English", "british", true],
    [voice("vc_far", "Klingon", []), "Klingon", "", true],
  ])("whether %o speaks %s with accent %s: %s", (who, language, accent, does) =>
    expect(speaks(who, language, accent)).toBe(does),
  );
});

describe("choosing voices", () => {
  test("the main voice sets its language and accent", () => {
    expect(after({ tone: "calm" }, { type: "voiceChosen", slot: "v1", voice: imogen })).toMatchObject({
      voice: imogen,
      language: "English",
      accent: "british",
      tone: "calm",
    });
  });

  test("a main voice in another language removes the additional voice", () => {
    const form = after({ secondVoice: maya }, { type: "voiceChosen", slot: "v1", voice: greta });
    expect(form).toMatchObject({ voice: greta, language: "German", secondVoice: null });
  });

  test("an unsupported language or accent falls back to Recommended", () => {
    const odd = voice("vc_odd", "Klingon", ["Northern"]);
    expect(after({}, { type: "voiceChosen", slot: "v1", voice: odd })).toMatchObject({
      voice: odd,
      language: "",
      accent: "",
    });
  });

  test("the additional voice changes no other field and can be removed", () => {
    const form = after({ voice: maya }, { type: "voiceChosen", slot: "v2", voice: imogen });
    expect(form).toEqual({ ...emptyForm, voice: maya, secondVoice: imogen });
    expect(after(form, { type: "voiceChosen", slot: "v2", voice: null }).secondVoice).toBeNull();
  });
});

test("Reset All clears only language, accent, tone, narrative and length", () => {
  const kept: Partial<StudioForm> = {
    productName: "Kettle",
    prompt: "Tea by post",
    script: "Tea.",
    voice: imogen,
    secondVoice: maya,
    music: track,
    volume: 80,
    fadeInMs: 500,
    deliveryInstructions: "Softly",
  };
  const chosen: Partial<StudioForm> = {
    language: "English",
    accent: "british",
    tone: "calm",
    narrative: "third",
    length: 50,
  };
  expect(after({ ...kept, ...chosen }, { type: "choicesReset" })).toEqual({ ...emptyForm, ...kept });
});

test("a change updates only the named fields", () => {
  expect(after({ prompt: "Tea" }, { type: "changed", change: { volume: 0, music: track } })).toEqual({
    ...emptyForm,
    prompt: "Tea",
    volume: 0,
    music: track,
  });
});

test("fill replaces the whole form", () => {
  expect(after({ prompt: "Tea", voice: greta }, { type: "filled", form: emptyForm })).toBe(emptyForm);
});

test.each(Object.keys(emptyForm) as (keyof StudioForm)[])("a form with another %s is touched", (name) => {
  expect(isUntouched({ ...emptyForm })).toBe(true);
  expect(isUntouched({ ...emptyForm, [name]: "other" })).toBe(false);
});
