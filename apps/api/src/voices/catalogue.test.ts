import { languages } from "@earshot/contract/languages.ts";
import { findVoices } from "@earshot/contract/voices/rules/find-voices.ts";
import {
  defaultVoice,
  defaultVoiceSample,
  generationFallbackVoice,
  voiceNames,
} from "@earshot/contract/voices/voice-names.ts";
import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { catalogue, findVoice } from "@earshot/engine/voices/catalogue.ts";
import { expect, test } from "vitest";

import { voiceResponse } from "./routes.ts";

const namesOf = (voices: readonly CatalogueVoice[]) => voices.map(({ name }) => name);

test("has at least 60 voices with unique names and ids", () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(60);
  expect(new Set(namesOf(catalogue).map((name) => name.toLowerCase())).size).toBe(catalogue.length);
  for (const { id, name } of catalogue) expect(id).toBe(`vc_${name.toLowerCase()}`);
  expect(namesOf(catalogue).slice(0, voiceNames.length)).toEqual(voiceNames);
});

test("has American, middle-aged default voices", () => {
  for (const { id, name } of [defaultVoice, generationFallbackVoice]) {
    expect(findVoice(id)).toMatchObject({ name, accents: ["American"], age: "Middle-Aged" });
  }
  expect(findVoice("vc_nobody")).toBeUndefined();
});

test("matches the studio's built-in length and waveform for the default voice's sample", () => {
  const { sample_ms, sample_peaks } = voiceResponse(findVoice(defaultVoice.id)!);
  const drawn = defaultVoiceSample.peaks.map((_, i) => Math.max(...sample_peaks.slice(4 * i, 4 * i + 4)));
  expect(defaultVoiceSample).toEqual({ ms: sample_ms, peaks: drawn });
  expect(sample_peaks).toHaveLength(4 * drawn.length);
});

test.each(languages)("offers female and male voices and every accent for $name", ({ name, accents }) => {
  const speakers = catalogue.filter(({ language }) => language === name);
  expect(speakers.length).toBeGreaterThanOrEqual(4);
  expect(new Set(speakers.map(({ gender }) => gender)).size).toBe(2);
  const spoken = new Set<string>(speakers.flatMap((voice) => voice.accents));
  expect(spoken).toEqual(new Set<string>(accents));
});

/** The engine voices that speak an accent natively: flite's voice names, or prefixes of eSpeak NG's identifiers. */
const ownAccents: Record<string, readonly string[]> = {
  "English American": ["slt", "rms"],
  "English British": ["gmw/en-GB-x-rp+"],
  "English Scottish": ["awb"],
  "Chinese Mandarin": ["sit/cmn+"],
  "Chinese Cantonese": ["sit/yue+"],
  "Dutch Netherlands": ["gmw/nl+"],
  "French Parisian": ["roa/fr+"],
  "German Standard German": ["gmw/de+"],
  "Hindi Standard Hindi": ["inc/hi+"],
  "Italian Standard Italian": ["roa/it+"],
  "Japanese Tokyo": ["jpx/ja+"],
  "Korean Seoul": ["ko+"],
  "Portuguese Brazilian": ["roa/pt-BR+"],
  "Portuguese European": ["roa/pt+"],
  "Russian Standard Russian": ["zle/ru+"],
  "Spanish Castilian": ["roa/es+"],
};

/** The engine voices for all other accents, by language, with the pronunciation that the catalogue displays. */
const nearest: Record<string, readonly [engineVoice: string, pronunciation: string][]> = {
  English: [
    ["slt", "American English pronunciation"],
    ["rms", "American English pronunciation"],
    ["awb", "Scottish English pronunciation"],
    ["gmw/en-GB-x-rp+", "British English pronunciation"],
  ],
  Arabic: [["sem/ar+", "Modern Standard Arabic"]],
  Chinese: [["sit/cmn+", "Mainland Mandarin pronunciation"]],
  Dutch: [["gmw/nl+", "Pronunciation of the Netherlands"]],
  French: [
    ["roa/fr+", "Pronunciation of France"],
    ["roa/fr-BE+", "Pronunciation of France"],
    ["roa/fr-CH+", "Pronunciation of France"],
  ],
  German: [["gmw/de+", "Standard German pronunciation"]],
  Spanish: [["roa/es-419+", "Latin American pronunciation"]],
};

test.each(catalogue)(
  "$name speaks with its accent, or names its actual accent among its first two characteristics",
  (voice) => {
    const { language, accents, shape, pronunciation } = voice;
    const spokenBy =
      shape.engine === "espeak" ? shape.identifier : shape.engine === "flite" ? shape.voice : "";
    const isOwn = accents.every((accent) =>
      (ownAccents[`${language} ${accent}`] ?? []).some((own) => spokenBy.startsWith(own)),
    );
    if (isOwn) {
      expect(pronunciation).toBeUndefined();
    } else {
      const standsIn = nearest[language]?.find(([engineVoice]) => spokenBy.startsWith(engineVoice));
      expect(pronunciation).toBe(standsIn?.[1]);
      expect(voiceResponse(voice).characteristics.slice(0, 2)).toContain(pronunciation);
    }
    expect(voiceResponse(voice).characteristics.length).toBeGreaterThanOrEqual(2);
    expect(voiceResponse(voice).characteristics.length).toBeLessThanOrEqual(4);
  },
);

test.each([
  ["  AMELIA ", ["Amelia"]],
  ["flemish", ["Lotte", "Pieter"]],
  ["castilian", ["Lucia", "Javier"]],
  ["middle aged british", ["Imogen"]],
  ["storyteller american male", ["Desmond"]],
  ["nobody at all", []],
])("finds the matching voices for the query %j", (query, names) => {
  expect(findVoices(catalogue.map(voiceResponse), { query }).map(({ name }) => name)).toEqual(names);
});

test("labels flite's voices as clear and eSpeak NG's as drafts", () => {
  for (const voice of catalogue)
    expect(voiceResponse(voice).quality).toBe(voice.shape.engine === "flite" ? "clear" : "draft");
});
