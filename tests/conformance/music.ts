import { pageSize } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { cataloguePage, pagesAndSearches, wholeCatalogue } from "./catalogue-pages.ts";
import type { Suite } from "./conform.ts";
import { supportsRanges } from "./ranges.ts";
import { mp3Seconds } from "./sounds.ts";

type Track = {
  id: string;
  title: string;
  duration: number;
  genre: string;
  mood: string;
  tags: string[];
  audioUrl: string;
  peaks: number[];
  suggested_for: { trades: string[]; tones: string[] };
};

export const musicSuite: Suite = {
  area: "music",
  tests(newPerson) {
    const library = { address: "/api/audioad/v2/musics", name: "tracks", newPerson };
    const all = () => wholeCatalogue<Track>(library);

    test("gives every track a title, a genre and an audio URL", async () => {
      for (const { id, title, genre, audioUrl } of await all()) {
        expect(
          [title, genre, audioUrl].every((text) => text.trim() !== ""),
          id,
        ).toBe(true);
      }
    });

    pagesAndSearches(library, pageSize.music);

    test("gives every track its peaks, trades and tones", async () => {
      for (const { title, peaks, suggested_for } of await all()) {
        expect(Math.max(...peaks), title).toBe(255);
        expect(suggested_for.trades.length, title).toBeGreaterThan(0);
        expect(suggested_for.tones.length, title).toBeGreaterThan(0);
      }
    });

    const found = async (query: Record<string, string>) =>
      (await cataloguePage<Track>(library, `limit=500&${new URLSearchParams(query)}`)).items;

    test.each(["query", "q"])("finds a track by words in any field and order, using `%s`", async (name) => {
      const wanted = (await all()).find(({ tags }) => tags.length > 0)!;
      const { title, genre, tags } = wanted;
      for (const text of [
        title,
        title.toUpperCase(),
        genre,
        tags[0]!,
        `${tags[0]} ${genre}`,
        title.slice(0, -1),
      ]) {
        expect(await found({ [name]: text }), text).toContainEqual(wanted);
      }
      expect(await found({ [name]: `${title} nothinglikeit` })).toEqual([]);
    });

    test.each([
      ["happy", "joyful"],
      ["xmas", "festive"],
      ["relaxing", "calm"],
    ])("a search for “%s” finds music whose mood is %s", async (text, mood) => {
      const moody = (await all()).filter((track) => track.mood === mood);
      expect(moody.length).toBeGreaterThan(0);
      expect(await found({ q: text })).toEqual(expect.arrayContaining(moody));
      expect(await found({ q: `${text} music` })).toEqual(await found({ q: text }));
    });

    test("filters by genre, mood and length", async () => {
      const tracks = await all();
      const { genre, mood } = tracks[1]!;
      const median = tracks.map(({ duration }) => duration).toSorted((a, b) => a - b)[tracks.length >> 1]!;
      expect(await found({ genre: genre.toUpperCase() })).toEqual(
        tracks.filter((track) => track.genre === genre),
      );
      expect(await found({ mood })).toEqual(tracks.filter((track) => track.mood === mood));
      expect(await found({ max_seconds: String(median) })).toEqual(
        tracks.filter(({ duration }) => duration <= median),
      );
      expect(await found({ genre, mood, q: tracks[1]!.title })).toEqual([tracks[1]]);
      expect(await found({ genre: "no such genre" })).toEqual([]);
    });

    test("lists the track given in `first` before the others", async () => {
      const tracks = await all();
      const last = tracks.at(-1)!;
      expect(await found({ first: last.id })).toEqual([last, ...tracks.slice(0, -1)]);
      expect(await found({ first: "trk_none" })).toEqual(tracks);
    });

    test.each(["max_seconds=0", "max_seconds=x", "max_seconds=", "q=%00"])(
      "rejects the query ?%s",
      async (query) => {
        const answer = await newPerson().fetch("GET", `${library.address}?${query}`);
        expect(answer).toMatchObject({ status: 400, body: { status: "error", message: expect.any(String) } });
      },
    );

    supportsRanges(newPerson, "a track", async () => (await all())[0]!.audioUrl);

    test("serves audio of the declared duration", async () => {
      for (const { duration, audioUrl } of (await all()).slice(0, 3)) {
        const { bytes, headers } = await newPerson().fetch("GET", audioUrl);
        expect(headers.get("Content-Type")).toBe("audio/mpeg");
        expect(Math.abs(mp3Seconds(bytes) - duration)).toBeLessThan(0.2);
      }
    });

    test("returns 404 for the audio of an unknown track", async () => {
      for (const id of ["trk_none", "x".repeat(3000), "👀", "..%2f..%2fetc%2fpasswd"]) {
        const answer = await newPerson().fetch("GET", `/api/audioad/v2/musics/${id}/audio`);
        expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
      }
    });
  },
};
