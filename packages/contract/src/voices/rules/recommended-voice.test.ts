import { expect, test } from "vitest";

import { defaultVoice } from "../voice-names.ts";
import { recommendedVoice } from "./recommended-voice.ts";

const voice = (id: string, language: string, gender: string, ...accents: string[]) => ({
  id,
  language,
  gender,
  accents,
});

const voices = [
  voice("jonas", "German", "male", "Austrian", "Swiss"),
  voice("maya", "English", "female", "American", "Canadian"),
  voice(defaultVoice.id, "English", "female", "American"),
  voice("russell", "English", "male", "American"),
  voice("audrey", "English", "female", "Canadian"),
  voice("niamh", "English", "female", "Irish"),
  voice("greta", "German", "female", "Standard German"),
  voice("urs", "German", "male", "Swiss"),
  voice("anna", "German", "female", "Bavarian", "Austrian"),
];

test.each([
  ["the default voice in its language", { language: "English", accent: "" }, defaultVoice.id],
  ["the default voice with its accent", { language: "English", accent: "american" }, defaultVoice.id],
  ["whose own accent it is", { language: "English", accent: "canadian" }, "audrey"],
  ["an accent by its name", { language: "English", accent: "Irish" }, "niamh"],
  ["the first of another language", { language: "German", accent: "" }, "jonas"],
  ["an accent of two words", { language: "German", accent: "standard_german" }, "greta"],
  ["the usual where nobody has the accent", { language: "English", accent: "welsh" }, defaultVoice.id],
  ["a man", { language: "English", accent: "", gender: "male" }, "russell"],
  ["a woman", { language: "German", accent: "", gender: "female" }, "greta"],
  ["the first, who is offered for it too", { language: "German", accent: "swiss" }, "jonas"],
  ["a woman who is offered for it", { language: "German", accent: "austrian", gender: "female" }, "anna"],
  ["the accent before the gender", { language: "English", accent: "irish", gender: "male" }, "niamh"],
  ["the usual of a gender that nobody has", { language: "German", accent: "", gender: "none" }, "jonas"],
])("%s", (_what, preferences, id) => {
  expect(recommendedVoice(voices, preferences)?.id).toBe(id);
});

test("returns undefined for a language without a voice", () => {
  expect(recommendedVoice(voices, { language: "Klingon", accent: "" })).toBeUndefined();
});

test("falls back to the first voice when the default is missing", () => {
  const others = voices.filter(({ id }) => id !== defaultVoice.id);
  expect(recommendedVoice(others, { language: "English", accent: "" })?.id).toBe("maya");
});
