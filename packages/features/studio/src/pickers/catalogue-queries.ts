import { ApiError } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { mostListed, pageSize } from "@earshot/contract/limits.ts";
import { readTrackPage, type Track } from "@earshot/contract/music/read.ts";
import type { Page } from "@earshot/contract/read/page.ts";
import { readSuccess } from "@earshot/contract/read/reply.ts";
import { readVoicePage, type Voice } from "@earshot/contract/voices/read.ts";
import { recommendedVoice } from "@earshot/contract/voices/rules/recommended-voice.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";

/** The server's list filters; each catalogue has its own. Blank ones are not sent. */
export type Filters = Partial<
  Record<"query" | "q" | "language" | "gender" | "tone" | "first" | "max_seconds", string>
>;

interface PageRequest {
  filters: Filters;
  limit: number;
  offset: number;
}

/** A server-side list that is searched and loaded page by page. */
export interface Catalogue<Item> {
  name: "voices" | "tracks";
  /** Requests one page. Rejects with an `ApiError`. */
  ask: (page: PageRequest, signal: AbortSignal) => Promise<Page<Item>>;
  limit: number;
}

/** Builds a page's query without empty filters, which the server rejects. */
const queryOf = ({ filters, ...place }: PageRequest) => ({
  ...(Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== "")) as Filters),
  ...place,
});

function pageIn<Item>(body: unknown, status: number, read: (body: unknown) => Page<Item>): Page<Item> {
  if (status !== 200 || !readSuccess(body)) throw new ApiError(status, body);
  return read(body);
}

export const voices: Catalogue<Voice> = {
  name: "voices",
  async ask(page, signal) {
    const { status, body } = await call("GET /api/audioad/voices", { query: queryOf(page) }, { signal });
    return pageIn(body, status, readVoicePage);
  },
  limit: pageSize.voices,
};

export const tracks: Catalogue<Track> = {
  name: "tracks",
  async ask(page, signal) {
    const { status, body } = await call("GET /api/audioad/v2/musics", { query: queryOf(page) }, { signal });
    return pageIn(body, status, readTrackPage);
  },
  limit: pageSize.music,
};

/** How long results stay fresh, in ms. A catalogue changes only with a server release. */
export const fresh = 10 * 60_000;

/** The default voice's language. */
const usualLanguage = "English";

/**
 * A language's voices; null until the response arrives.
 *
 * @param language a name from languages.ts; "" for the default voice's language
 * @param enabled true if they are needed; no request is sent otherwise
 */
export function useSpeakers(language: string, enabled: boolean): readonly Voice[] | null {
  const spoken = language || usualLanguage;
  const { data } = useQuery({
    queryKey: [voices.name, "speakers", spoken],
    // One request per language covers every accent, gender and tone.
    queryFn: ({ signal }) =>
      voices.ask({ filters: { language: spoken }, limit: mostListed, offset: 0 }, signal),
    staleTime: fresh,
    enabled,
  });
  return enabled ? (data?.items ?? null) : null;
}

interface VoiceChoices {
  /** A name from languages.ts; "" for the default voice's language. */
  language: string;
  /** An accent's key in that language; "" for any. */
  accent: string;
  gender: "" | "male" | "female";
  tone: string;
}

/**
 * The voice that the server would use if the user chooses none; null until the response arrives, or if no voice
 * matches.
 *
 * @param enabled true if the voice is needed; no request is sent otherwise
 */
export function useRecommendedVoice(choices: VoiceChoices, enabled: boolean): Voice | null {
  const speakers = useSpeakers(choices.language, enabled);
  const language = choices.language || usualLanguage;
  return (speakers && recommendedVoice(speakers, { ...choices, language })) ?? null;
}

/**
 * All tracks; null until the response arrives.
 *
 * @param enabled true if they are needed; no request is sent otherwise
 */
export function useTracks(enabled: boolean): readonly Track[] | null {
  const { data = null } = useQuery({
    queryKey: [tracks.name, "all"],
    queryFn: async ({ signal }) =>
      (await tracks.ask({ filters: {}, limit: mostListed, offset: 0 }, signal)).items,
    staleTime: fresh,
    enabled,
  });
  return data;
}

/** A track's title; null while it loads, if there is no track, or if the track no longer exists. */
export function useTrackTitle(id: string | null): string | null {
  return useTracks(id !== null)?.find((track) => track.id === id)?.title ?? null;
}

/** Fetches all voices and tracks, to resolve ids. */
export function useWholeCatalogue(): () => Promise<{ voices: Voice[]; tracks: Track[] }> {
  const client = useQueryClient();
  const all = { filters: {}, limit: mostListed, offset: 0 };
  const fetchAll = <Item>({ name, ask }: Catalogue<Item>) =>
    client.fetchQuery({
      queryKey: [name, "all"],
      queryFn: async ({ signal }) => (await ask(all, signal)).items,
      staleTime: fresh,
    });
  return async () => {
    const [allVoices, allTracks] = await Promise.all([fetchAll(voices), fetchAll(tracks)]);
    return { voices: allVoices, tracks: allTracks };
  };
}
