import { accentsOf, findLanguage, languages } from "@earshot/contract/languages.ts";
import { pageSize } from "@earshot/contract/limits.ts";
import { defaultVoice, generationFallbackVoice, voiceNames } from "@earshot/contract/voices/voice-names.ts";
import { expect, test } from "vitest";

import { cataloguePage, pagesAndSearches, wholeCatalogue } from "./catalogue-pages.ts";
import type { Suite } from "./conform.ts";
import type { Person } from "./person.ts";
import { supportsRanges } from "./ranges.ts";

type Voice = {
  id: string;
  name: string;
  language: string;
  accent: string;
  accents: string[];
  age: string;
  sample_url: string;
  words_per_minute: number;
};

export const voicesSuite: Suite = {
  area: "voices",
  tests(newPerson) {
    const catalogue = { address: "/api/audioad/voices", name: "voices", newPerson };
    const all = () => wholeCatalogue<Voice>(catalogue);
    catalogueTests(all);
    pagesAndSearches(catalogue, pageSize.voices);

    test.each(["amelia", "AMELIA", " amelia "])("finds a voice by part of its name: %j", async (text) => {
      const { items } = await cataloguePage<Voice>(catalogue, `query=${encodeURIComponent(text)}`);
      expect(items.map(({ name }) => name)).toContain(defaultVoice.name);
    });

    test.each(["Spanish", "Scottish"])("finds only the speakers of %j", async (text) => {
      const { items, pagination } = await cataloguePage<Voice>(catalogue, `query=${text}&limit=500`);
      const speakers = (await all()).filter(({ language, accents }) => [language, ...accents].includes(text));
      expect(speakers.length).toBeGreaterThan(0);
      expect(items).toEqual(speakers);
      expect(pagination.total).toBe(speakers.length);
    });

    sampleTests(newPerson, all);
  },
};

function catalogueTests(all: () => Promise<Voice[]>) {
  test("contains every specified voice name once", async () => {
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

  test("gives every voice a plausible pace", async () => {
    for (const { name, words_per_minute } of await all()) {
      expect(words_per_minute, name).toBeGreaterThan(80);
      expect(words_per_minute, name).toBeLessThan(240);
    }
  });
}

function sampleTests(newPerson: () => Person, all: () => Promise<Voice[]>) {
  supportsRanges(newPerson, "a sample", async () => (await all())[0]!.sample_url);

  test("returns 404 for the sample of an unknown voice", async () => {
    for (const id of ["vc_nobody", "x".repeat(3000), "👀", "..%2f..%2fetc%2fpasswd"]) {
      const answer = await newPerson().fetch("GET", `/api/audioad/voices/${id}/sample`);
      expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    }
  });
}
