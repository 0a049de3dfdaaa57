import { languages } from "@earshot/contract/languages.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { describe, expect, test } from "vitest";

import { type Casting, castOf, recommendedVoice } from "./select-voices.ts";

const casting = (changes: Partial<Casting>): Casting => ({
  language: "",
  accent: "",
  voice_ids: [],
  prompt: "Fresh coffee by post",
  ...changes,
});
const idsOf = (changes: Partial<Casting>) => {
  const { language, voices } = castOf(casting(changes));
  return [language, ...voices.map(({ id }) => id)];
};
const german =
  "Frisch gerösteter Kaffee, jede Woche mit der Post zu Ihnen nach Hause, und die erste Tüte ist gratis.";

describe("the language and who speaks it", () => {
  test.each<[string, Partial<Casting>, string[]]>([
    ["nobody chose", {}, ["en", defaultVoice.id]],
    ["a voice", { voice_ids: ["vc_greta"] }, ["de", "vc_greta"]],
    ["two voices", { voice_ids: ["vc_russell", "vc_imogen"] }, ["en", "vc_russell", "vc_imogen"]],
    ["a language", { language: "French", prompt: "Café" }, ["fr", recommendedVoice("French", "").id]],
    [
      "a voice of another language",
      { language: "German", voice_ids: ["vc_amelia"] },
      ["de", recommendedVoice("German", "").id],
    ],
    [
      "one of two",
      { language: "English", voice_ids: ["vc_greta", "vc_imogen"] },
      ["en", defaultVoice.id, "vc_imogen"],
    ],
    ["a description that is sure", { prompt: german }, ["de", recommendedVoice("German", "").id]],
    ["a voice that is gone", { voice_ids: ["vc_nobody"] }, ["en", defaultVoice.id]],
    ["a language that is none", { language: "Klingon" }, ["en", defaultVoice.id]],
  ])("%s", (_, changes, ids) => {
    expect(idsOf(changes)).toEqual(ids);
  });
});

test("two voices of another language become two that speak it, a woman and a man as they were", () => {
  const { voices } = castOf(casting({ language: "German", voice_ids: ["vc_amelia", "vc_russell"] }));
  expect(voices.map(({ language }) => language)).toEqual(["German", "German"]);
  expect(voices[0]?.id).toBe(recommendedVoice("German", "").id);
  expect(new Set(voices).size).toBe(2);
  expect(voices[1]?.gender).toBe("male");
});

test("every accent is spoken by somebody who is offered for it", () => {
  for (const { name, accents } of languages)
    for (const accent of accents)
      expect(recommendedVoice(name, accent.toLowerCase().replaceAll(" ", "_")).accents).toContain(accent);
});
