import { expect, test } from "vitest";

import type { VoiceQuality } from "../voice-quality.ts";
import { findVoices, type VoiceFilters } from "./find-voices.ts";

const voice = (quality: VoiceQuality, name: string, facts: string, ...characteristics: string[]) => {
  const [language = "", accents = "", gender = "", age = "", tone = ""] = facts.split("|");
  return {
    id: `vc_${name}`,
    name,
    language,
    accents: accents.split(","),
    gender,
    age,
    tone,
    quality,
    characteristics,
  };
};

const voices = [
  voice("draft", "imogen", "English|British|female|Middle-Aged|formal", "Polished"),
  voice("clear", "russell", "English|American|male|Middle-Aged|steady", "Trustworthy"),
  voice("clear", "desmond", "English|American,Canadian|male|Senior|deep", "Warm", "Storyteller"),
  voice("clear", "maya", "English|American|female|Young-Adult|upbeat", "Bright"),
  voice("draft", "greta", "German|Standard German|female|Middle-Aged|informative", "Clear"),
  voice("natural", "jonas", "German|Austrian|male|Young-Adult|low pitched", "Friendly"),
];

const inOrder = ["jonas", "russell", "desmond", "maya", "imogen", "greta"];

test.each<[VoiceFilters, string[]]>([
  [{}, inOrder],
  [{ query: " ", q: null, language: "", gender: " ", tone: null, accent: "", first: "" }, inOrder],
  [{ q: "deep male" }, ["jonas", "desmond"]],
  [{ q: "male deep american" }, ["desmond"]],
  [{ q: "female british" }, ["imogen"]],
  [{ q: "British woman" }, ["imogen"]],
  [{ q: "uk" }, ["imogen"]],
  [{ q: "happy voice" }, ["jonas", "maya"]],
  [{ q: "young" }, ["jonas", "maya"]],
  [{ q: "old" }, ["desmond"]],
  [{ q: "middle-aged man" }, ["russell"]],
  [{ q: "Deutsch" }, ["jonas", "greta"]],
  [{ q: "male" }, ["jonas", "russell", "desmond"]],
  [{ q: "draft" }, ["imogen", "greta"]],
  [{ query: "male", q: "american" }, ["russell", "desmond"]],
  [{ q: "voice" }, []],
  [{ q: "mel" }, []],
  [{ language: "German" }, ["jonas", "greta"]],
  [{ language: "de" }, ["jonas", "greta"]],
  [{ language: "Klingon" }, []],
  [{ gender: "Female" }, ["maya", "imogen", "greta"]],
  [{ gender: "fem" }, []],
  [{ tone: "Deep" }, ["desmond"]],
  [{ accent: "canadian" }, ["desmond"]],
  [{ accent: "standard_german" }, ["greta"]],
  [{ accent: "Standard German", gender: "male" }, []],
  [{ first: "English" }, ["russell", "desmond", "maya", "imogen", "jonas", "greta"]],
  [{ first: "vc_imogen" }, ["imogen", "russell", "desmond", "maya", "jonas", "greta"]],
  [{ first: "vc_imogen", q: "male" }, ["russell", "desmond", "jonas"]],
  [{ first: "de", gender: "female" }, ["greta", "maya", "imogen"]],
  [{ first: "vc_nobody" }, inOrder],
])("finds the voices for %j: %j", (filters, names) => {
  expect(findVoices(voices, filters).map(({ name }) => name)).toEqual(names);
});
