import { findTracks } from "@earshot/contract/music/rules/find-tracks.ts";

import { readAudio, staticAudioUrl } from "./audio-files.ts";
import { audioResponse } from "./audio-response.ts";
import type { MockDb } from "./mock-db.ts";
import { previewRecording } from "./mock-db/recordings.ts";
import { type Track, tracks } from "./music/tracks.ts";
import { badGateway, crash, instead, legacy, never, fallThrough, serve, withoutMessage } from "./serve.ts";

const indexOf = (id: string) => tracks.findIndex((track) => track.id === id);

const previewPath = (id: string) => `/api/audioad/v2/musics/${id}/audio`;

/** A track with its preview, as listed. */
export const withPreview = (track: Omit<Track, "audioUrl">): Track => ({
  ...track,
  audioUrl: staticAudioUrl(previewRecording(indexOf(track.id)).file) ?? previewPath(track.id),
});

function pageOf(found: Track[], { limit, offset }: { limit: number; offset: number }) {
  const page = found.slice(offset, offset + limit);
  const pagination = { limit, total: found.length, hasMore: offset + page.length < found.length };
  return { status: "success" as const, message: "", data: { tracks: page, pagination } };
}

/** Default responses: a library with two pages, each track with a preview. */
export const musicHandlers = (_mockDb: MockDb) =>
  serve("music", {
    list: ({ query }) => pageOf(findTracks(tracks, query).map(withPreview), query),

    async audio({ request, params, error }) {
      const index = indexOf(params.id);
      if (index < 0) return error("not_found");
      const { file } = previewRecording(index);
      const bytes = await readAudio(file);
      return audioResponse(request, { bytes, etag: `"${file}"`, cacheControl: "public, max-age=86400" });
    },
  });

const some = (count: number) => tracks.slice(0, count).map(withPreview);

function oddTrack(overrides: Partial<Track>, index: number): Track[] {
  return some(1).map((track) => Object.assign(track, overrides, { id: `trk_odd_${index + 1}` }));
}

/** Named non-default responses. The key is also the story's name and `?scenario=music.<key>`. */
export const musicScenarios = {
  /** The list stays pending. */
  Loading: instead("music", { list: never }),
  /** No track is found. */
  Empty: instead("music", { list: ({ query }) => pageOf([], query) }),
  /** The list is exactly one page long. */
  EndOfResults: instead("music", { list: ({ query }) => pageOf(some(20), query) }),
  /** Titles and tags that are too long for the layout, right-to-left, or missing. */
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
  /** The first page loads, but the second stays pending. */
  LoadingMore: instead("music", { list: ({ query }) => (query.offset > 0 ? never() : fallThrough) }),
  /** The first page loads, but the second fails with the server's message. */
  MoreFails: instead("music", {
    list: ({ query, error }) => (query.offset > 0 ? error("malformed_request") : fallThrough),
  }),
  /** The server rejects the request. */
  Refused: instead("music", { list: "malformed_request" }),
  /** Errors without a message: the client shows its fallback text. */
  NoMessage: instead("music", { list: () => withoutMessage(400) }),
  /** The list loads, but every preview is a 404. */
  PreviewGone: instead("music", {
    list: ({ query }) => {
      const withoutFile = some(20).map((track) => Object.assign(track, { audioUrl: previewPath(track.id) }));
      return pageOf(withoutFile, query);
    },
    audio: "not_found",
  }),
  /** Alternative field names for title and preview. */
  LegacyNames: instead("music", {
    list: ({ query }) => {
      const { data, ...page } = pageOf(some(20), query);
      const found = data.tracks.map(({ id, title, duration, genre, tags, audioUrl }, index) => ({
        id,
        duration,
        genre,
        tags,
        name: title,
        [index % 2 === 0 ? "audio_url" : "preview_url"]: audioUrl,
      }));
      return legacy({ ...page, data: { tracks: found, pagination: data.pagination } });
    },
  }),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: instead("music", { list: badGateway, audio: badGateway }),
  /** The server doesn't respond. */
  Down: instead("music", { list: crash, audio: crash }),
};
