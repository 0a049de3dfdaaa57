import { adQuery, fetchAd, isPending } from "@earshot/client/ad-query.ts";
import { ApiError, hasCode } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import type { GenerationStage, VersionState } from "@earshot/contract/generation/read-stage.ts";
import { adQueryEvery, pageSize, timing } from "@earshot/contract/limits.ts";
import {
  queryOptions,
  skipToken,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";

import { adsOf, type AdsPages, nextOffset, readAdsPage, withAd } from "./queries/ads-pages.ts";

/** The key prefix for all ad lists. */
const lists = ["ads"] as const;

/** How long ads loaded with the page stay fresh, in ms. */
const fresh = 30_000;

interface AdsQuery {
  /** The project's id; null for all ads (a visitor has no projects). */
  projectId: string | null;
  /** Part of the title; empty matches all. */
  search: string;
  isLoggedIn: boolean;
}

interface AdsOptions extends AdsQuery {
  /**
   * The first page of the list, if it was part of the initial page load. Not used for a search or another project.
   */
  initial: Ad[] | undefined;
}

/**
 * Errors are logged rather than alerted, because the list itself offers a retry. `not_found` is neither logged nor
 * alerted: the project was just deleted.
 */
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
  } catch (error) {
    const isExpected =
      hasCode(error, "not_found") || (error instanceof NetworkError && error.kind === "aborted");
    if (!isExpected) console.error(error);
    throw error;
  }
}

/**
 * The list of ads, newest first, page by page. Each project and user has a separate list; previous results stay while a
 * search is pending.
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
    /** The loaded ads; null until the first page is loaded. */
    ads: data ? adsOf(data.pages) : null,
    pageCount: data?.pages.length ?? 0,
    /** The error, with the server's message if any; null if there are ads to show. */
    error: data || !error ? null : { message: (error instanceof ApiError && error.message) || null },
    isFetching,
    /** True while the list still shows the previous search. */
    isSearching: isPlaceholderData && isFetching,
    refetch: () => void query.refetch(),
    /** The loading state of the next page. */
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

/** Refetches all visible lists immediately, and again after a second, by which time the server lists a new ad. */
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

/** Queries one ad, and updates the lists with its state; refetches the lists if the ad is gone. */
function listedAdQuery(client: QueryClient, uuid: string, isLoggedIn: boolean) {
  return queryOptions({
    ...adQuery(uuid, isLoggedIn),
    queryFn: async ({ signal }) => {
      try {
        const ad = await fetchAd(uuid, isLoggedIn, { signal });
        if (ad.state !== "processing") updateInLists(client, ad);
        return ad;
      } catch (error) {
        if (hasCode(error, "not_found")) void client.invalidateQueries({ queryKey: lists });
        throw error;
      }
    },
    staleTime: 0,
    /** Keeps polling after a failed request, but stops once the ad is gone. */
    refetchInterval: ({ state: { data, error } }) =>
      isPending(data) || (!data && !(error instanceof ApiError && error.status < 500)) ? adQueryEvery : false,
  });
}

/** Fetches one ad with all details, for its dialogs. Refetched each time a dialog opens. */
export function useAd(uuid: string, { isLoggedIn, enabled }: { isLoggedIn: boolean; enabled: boolean }) {
  return useQuery({ ...listedAdQuery(useQueryClient(), uuid, isLoggedIn), enabled: enabled && uuid !== "" });
}

/** Returns a function that fetches an ad with all details; it resolves to null on an error. */
export function useFetchAd(isLoggedIn: boolean): (uuid: string) => Promise<AdDetails | null> {
  const client = useQueryClient();
  return (uuid) => client.fetchQuery(listedAdQuery(client, uuid, isLoggedIn)).catch(() => null);
}

/** Polls an ad while it is being made; pass null for none. */
export function useAwaitedAd(uuid: string | null, isLoggedIn: boolean) {
  return useQuery({ ...listedAdQuery(useQueryClient(), uuid ?? "", isLoggedIn), enabled: uuid !== null });
}

/** Marks an ad's new version as pending, so that the ad is polled even if the next response is lost. */
export function useSetPendingVersion(): (
  uuid: string,
  pending: Pick<VersionState, "version" | "stage">,
) => Promise<void> {
  const client = useQueryClient();
  return async (uuid, pending) => {
    const queryKey = ["ad", uuid];
    // The response to a request sent earlier may not contain the version yet.
    await client.cancelQueries({ queryKey, exact: true });
    const pendingVersion = { ...pending, isFailed: false, message: "" };
    client.setQueryData<AdDetails>(queryKey, (ad) => ad && { ...ad, pendingVersion });
  };
}

/**
 * The cache key of an ad's stage as reported by the create request and its polls. Used until the ad's own query
 * responds.
 */
const stageKey = (uuid: string) => ["ad", uuid, "stage"] as const;

/** A listed ad's stage; null if it is unknown or the ad is not pending. */
export function useStage({ uuid, state }: Ad, isLoggedIn: boolean): GenerationStage | null {
  const isBeingMade = state === "processing";
  const { data } = useAwaitedAd(isBeingMade ? uuid : null, isLoggedIn);
  return (isBeingMade && data?.stage) || null;
}

/**
 * The stage of an ad's new version, as a text; null if none is being made. Known only once the ad's details are loaded,
 * because lists don't contain it.
 */
export function useVersionStage(uuid: string, isLoggedIn: boolean): string | null {
  const { data } = useQuery({
    ...listedAdQuery(useQueryClient(), uuid, isLoggedIn),
    enabled: ({ state }) => isPending(state.data),
  });
  const pending = data?.pendingVersion ?? null;
  if (pending === null || pending.isFailed) return null;
  return pending.stage === null ? adCopy.state.processing : adCopy.stages[pending.stage];
}

/** An ad's stage as reported by the create request and its polls. */
export function useToldStage(uuid: string | null): GenerationStage | null {
  const { data = null } = useQuery<GenerationStage | null>({
    queryKey: stageKey(uuid ?? ""),
    queryFn: skipToken,
  });
  return data;
}

/** Sets an ad's stage; the uuid is null until the server sends it. */
export function useSetStage(): (uuid: string | null, stage: GenerationStage | null) => void {
  const client = useQueryClient();
  return (uuid, stage) => void client.setQueryData(stageKey(uuid ?? ""), stage);
}
