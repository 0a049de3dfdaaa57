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
const greta = voice("vc_greta", "German", ["Standard German"]);

// Events that aren't tested here are covered by the settings panel's stories.
const after = (form: Partial<StudioForm>, ...events: StudioEvent[]) =>
  events.reduce(studioFormAfter, { ...emptyForm, ...form });

describe("choosing a language or accent", () => {
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

  test("replaces a main voice that lacks the accent, but keeps an additional voice without it", () => {
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
  ])("decides whether %o speaks %s with accent %s: %s", (who, language, accent, does) =>
    expect(speaks(who, language, accent)).toBe(does),
  );
});

describe("choosing voices", () => {
  test("removes the additional voice when the main voice speaks another language", () => {
    const form = after({ secondVoice: maya }, { type: "voiceChosen", slot: "v1", voice: greta });
    expect(form).toMatchObject({ voice: greta, language: "German", secondVoice: null });
  });

  test("falls back to Recommended for an unsupported language or accent", () => {
    const odd = voice("vc_odd", "Klingon", ["Northern"]);
    expect(after({}, { type: "voiceChosen", slot: "v1", voice: odd })).toMatchObject({
      voice: odd,
      language: "",
      accent: "",
    });
  });
});

test.each(Object.keys(emptyForm) as (keyof StudioForm)[])(
  "treats a form as touched when its %s has changed",
  (name) => {
    expect(isUntouched({ ...emptyForm })).toBe(true);
    expect(isUntouched({ ...emptyForm, [name]: "other" })).toBe(false);
  },
);
