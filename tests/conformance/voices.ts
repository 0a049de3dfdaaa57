import { accentsOf, findLanguage, languages } from "@earshot/contract/languages.ts";
import { pageSize } from "@earshot/contract/limits.ts";
import { defaultVoice, generationFallbackVoice, voiceNames } from "@earshot/contract/voices/voice-names.ts";
import { type VoiceQuality, voiceQualities } from "@earshot/contract/voices/voice-quality.ts";
import { expect, test } from "vitest";

import { cataloguePage, pagesAndSearches, wholeCatalogue } from "./catalogue-pages.ts";
import type { Suite } from "./conform.ts";
import type { Person } from "./person.ts";
import { supportsRanges } from "./ranges.ts";
import { mp3Seconds } from "./sounds.ts";

type Voice = {
  id: string;
  name: string;
  language: string;
  accent: string;
  accents: string[];
  age: string;
  sample_url: string;
  words_per_minute: number;
  gender: string;
  tone: string;
  quality: VoiceQuality;
  sample_peaks: number[];
  sample_ms: number;
};

export const voicesSuite: Suite = {
  area: "voices",
  tests(newPerson) {
    const catalogue = { address: "/api/audioad/voices", name: "voices", newPerson };
    const all = () => wholeCatalogue<Voice>(catalogue);
    const found = async (query: Record<string, string>) =>
      (await cataloguePage<Voice>(catalogue, `limit=500&${new URLSearchParams(query)}`)).items;
    catalogueTests(all);
    pagesAndSearches(catalogue, pageSize.voices);

    test.each(["russell", "RUSSELL", " russell "])("finds a voice by part of its name: %j", async (text) => {
      const { items } = await cataloguePage<Voice>(catalogue, `query=${encodeURIComponent(text)}`);
      expect(items.map(({ name }) => name)).toContain(defaultVoice.name);
    });

    test.each(["Spanish", "Flemish"])("finds only the voices that speak %j", async (text) => {
      const { items, pagination } = await cataloguePage<Voice>(catalogue, `query=${text}&limit=500`);
      const speakers = (await all()).filter(({ language, accents }) => [language, ...accents].includes(text));
      expect(speakers.length).toBeGreaterThan(0);
      expect(items).toEqual(speakers);
      expect(pagination.total).toBe(speakers.length);
    });

    filterTests(all, found);
    sampleTests(newPerson, all);
  },
};

function catalogueTests(all: () => Promise<Voice[]>) {
  test("contains each specified voice name exactly once", async () => {
    const names = (await all()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...voiceNames]));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("contains the two default voices, American and middle-aged", async () => {
    const voices = await all();
    for (const named of [defaultVoice, generationFallbackVoice]) {
      const found = voices.find(({ id }) => id === named.id);
      expect(found).toMatchObject({ name: named.name, language: "English", accent: "American" });
      expect(found?.age.replaceAll("-", " ")).toBe("Middle Aged");
    }
  });

  test("has a voice for every language, with accents of that language", async () => {
    const voices = await all();
    expect(new Set(voices.map(({ language }) => language))).toEqual(
      new Set(languages.map(({ name }) => name)),
    );
    for (const { name, language, accent, accents } of voices) {
      expect(findLanguage(language)?.name, name).toBe(language);
      expect(accentsOf(language).map(({ label }) => label)).toEqual(
        expect.arrayContaining([accent, ...accents]),
      );
      expect(accents).toContain(accent);
    }
  });

  test("lists the most intelligible voices first", async () => {
    const qualities = (await all()).map(({ quality }) => voiceQualities.indexOf(quality));
    expect(qualities).not.toContain(-1);
    expect(qualities).toEqual(qualities.toSorted((one, other) => one - other));
  });

  test("marks only British and Australian English voices as drafts", async () => {
    const english = (await all()).filter(({ language }) => language === "English");
    for (const { name, accent, quality } of english)
      expect(quality === "draft", name).toBe(["British", "Australian"].includes(accent));
  });

  test("gives every voice a plausible pace", async () => {
    for (const { name, words_per_minute } of await all()) {
      expect(words_per_minute, name).toBeGreaterThan(80);
      expect(words_per_minute, name).toBeLessThan(240);
    }
  });
}

const isGerman = ({ language }: Voice) => language === "German";

type Found = (query: Record<string, string>) => Promise<Voice[]>;

function filterTests(all: () => Promise<Voice[]>, found: Found) {
  test.each(["query", "q"])("finds a voice by words in any field and order, using `%s`", async (name) => {
    const women = (await all()).filter((voice) => voice.gender === "female");
    const british = women.filter(({ accents }) => accents.includes("British"));
    expect(british.length).toBeGreaterThan(0);
    for (const text of ["female british", "British female", "woman uk", "british female voice"])
      expect(await found({ [name]: text }), text).toEqual(british);
    expect(await found({ [name]: "female nothinglikeit" })).toEqual([]);
  });

  test("combines the search words in `query` and `q`", async () => {
    const { name } = (await all())[0]!;
    expect((await found({ query: name, q: "english" })).map((voice) => voice.name)).toEqual([name]);
    expect(await found({ query: name, q: "nothinglikeit" })).toEqual([]);
  });

  test("finds voices by synonyms: deep male, happy", async () => {
    const voices = await all();
    const deep = voices.filter(({ tone, gender }) => tone === "deep" && gender === "male");
    expect(await found({ q: "deep male" })).toEqual(expect.arrayContaining(deep));
    const upbeat = voices.filter(({ tone }) => tone === "upbeat");
    expect(await found({ q: "happy" })).toEqual(expect.arrayContaining(upbeat));
  });

  test("filters by language, gender, tone and accent", async () => {
    const voices = await all();
    const german = voices.filter(({ language }) => language === "German");
    expect(german.length).toBeGreaterThan(0);
    for (const language of ["German", "german", "de"]) expect(await found({ language })).toEqual(german);
    const men = voices.filter((voice) => voice.gender === "male");
    expect(await found({ gender: "male" })).toEqual(men);
    const { tone } = voices[0]!;
    expect(await found({ tone })).toEqual(voices.filter((voice) => voice.tone === tone));
    const standard = german.filter(({ accents }) => accents.includes("Standard German"));
    for (const accent of ["Standard German", "standard_german"])
      expect(await found({ accent })).toEqual(standard);
    expect(await found({ language: "German", gender: "female" })).toEqual(
      german.filter((voice) => voice.gender === "female"),
    );
    expect(await found({ language: "Klingon" })).toEqual([]);
  });

  test("lists the voice or language given in `first` before the others", async () => {
    const voices = await all();
    const germanFirst = [...voices.filter(isGerman), ...voices.filter((voice) => !isGerman(voice))];
    for (const first of ["German", "de"]) expect(await found({ first })).toEqual(germanFirst);
    const last = germanFirst.findLast(isGerman)!;
    const lastFirst = [last, ...germanFirst.filter(({ id }) => id !== last.id)];
    expect(await found({ first: last.id })).toEqual(lastFirst);
    expect(await found({ first: "vc_nobody" })).toEqual(voices);
  });
}

function sampleTests(newPerson: () => Person, all: () => Promise<Voice[]>) {
  test("gives every sample its peaks and length", async () => {
    for (const { name, sample_peaks, sample_ms } of await all()) {
      expect(Math.max(...sample_peaks), name).toBe(255);
      expect(sample_ms, name).toBeGreaterThan(1000);
    }
    const [first] = await all();
    const { bytes } = await newPerson().fetch("GET", first!.sample_url);
    expect(Math.abs(mp3Seconds(bytes) - first!.sample_ms / 1000)).toBeLessThan(0.2);
  });

  supportsRanges(newPerson, "a sample", async () => (await all())[0]!.sample_url);

  test("returns 404 for the sample of an unknown voice", async () => {
    for (const id of ["vc_nobody", "x".repeat(3000), "👀", "..%2f..%2fetc%2fpasswd"]) {
      const answer = await newPerson().fetch("GET", `/api/audioad/voices/${id}/sample`);
      expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    }
  });
}
