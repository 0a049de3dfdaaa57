import { accentKey, languages } from "@earshot/contract/languages.ts";
import { afterAll, describe, expect, test } from "vitest";

import { spectralDistance } from "../testing/audio-analysis.ts";
import { asOnePerson } from "../testing/one-person.ts";
import { openTestStudio } from "../testing/test-studio.ts";
import { characteristicsOf } from "../voices/catalogue-voice.ts";
import { selectVoices } from "../voices/select-voices.ts";

const studio = openTestStudio(undefined, asOnePerson);
afterAll(() => studio.close());

/** Said again by the same person, a sentence is at most so far from itself, in dB: eSpeak NG is a little restless. */
const restlessness = 0.95;

const english = "Come to our farm by the water over there.";
const spanish = "Gracias por la cena: cinco cervezas, doce dulces y una cita en la plaza.";
const portuguese = "Bom dia, venha conhecer a nossa cidade de manhã e à noite.";
const chinese = "欢迎来到我们的咖啡店，今天半价。";

const far = async (text: string, language: string, one: string, other: string) => {
  const [first, second] = await Promise.all(
    [one, other].map((accent) => studio.say(text, { language, accent: accentKey(accent) })),
  );
  return spectralDistance(first!.pcm, second!.pcm);
};

describe("accents that the engine has sound different: what one person would say with each", () => {
  test.each([
    ["English", "American", "British", english],
    ["English", "American", "Scottish", english],
    ["English", "British", "Scottish", english],
    ["Spanish", "Castilian", "Mexican", spanish],
    ["Portuguese", "Brazilian", "European", portuguese],
    ["Chinese", "Mandarin", "Cantonese", chinese],
  ])("%s: %s and %s", async (language, one, other, text) => {
    expect(await far(text, language, one, other)).toBeGreaterThan(restlessness * 1.2);
  });
});

describe("for an accent that it lacks another stands in, and says so", () => {
  test.each([
    ["English", "Australian", "British", english],
    ["Spanish", "Argentinian", "Mexican", spanish],
    ["Spanish", "Colombian", "Mexican", spanish],
    ["Chinese", "Taiwanese", "Mandarin", chinese],
    ["Dutch", "Flemish", "Netherlands", "Goedemorgen, wij bakken elke dag vers brood."],
    ["French", "Canadian", "Parisian", "Chaque midi, un menu du jour."],
  ])("%s: %s is heard as %s is", async (language, accent, standIn, text) => {
    expect(await far(text, language, accent, standIn)).toBeLessThan(restlessness);
    const { selection } = await studio.say(text, { language, accent: accentKey(accent) });
    const [voice] = selection.voices;
    expect(voice.pronunciation).toMatch(/ pronunciation|Pronunciation of /);
    expect(characteristicsOf(voice).slice(0, 2)).toContain(voice.pronunciation);
  });
});

/** The accents that are heard as they are called; of all others a voice says what is heard instead. */
const own = new Set([
  "English American",
  "English British",
  "English Scottish",
  "Chinese Mandarin",
  "Chinese Cantonese",
  "Dutch Netherlands",
  "French Parisian",
  "German Standard German",
  "Hindi Standard Hindi",
  "Italian Standard Italian",
  "Japanese Tokyo",
  "Korean Seoul",
  "Portuguese Brazilian",
  "Portuguese European",
  "Russian Standard Russian",
  "Spanish Castilian",
]);

test.each(languages.flatMap(({ name, accents }) => accents.map((accent) => [name, accent] as const)))(
  "%s, %s: who speaks is offered for it, and is honest about it",
  (language, accent) => {
    const [voice] = selectVoices({ language, accent: accentKey(accent), voice_ids: [], prompt: "" }).voices;
    expect(voice).toMatchObject({ language, accents: expect.arrayContaining([accent]) });
    const shown = characteristicsOf(voice);
    if (own.has(`${language} ${accent}`)) expect(voice.pronunciation).toBeUndefined();
    else expect(shown.slice(0, 2)).toContain(voice.pronunciation ?? "what is heard instead");
  },
);
