import { accentKey, languages } from "@earshot/contract/languages.ts";
import { afterAll, describe, expect, test } from "vitest";

import { spectralDistance } from "../testing/audio-analysis.ts";
import { openTestStudio, withOneSpeaker } from "../testing/test-studio.ts";
import { characteristicsOf } from "../voices/catalogue-voice.ts";
import { catalogue } from "../voices/catalogue.ts";
import { selectVoices } from "../voices/select-voices.ts";

const studio = openTestStudio(undefined, withOneSpeaker);
afterAll(() => studio.close());

/**
 * The largest spectral distance between two renderings of the same sentence, in dB: eSpeak NG's output varies
 * slightly.
 */
const ownVariation = 0.95;

const english = "Come to our farm by the water over there.";
const spanish = "Gracias por la cena: cinco cervezas, doce dulces y una cita en la plaza.";
const portuguese = "Bom dia, venha conhecer a nossa cidade de manhã e à noite.";
const chinese = "欢迎来到我们的咖啡店，今天半价。";

/** The form choices for a language and accent, with the first voice that is offered for it. */
function spokenIn(language: string, accent: string) {
  const voice = catalogue.find((each) => each.language === language && each.accents.includes(accent));
  return { language, accent: accentKey(accent), voice_ids: voice ? [voice.id] : [] };
}

const accentDistance = async (text: string, language: string, one: string, other: string) => {
  const [first, second] = await Promise.all(
    [one, other].map((accent) => studio.speak(text, spokenIn(language, accent))),
  );
  return spectralDistance(first!.pcm, second!.pcm);
};

describe("supported accents sound different from each other", () => {
  test.each([
    ["English", "American", "British", english],
    ["English", "American", "Scottish", english],
    ["English", "British", "Scottish", english],
    ["Spanish", "Castilian", "Mexican", spanish],
    ["Portuguese", "Brazilian", "European", portuguese],
    ["Chinese", "Mandarin", "Cantonese", chinese],
  ])("%s: %s and %s sound different", async (language, one, other, text) => {
    expect(await accentDistance(text, language, one, other)).toBeGreaterThan(ownVariation * 1.2);
  });
});

describe("unsupported accents sound like the substitute that the voice list shows", () => {
  test.each([
    ["English", "Australian", "British", english],
    ["Spanish", "Argentinian", "Mexican", spanish],
    ["Spanish", "Colombian", "Mexican", spanish],
    ["Chinese", "Taiwanese", "Mandarin", chinese],
    ["Dutch", "Flemish", "Netherlands", "Goedemorgen, wij bakken elke dag vers brood."],
    ["French", "Canadian", "Parisian", "Chaque midi, un menu du jour."],
  ])("%s: %s sounds like %s", async (language, accent, standIn, text) => {
    expect(await accentDistance(text, language, accent, standIn)).toBeLessThan(ownVariation);
    const { selection } = await studio.speak(text, spokenIn(language, accent));
    const [voice] = selection.voices;
    expect(voice.pronunciation).toMatch(/ pronunciation|Pronunciation of /);
    expect(characteristicsOf(voice).slice(0, 2)).toContain(voice.pronunciation);
  });
});

/** Accents that the engine supports. Voices with any other accent show which supported accent they use instead. */
const supported = new Set([
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

/** Accents that only Draft voices have. They are not selected if a clear voice speaks the language. */
const draftAccents = new Set(["English British", "English Australian"]);

const accents = languages
  .flatMap(({ name, accents: own }) => own.map((accent) => [name, accent] as const))
  .filter((pair) => !draftAccents.has(pair.join(" ")));

test.each(accents)(
  "%s, %s: selects a voice that is offered for the accent, and shows any substitute",
  (language, accent) => {
    const [voice] = selectVoices({
      language,
      accent: accentKey(accent),
      tone: "",
      voice_ids: [],
      prompt: "",
    }).voices;
    expect(voice).toMatchObject({ language, accents: expect.arrayContaining([accent]) });
    const shown = characteristicsOf(voice);
    if (supported.has(`${language} ${accent}`)) expect(voice.pronunciation).toBeUndefined();
    else expect(shown.slice(0, 2)).toContain(voice.pronunciation ?? "what is heard instead");
  },
);
