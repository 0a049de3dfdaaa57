import { ApiError } from "@earshot/contract/api-error.ts";
import { fileOf, findTrack, library, type Track } from "@earshot/engine/music/library.ts";

import { assetSound } from "../asset-sound.ts";
import { answerSound } from "../http/answer-sound.ts";
import type { HandlersOf } from "../http/routes.ts";

/** A new release may bring new audio; the ETag tells. */
const forADay = "public, max-age=86400";

/** The music library and its audio, the same for everyone. */
export function musicRoutes(): HandlersOf<"music"> {
  return {
    async list({ query: { query, limit, offset } }) {
      const found = library.filter((track) => isMatch(track, query ?? ""));
      const tracks = found.slice(offset, offset + limit).map(trackShown);
      const pagination = { limit, total: found.length, hasMore: offset + tracks.length < found.length };
      return { status: 200, body: { status: "success", message: "", data: { tracks, pagination } } };
    },

    async audio({ request, params }) {
      const track = findTrack(params.id);
      if (!track) throw new ApiError("not_found");
      return answerSound({ request, sound: await assetSound(fileOf(track)), keep: forADay });
    },
  };
}

function trackShown({ id, title, durationMs, genre, mood, tags, loops }: Track) {
  const audioUrl = `/api/audioad/v2/musics/${id}/audio`;
  return { id, title, duration: durationMs / 1000, genre, mood, tags: [...tags], audioUrl, loops };
}

/** Matches the text in title, genre or tags (which include the mood); blank matches everything. */
function isMatch({ title, genre, tags }: Track, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [title, genre, ...tags].some((fact) => fact.toLowerCase().includes(wanted));
}
