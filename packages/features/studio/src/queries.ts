import { ApiError } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { player } from "@earshot/client/state/player.ts";
import { type AdDetails, readAdDetails } from "@earshot/contract/ads/read-details.ts";
import { type Ad } from "@earshot/contract/ads/read.ts";
import type { MakingStage as GenerationStage } from "@earshot/contract/generation/read.ts";
import { pageSize, polling, timing } from "@earshot/contract/limits.ts";
import {
  queryOptions,
  skipToken,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";

import { saveAudioProject } from "./ads/audio-project-map.ts";
import { adsOf, type AdsPages, nextOffset, readAdsPage, withAd } from "./queries/ads-pages.ts";
import { deleteAd } from "./queries/delete-ad.ts";
import { moveAd } from "./queries/move-ad.ts";

/** Every list of ads: each project's, each search's. */
const lists = ["ads"] as const;

/** Milliseconds during which the ads that came with the page are not asked for again. */
const fresh = 30_000;

/** Whose ads, and which of them. */
interface AdsQuery {
  /** A project's; null for all, as a visitor has no projects. */
  projectId: string | null;
  /** A part of the title; empty for all. */
  search: string;
  isLoggedIn: boolean;
}

interface AdsOptions extends AdsQuery {
  /** The first page of what was shown first, if it came with the page. */
  initial: Ad[] | undefined;
}

/** Failures of the list are logged only (spec section 8); the list itself offers to try again. */
async function fetchAds({ projectId, search, isLoggedIn }: AdsQuery, offset: number, signal: AbortSignal) {
  try {
    const { status, body } = await call(
      "GET /audiostack/getuseraudios",
      {
        query: {
          ...identityOf(isLoggedIn),
          limit: pageSize.ads,
          offset,
          project_id: projectId,
          q: search || undefined,
        },
      },
      { signal },
    );
    if (status !== 200) throw new ApiError(status, body);
    return readAdsPage(body);
  } catch (failure) {
    if (!(failure instanceof NetworkError && failure.kind === "aborted")) console.error(failure);
    throw failure;
  }
}

/**
 * The list of ads, newest first, ten at a time (spec section 9). Another project, and another person, is another list, asked for anew;
 * while a search is under way, what was there stays.
 */
export function useAds(options: AdsOptions) {
  const { search, isLoggedIn, initial } = options;
  // A visitor has no project: after a log-out, the previous user's project must not be requested.
  const projectId = isLoggedIn ? options.projectId : null;
  const [first] = useState({ projectId, isLoggedIn });
  const cameAlong = first.projectId === projectId && first.isLoggedIn === isLoggedIn && search === "";
  const query = useInfiniteQuery({
    queryKey: [...lists, isLoggedIn, projectId, search],
    queryFn: ({ pageParam, signal }) => fetchAds({ projectId, search, isLoggedIn }, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    initialData:
      cameAlong && initial
        ? { pages: [{ ads: initial, received: initial.length }], pageParams: [0] }
        : undefined,
    placeholderData: (before, earlier) =>
      earlier?.queryKey[1] === isLoggedIn && earlier.queryKey[2] === projectId ? before : undefined,
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? fresh : 0),
  });
  const { data, error, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  return {
    /** Null until the first page has come. */
    ads: data ? adsOf(data.pages) : null,
    pageCount: data?.pages.length ?? 0,
    /** Null while there are ads to show; else the error, with the server's message if any. */
    failure: data || !error ? null : { words: (error instanceof ApiError && error.message) || null },
    isAsking: isFetching,
    /** Whether the list still shows the previous search. */
    isSearching: isPlaceholderData && isFetching,
    askAgain: () => void query.refetch(),
    /** What there is beyond the pages shown. */
    more: isFetchingNextPage
      ? ("loading" as const)
      : query.isFetchNextPageError
        ? ("failed" as const)
        : hasNextPage && !isPlaceholderData
          ? ("there" as const)
          : ("none" as const),
    loadMore: () => void query.fetchNextPage(),
  };
}

/** Refetches all visible lists at once, and again after a second (spec section 4). */
export function useRefreshAds(): () => void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: lists });
  return () => {
    refresh();
    setTimeout(refresh, timing.adListSecondRefresh);
  };
}

/** Updates a changed ad in every list. */
function updateInLists(client: QueryClient, ad: Ad): void {
  client.setQueriesData<AdsPages>({ queryKey: lists }, (list) => withAd(list, ad));
}

/** Updates the fields of an ad without refetching its list. */
export function useUpdateAd(): (ad: Ad) => void {
  const client = useQueryClient();
  return (ad) => updateInLists(client, ad);
}

/** One ad whole. Its state updates the lists too; when it is gone they are refetched. */
function adQuery(client: QueryClient, uuid: string, isLoggedIn: boolean) {
  return queryOptions({
    queryKey: ["ad", uuid],
    queryFn: async ({ signal }): Promise<AdDetails> => {
      const { status, body } = await call(
        "GET /api/audioad/ads/{uuid}",
        { params: { uuid }, query: { ...identityOf(isLoggedIn) } },
        { signal },
      );
      const details = readAdDetails(body);
      if (status === 404) void client.invalidateQueries({ queryKey: lists });
      if (status !== 200 || !details) throw new ApiError(status, body);
      if (details.state !== "processing") updateInLists(client, details);
      return details;
    },
    staleTime: 0,
  });
}

/** One ad with all details, for its dialogs. Refetched each time. */
export function useAd(uuid: string, { isLoggedIn, enabled }: { isLoggedIn: boolean; enabled: boolean }) {
  return useQuery({ ...adQuery(useQueryClient(), uuid, isLoggedIn), enabled: enabled && uuid !== "" });
}

/** Fetches one ad with all details on demand; null on error. */
export function useFetchAd(isLoggedIn: boolean): (uuid: string) => Promise<AdDetails | null> {
  const client = useQueryClient();
  return (uuid) => client.fetchQuery(adQuery(client, uuid, isLoggedIn)).catch(() => null);
}

/**
 * The stage of an ad, for its card and for the wait dialog: fetched every five seconds while the ad is being made, and told by the
 * calls of whoever waits for it (spec section 7). A poll that fails is repeated in silence.
 */
const stageKey = (uuid: string) => ["ad", uuid, "stage"] as const;

/** The stage of an ad in a list; null when unknown, or when it is not being made. */
export function useStage({ uuid, state }: Ad, isLoggedIn: boolean): GenerationStage | null {
  const client = useQueryClient();
  const isBeingMade = state === "processing";
  const { data = null } = useQuery({
    queryKey: stageKey(uuid),
    queryFn: async () => (await client.fetchQuery(adQuery(client, uuid, isLoggedIn))).stage,
    enabled: isBeingMade,
    refetchInterval: polling.every,
  });
  return isBeingMade ? data : null;
}

/** The stage of the ad that the wait dialog is for, as it was last told or fetched. */
export function useAwaitedStage(uuid: string | null): GenerationStage | null {
  const { data = null } = useQuery<GenerationStage | null>({
    queryKey: stageKey(uuid ?? ""),
    queryFn: skipToken,
  });
  return data;
}

/** Tells the stage of an ad; null for one whose uuid the server has not said. */
export function useSetStage(): (uuid: string | null, stage: GenerationStage | null) => void {
  const client = useQueryClient();
  return (uuid, stage) => void client.setQueryData(stageKey(uuid ?? ""), stage);
}

/** Deletes an ad. Stops its playback, clears its cache and refetches the lists. */
export function useDeleteAd(isLoggedIn: boolean) {
  const refresh = useRefreshAds();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (uuid: string) => deleteAd(uuid, identityOf(isLoggedIn)),
    onSuccess: ({ is }, uuid) => {
      if (is !== "done") return;
      player.stop({ key: uuid });
      saveAudioProject(uuid, null);
      refresh();
    },
  });
  return { remove: mutateAsync, busy: isPending };
}

/** Moves an ad. Refetches the lists and dispatches `audioMoved` on the window with `{ uuid, projectId }` as its detail. */
export function useMoveAd(isLoggedIn: boolean) {
  const refresh = useRefreshAds();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wish: { uuid: string; projectId: string }) => moveAd(wish, identityOf(isLoggedIn)),
    onSuccess: ({ is }, wish) => {
      if (is !== "done") return;
      player.stop({ key: wish.uuid });
      saveAudioProject(wish.uuid, wish.projectId);
      refresh();
      window.dispatchEvent(new CustomEvent("audioMoved", { detail: wish }));
    },
  });
  return { move: mutateAsync, busy: isPending };
}
