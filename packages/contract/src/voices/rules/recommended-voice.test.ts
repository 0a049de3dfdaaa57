import { expect, test } from "vitest";

import { defaultVoice } from "../voice-names.ts";
import type { VoiceQuality } from "../voice-quality.ts";
import { isDraftAccent, recommendedVoice } from "./recommended-voice.ts";

const voice = (id: string, language: string, gender: string, ...accents: string[]) => ({
  id,
  language,
  gender,
  accents,
  tone: "balanced",
  quality: "clear" as VoiceQuality | null,
});

const voices = [
  voice("jonas", "German", "male", "Austrian", "Swiss"),
  voice("maya", "English", "female", "American", "Canadian"),
  voice(defaultVoice.id, "English", "male", "American"),
  voice("amelia", "English", "female", "American"),
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
  ["a woman where the default is a man", { language: "English", accent: "", gender: "female" }, "maya"],
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

test("falls back to the first voice if the default is missing", () => {
  const others = voices.filter(({ id }) => id !== defaultVoice.id);
  expect(recommendedVoice(others, { language: "English", accent: "" })?.id).toBe("maya");
});

const rated = [
  { ...voice("imogen", "English", "female", "British"), quality: "draft" as const },
  { ...voice("desmond", "English", "male", "American"), tone: "deep" },
  ...voices,
  { ...voice("ewan", "English", "male", "Scottish"), tone: "deep" },
  { ...voice("theo", "English", "male", "British", "American"), quality: "draft" as const, tone: "fun" },
];

test.each([
  ["a clear voice where only Draft voices have the accent", { accent: "british" }, defaultVoice.id],
  ["a clear voice where a Draft voice has the tone", { accent: "", tone: "fun" }, defaultVoice.id],
  ["a voice that has the tone", { accent: "", tone: "deep" }, "desmond"],
  ["the accent before the tone", { accent: "irish", tone: "deep" }, "niamh"],
  ["accent and tone", { accent: "scottish", tone: "deep" }, "ewan"],
  ["the gender before the tone", { accent: "", gender: "female", tone: "deep" }, "maya"],
])("prefers %s", (_what, preferences, id) => {
  expect(recommendedVoice(rated, { language: "English", ...preferences })?.id).toBe(id);
});

test("prefers natural voices to clear ones, and either to draft voices", () => {
  const natural = { ...voice("nora", "English", "female", "American"), quality: "natural" as const };
  expect(recommendedVoice([...rated, natural], { language: "English", accent: "" })?.id).toBe("nora");
  const drafts = rated.map((each) => ({ ...each, quality: "draft" as const }));
  expect(recommendedVoice(drafts, { language: "English", accent: "british" })?.id).toBe("imogen");
});

test.each([
  ["british", true],
  ["american", false],
  ["welsh", false],
  ["", false],
])("detects whether only Draft voices speak %j: %s", (accent, expected) => {
  expect(isDraftAccent(rated, "English", accent)).toBe(expected);
});
