import { pageSize } from "@earshot/contract/limits.ts";
import { expect, test } from "vitest";

import { cataloguePage, pagesAndSearches, wholeCatalogue } from "./catalogue-pages.ts";
import type { Suite } from "./conform.ts";
import { supportsRanges } from "./ranges.ts";
import { mp3Seconds } from "./sounds.ts";

type Track = { id: string; title: string; duration: number; genre: string; tags: string[]; audioUrl: string };

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

    test("searches parts of title, genre and tag, ignoring case", async () => {
      const tracks = await all();
      const tagged = tracks.find(({ tags }) => tags.length > 0)!;
      for (const text of [tagged.title, tagged.genre, tagged.tags[0]!, tagged.title.slice(1, -1)]) {
        const query = `limit=500&query=${encodeURIComponent(text.toUpperCase())}`;
        const { items } = await cataloguePage<Track>(library, query);
        const fitting = tracks.filter(({ title, genre, tags }) =>
          [title, genre, ...tags].some((fact) => fact.toLowerCase().includes(text.toLowerCase())),
        );
        expect(items, text).toEqual(fitting);
        expect(items).toContainEqual(tagged);
      }
    });

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
