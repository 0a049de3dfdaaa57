import { ApiError } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { mostListed, pageSize } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { readTrackPage, type Track } from "@earshot/contract/music/read.ts";
import { type Page } from "@earshot/contract/read/page.ts";
import { readSuccess } from "@earshot/contract/read/reply.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { readVoicePage, type Voice } from "@earshot/contract/voices/read.ts";
import { recommendedVoice } from "@earshot/contract/voices/rules/recommended-voice.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";

import { allOf } from "./catalogue-queries/pages.ts";
import { nextOffset } from "./catalogue-queries/pages.ts";

/** A catalogue's loaded items and the functions to load more. */
export interface CatalogueList<Item> {
  list: PickerDialogProps<Item>["list"];
  /** Loads the next page; also retries after an error. */
  loadMore: () => void;
  /** Reloads the first page. */
  retry: () => void;
  /** Clears a search's cached pages and reloads the first one, at once if it is on screen. */
  forget: (query: string) => void;
}

interface PageRequest {
  /** Part of a name or of what is said of it; "" for all. */
  query: string;
  limit: number;
  offset: number;
}

type FetchPage<Item> = (asked: PageRequest, signal: AbortSignal) => Promise<Page<Item>>;

/** The query as the server wants it: none is left out. */
const queryOf = ({ query, ...place }: PageRequest) => ({ ...place, ...(query !== "" && { query }) });

/** @throws {ApiError} */
function pageIn<Item>(body: unknown, status: number, read: (body: unknown) => Page<Item>): Page<Item> {
  if (status !== 200 || !readSuccess(body)) throw new ApiError(status, body);
  return read(body);
}

const fetchVoices: FetchPage<Voice> = async (asked, signal) => {
  const { status, body } = await call("GET /api/audioad/voices", { query: queryOf(asked) }, { signal });
  return pageIn(body, status, readVoicePage);
};

const fetchTracks: FetchPage<Track> = async (asked, signal) => {
  const { status, body } = await call("GET /api/audioad/v2/musics", { query: queryOf(asked) }, { signal });
  return pageIn(body, status, readTrackPage);
};

interface Catalogue<Item> {
  name: "voices" | "tracks";
  ask: FetchPage<Item>;
  limit: number;
  /** Fallback message when the server sends none. */
  failed: string;
}

const voices: Catalogue<Voice> = {
  name: "voices",
  ask: fetchVoices,
  limit: pageSize.voices,
  failed: selectVoiceCopy.failed,
};
const tracks: Catalogue<Track> = {
  name: "tracks",
  ask: fetchTracks,
  limit: pageSize.music,
  failed: selectMusicCopy.failed,
};

/** Milliseconds. A catalogue changes with a release of the server. */
const fresh = 10 * 60_000;

const loaded = <Item extends { id: string }>({ pages }: InfiniteData<Page<Item>>) => allOf(pages);

function useCatalogue<Item extends { id: string }>(
  { name, ask, limit, failed }: Catalogue<Item>,
  query: string,
  enabled: boolean,
): CatalogueList<Item> {
  const client = useQueryClient();
  const keyOf = (text: string) => [name, "list", text];
  const found = useInfiniteQuery({
    queryKey: keyOf(query),
    queryFn: ({ pageParam, signal }) => ask({ query, limit, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, offset) => nextOffset(page, offset),
    select: loaded<Item>,
    staleTime: fresh,
    enabled,
  });
  const { data, error, isFetchingNextPage, isFetchNextPageError, hasNextPage } = found;
  const words = (error instanceof ApiError && error.message) || failed;

  function next() {
    if (isFetchingNextPage) return "loading";
    if (isFetchNextPageError) return { failed: words };
    return hasNextPage ? "more" : "end";
  }

  function list(): CatalogueList<Item>["list"] {
    if (data) return { state: "ready", query, ...data, next: next() };
    return error ? { state: "failed", message: words } : { state: "loading" };
  }

  return {
    list: list(),
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
    forget: (text) => void client.resetQueries({ queryKey: keyOf(text), exact: true }),
  };
}

/**
 * The voices that a search finds, page by page.
 * @param query as it was searched for, trimmed; "" for all
 * @param enabled whether the list is visible: no request is sent before
 */
export function useVoiceList(query: string, enabled: boolean): CatalogueList<Voice> {
  return useCatalogue(voices, query, enabled);
}

/** The music tracks that a search finds, page by page; as `useVoiceList`. */
export function useTrackList(query: string, enabled: boolean): CatalogueList<Track> {
  return useCatalogue(tracks, query, enabled);
}

/** The language when neither language nor voice is chosen: the default voice's. */
const usualLanguage = "English";

/**
 * The recommended voice while none is chosen, by the rule shared with the server (contract, rules/recommended-voice.ts).
 *
 * @param language a name of languages.ts; "" for Recommended, which is the default voice's until an ad is made
 * @param accent its key; "" for any
 * @param gender the hero's choice; "" for any
 * @param enabled whether the voice is needed: no request is sent before
 * @returns null until the response arrives, or when no voice matches
 */
export function useRecommendedVoice(
  language: string,
  accent: string,
  gender: "" | "male" | "female",
  enabled: boolean,
): Voice | null {
  const spoken = language || usualLanguage;
  const { data } = useQuery({
    queryKey: [voices.name, "speakers", spoken],
    // One request per language covers every accent and gender.
    queryFn: ({ signal }) => fetchVoices({ query: spoken, limit: mostListed, offset: 0 }, signal),
    staleTime: fresh,
    enabled,
  });
  if (!enabled || !data) return null;
  return recommendedVoice(data.items, { language: spoken, accent, gender }) ?? null;
}

/** All voices and all tracks, for what names them by their ids. The returned function rejects when they can't be had. */
export function useWholeCatalogue(): () => Promise<{ voices: Voice[]; tracks: Track[] }> {
  const client = useQueryClient();
  const all = { query: "", limit: mostListed, offset: 0 };
  const fetchAll = <Item>({ name, ask }: Catalogue<Item>) =>
    client.fetchQuery({
      queryKey: [name, "all"],
      queryFn: async ({ signal }) => (await ask(all, signal)).items,
      staleTime: fresh,
    });
  return async () => {
    const [known, heard] = await Promise.all([fetchAll(voices), fetchAll(tracks)]);
    return { voices: known, tracks: heard };
  };
}
