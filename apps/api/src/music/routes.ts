import { ApiError } from "@earshot/contract/api-error.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import { findTracks } from "@earshot/contract/music/rules/find-tracks.ts";
import { fileOf, findTrack, library, type Track } from "@earshot/engine/music/library.ts";
import type { z } from "@hono/zod-openapi";

import { assetSound } from "../asset-sound.ts";
import { answerSound } from "../http/answer-sound.ts";
import type { HandlersOf } from "../http/routes.ts";

/** Cached for only a day, because a new release may contain new audio, whose ETag differs. */
const forADay = "public, max-age=86400";

/** The music library and its audio, the same for everyone. */
export function musicRoutes(): HandlersOf<"music"> {
  return {
    async list({ query: { limit, offset, ...filters } }) {
      const found = findTracks(tracks, filters);
      const page = found.slice(offset, offset + limit);
      const pagination = { limit, total: found.length, hasMore: offset + page.length < found.length };
      return { status: 200, body: { status: "success", message: "", data: { tracks: page, pagination } } };
    },

    async audio({ request, params }) {
      const track = findTrack(params.id);
      if (!track) throw new ApiError("not_found");
      return answerSound({ request, sound: await assetSound(fileOf(track)), keep: forADay });
    },
  };
}

type TracksPage = z.output<
  Endpoints["music"]["list"]["responses"][200]["content"]["application/json"]["schema"]
>;
type TrackResponse = TracksPage["data"]["tracks"][number];

/** Converts a track for a list response. */
export const trackShown = (track: Track): TrackResponse => ({
  id: track.id,
  title: track.title,
  duration: track.durationMs / 1000,
  genre: track.genre,
  mood: track.mood,
  tags: [...track.tags],
  audioUrl: `/api/audioad/v2/musics/${track.id}/audio`,
  loops: track.loops,
  peaks: [...track.peaks],
  suggested_for: { trades: [...track.suggestedFor.trades], tones: [...track.suggestedFor.tones] },
});

const tracks = library.map(trackShown);
