import { languages } from "@earshot/contract/languages.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";
import { describe, expect, test } from "vitest";

import { type VoiceRequest, selectVoices, recommendedVoice } from "./select-voices.ts";

const requestOf = (changes: Partial<VoiceRequest>): VoiceRequest => ({
  language: "",
  accent: "",
  tone: "",
  voice_ids: [],
  prompt: "Fresh coffee by post",
  ...changes,
});
const idsOf = (changes: Partial<VoiceRequest>) => {
  const { language, voices } = selectVoices(requestOf(changes));
  return [language, ...voices.map(({ id }) => id)];
};
const german =
  "Frisch gerösteter Kaffee, jede Woche mit der Post zu Ihnen nach Hause, und die erste Tüte ist gratis.";

describe("language and voices", () => {
  test.each<[string, Partial<VoiceRequest>, string[]]>([
    ["nothing chosen", {}, ["en", defaultVoice.id]],
    ["a voice chosen", { voice_ids: ["vc_greta"] }, ["de", "vc_greta"]],
    ["two voices chosen", { voice_ids: ["vc_russell", "vc_imogen"] }, ["en", "vc_russell", "vc_imogen"]],
    [
      "a language chosen",
      { language: "French", prompt: "Café" },
      ["fr", recommendedVoice("French", "", "").id],
    ],
    [
      "a voice of another language than the chosen",
      { language: "German", voice_ids: ["vc_amelia"] },
      ["de", recommendedVoice("German", "", "").id],
    ],
    [
      "one of two voices of another language",
      { language: "English", voice_ids: ["vc_greta", "vc_imogen"] },
      ["en", defaultVoice.id, "vc_imogen"],
    ],
    [
      "a description in a detectable language",
      { prompt: german },
      ["de", recommendedVoice("German", "", "").id],
    ],
    ["an unknown voice", { voice_ids: ["vc_nobody"] }, ["en", defaultVoice.id]],
    ["an unknown language", { language: "Klingon" }, ["en", defaultVoice.id]],
  ])("%s", (_, changes, ids) => {
    expect(idsOf(changes)).toEqual(ids);
  });
});

test("replaces two voices in another language, keeping their genders", () => {
  const { voices } = selectVoices(requestOf({ language: "German", voice_ids: ["vc_amelia", "vc_russell"] }));
  expect(voices.map(({ language }) => language)).toEqual(["German", "German"]);
  expect(voices[0]?.id).toBe(recommendedVoice("German", "", "").id);
  expect(new Set(voices).size).toBe(2);
  expect(voices[1]?.gender).toBe("male");
});

test("recommends a voice for every accent, or a clear one where only Draft voices have the accent", () => {
  for (const { name, accents } of languages)
    for (const accent of accents) {
      const { id, accents: spoken } = recommendedVoice(name, accent.toLowerCase().replaceAll(" ", "_"), "");
      if (name === "English" && ["British", "Australian"].includes(accent)) expect(id).toBe(defaultVoice.id);
      else expect(spoken).toContain(accent);
    }
});

test("takes the tone into account", () => {
  expect(idsOf({ tone: "deep" })).toEqual(["en", "vc_desmond"]);
  expect(idsOf({ tone: "formal" })).toEqual(["en", defaultVoice.id]);
});
