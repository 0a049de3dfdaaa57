import { type Track, tracks } from "./music/tracks.ts";
import { badGateway, crash, instead, legacy, never, onward, serve, withoutMessage } from "./serve.ts";
import { answerSound } from "./serve/answer-sound.ts";
import { soundAtItsAddress, soundBesideThePage } from "./sound.ts";
import type { World } from "./world.ts";
import { previewRecording } from "./world/recordings.ts";

const isMatch = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ title, genre, tags }: Omit<Track, "audioUrl">) =>
    [title, genre, ...tags].some((fact) => fact.toLowerCase().includes(wanted));
};

const placeOf = (id: string) => tracks.findIndex((track) => track.id === id);

const withSound = (track: Omit<Track, "audioUrl">, sound = soundBesideThePage): Track => ({
  ...track,
  audioUrl:
    sound.addressOf(previewRecording(placeOf(track.id)).file) ?? `/api/audioad/v2/musics/${track.id}/audio`,
});

function pageOf(found: Track[], { limit, offset }: { limit: number; offset: number }) {
  const page = found.slice(offset, offset + limit);
  const pagination = { limit, total: found.length, hasMore: offset + page.length < found.length };
  return { status: "success" as const, message: "", data: { tracks: page, pagination } };
}

/** The everyday answers: a library with two pages, each track with a preview. */
export const musicOf = (world: World) =>
  serve("music", {
    list: ({ query }) => {
      const found = tracks.filter(isMatch(query.query ?? ""));
      return pageOf(
        found.map((track) => withSound(track, world.sound)),
        query,
      );
    },

    async audio({ request, params, error }) {
      const place = placeOf(params.id);
      if (place < 0) return error("not_found");
      const { file } = previewRecording(place);
      const bytes = await world.sound.read(file);
      return answerSound(request, { bytes, etag: `"${file}"`, cacheControl: "public, max-age=86400" });
    },
  });

const some = (count: number, sound = soundBesideThePage) =>
  tracks.slice(0, count).map((track) => withSound(track, sound));

/** The first track, but for some facts. */
function oddTrack(facts: Partial<Track>, index: number): Track[] {
  return some(1).map((track) => Object.assign(track, facts, { id: `trk_odd_${index + 1}` }));
}

/** The other servers that a person may meet. The key is also the story's name and `?scenario=music.<key>`. */
export const musicScenarios = {
  Loading: instead("music", { list: never }),
  Empty: instead("music", { list: ({ query }) => pageOf([], query) }),
  /** Exactly one page: its end is the end of the results. */
  EndOfResults: instead("music", { list: ({ query }) => pageOf(some(20), query) }),
  /** Titles and tags that are longer than there is room, from right to left, or not there. */
  OddNames: instead("music", {
    list: ({ query }) => {
      const odd: Partial<Track>[] = [
        { title: "A Title That Goes On and On, Long After the Music Has Stopped and Everybody Went Home" },
        { title: "أغنية الصباح", genre: "شرقي", tags: ["عود", "هادئ"] },
        { title: "<b>Loud</b> & “proud” 🎺", tags: ["<i>brass</i>", "x".repeat(60)] },
        { genre: "", mood: "", tags: [], duration: 0.4 },
        { title: "Twenty Tags", tags: Array.from({ length: 20 }, (_, index) => `tag ${index + 1}`) },
      ];
      return pageOf(odd.flatMap(oddTrack), query);
    },
  }),
  /** The first page is there, the next never comes. */
  LoadingMore: instead("music", { list: ({ query }) => (query.offset > 0 ? never() : onward) }),
  /** The first page is there, the next fails with the server's own words. */
  MoreFails: instead("music", {
    list: ({ query, error }) => (query.offset > 0 ? error("malformed_request") : onward),
  }),
  /** The server's message is shown. */
  Refused: instead("music", { list: ({ error }) => error("malformed_request") }),
  /** An error without a message: the product's own text stands in for it. */
  NoMessage: instead("music", { list: () => withoutMessage(400) }),
  /** The list is there, and no preview can be heard. */
  PreviewGone: instead("music", {
    list: ({ query }) => pageOf(some(20, soundAtItsAddress), query),
    audio: ({ error }) => error("not_found"),
  }),
  /** An older server has other names for title and preview. */
  LegacyNames: instead("music", {
    list: ({ query }) => {
      const { data, ...page } = pageOf(some(20), query);
      const found = data.tracks.map(({ title, audioUrl, mood: _mood, loops: _loops, ...track }, index) => ({
        ...track,
        name: title,
        [index % 2 === 0 ? "audio_url" : "preview_url"]: audioUrl,
      }));
      return legacy({ ...page, data: { tracks: found, pagination: data.pagination } });
    },
  }),
  /** No server answers, only the proxy before it: nothing in it can be shown. */
  BadGateway: instead("music", { list: badGateway, audio: badGateway }),
  Down: instead("music", { list: crash, audio: crash }),
};
