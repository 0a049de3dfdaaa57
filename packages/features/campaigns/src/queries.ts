import { ApiError, assertOk } from "@earshot/client/api-error.ts";
import type { Answer } from "@earshot/client/call-signature.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { type AdDetails, readAdDetails } from "@earshot/contract/ads/read-details.ts";
import { readAds } from "@earshot/contract/ads/read.ts";
import type { CampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { adQueryEvery, pageSize } from "@earshot/contract/limits.ts";
import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import type { requestOf } from "./draft-request.ts";

export type Campaign = Extract<Answer<"GET /api/campaigns/{id}">, { status: 200 }>["body"];
export type ListedCampaign = Extract<
  Answer<"GET /api/campaigns">,
  { status: 200 }
>["body"]["campaigns"][number];

/** The saved state that the next change builds on. */
export type SavedCampaign = Pick<Campaign, "id" | "updated_at">;

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** An address that can't be one, such as with a NUL character, leads nowhere either. */
const leadsNowhere = (status: number) => status === 404 || status === 400;

const orNull = (error: unknown) => {
  if (error instanceof ApiError && leadsNowhere(error.status)) return null;
  throw error;
};

/** One campaign whole. */
export async function fetchCampaign(id: string, isLoggedIn: boolean): Promise<Campaign> {
  const answer = await call("GET /api/campaigns/{id}", {
    params: { id },
    query: { ...identityOf(isLoggedIn) },
  });
  assertOk(answer);
  return answer.body;
}

/** An ad with its details; null if it is gone or somebody else's. */
export async function fetchCampaignAd(uuid: string, isLoggedIn: boolean): Promise<AdDetails | null> {
  const { status, body } = await call("GET /api/audioad/ads/{uuid}", {
    params: { uuid },
    query: { ...identityOf(isLoggedIn) },
  });
  if (leadsNowhere(status)) return null;
  const ad = status === 200 ? readAdDetails(body) : null;
  if (!ad) throw new ApiError(status, body);
  return ad;
}

/** What the launch page starts from. */
export interface CampaignStart {
  /** The saved campaign: of the address, else the newest draft of the ad. Null for a new one. */
  campaign: Campaign | null;
  /** Null if none is chosen. */
  ad: AdDetails | null;
  /** The address names an ad or a campaign that is gone or somebody else's. */
  missing: "none" | "ad" | "campaign";
}

async function fetchStart(audioId: string | null, campaignId: string | null, isLoggedIn: boolean) {
  const named = campaignId === null ? null : await fetchCampaign(campaignId, isLoggedIn).catch(orNull);
  const uuid = named ? named.ad_uuid : audioId;
  const ad = uuid === null ? null : await fetchCampaignAd(uuid, isLoggedIn);
  const draft = named ? undefined : ad?.campaigns.find(({ status }) => status === "draft");
  const campaign = draft ? await fetchCampaign(draft.id, isLoggedIn).catch(orNull) : named;
  const isGone = campaignId !== null && campaign === null;
  const missing = uuid !== null && !ad ? "ad" : isGone ? "campaign" : "none";
  return { campaign, ad, missing } satisfies CampaignStart;
}

/** Loads the ad and the draft that the address names. Fetched anew each time the page is opened. */
export function useCampaignStart(audioId: string | null, campaignId: string | null) {
  const { user, isLoggedIn } = useSession();
  return useQuery({
    queryKey: ["campaign-start", audioId, campaignId],
    queryFn: () => fetchStart(audioId, campaignId, isLoggedIn),
    enabled: user !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * The chosen ad, polled while it is made; null once it is gone.
 *
 * @param isPaused the session ended: it would look as if it were gone
 */
export function useCampaignAd(uuid: string | null, initial: AdDetails | null, isPaused: boolean) {
  const { isLoggedIn } = useSession();
  return useQuery({
    ...queryOptions({
      queryKey: ["campaign-ad", uuid],
      queryFn: () => fetchCampaignAd(uuid ?? "", isLoggedIn),
    }),
    enabled: uuid !== null && !isPaused,
    initialData: initial?.uuid === uuid ? initial : undefined,
    staleTime: 30_000,
    refetchInterval: ({ state: { data } }) => (data?.state === "processing" ? adQueryEvery : false),
  });
}

/** The ads to choose from, newest first, page by page. */
export function useAdChoices(projectId: string | null) {
  const { isLoggedIn } = useSession();
  return useInfiniteQuery({
    queryKey: ["campaign-ads", isLoggedIn, projectId],
    queryFn: async ({ pageParam }) => {
      const { status, body } = await call("GET /audiostack/getuseraudios", {
        query: { ...identityOf(isLoggedIn), limit: pageSize.ads, offset: pageParam, project_id: projectId },
      });
      if (status !== 200) throw new ApiError(status, body);
      return { ads: readAds(body), received: Array.isArray(body) ? body.length : 0 };
    },
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.received < pageSize.ads ? undefined : all.length * pageSize.ads),
  });
}

/** Creates a draft, or changes the saved one. */
export async function saveCampaign(
  json: ReturnType<typeof requestOf>,
  saved: SavedCampaign | null,
  isLoggedIn: boolean,
): Promise<Campaign> {
  const identity = identityOf(isLoggedIn);
  if (!saved) {
    const created = await call("POST /api/campaigns", { json: { ...identity, ...json } });
    assertOk(created);
    return created.body;
  }
  const changed = await call("PATCH /api/campaigns/{id}", {
    params: { id: saved.id },
    json: { ...identity, ...json, updated_at: saved.updated_at },
  });
  assertOk(changed);
  return changed.body;
}

/** Launches a saved draft. Repeating it changes nothing. */
export async function launchCampaign({ id, updated_at }: SavedCampaign): Promise<Campaign> {
  const answer = await call("PATCH /api/campaigns/{id}", {
    params: { id },
    json: { status: "in review", updated_at },
  });
  assertOk(answer);
  return answer.body;
}

const list = ["campaigns"] as const;

export interface CampaignFilter {
  /** Part of the title; empty for all. */
  search: string;
  /** Null for all. */
  status: CampaignStatus | null;
}

/** The campaigns, newest first, page by page. The old results stay while a filter is pending. */
export function useCampaigns({ search, status }: CampaignFilter) {
  const { user, isLoggedIn } = useSession();
  return useInfiniteQuery({
    queryKey: [...list, user?.id ?? null, search, status],
    queryFn: async ({ pageParam, signal }) => {
      const answer = await call(
        "GET /api/campaigns",
        {
          query: {
            ...identityOf(isLoggedIn),
            limit: pageSize.campaigns,
            offset: pageParam,
            q: search || undefined,
            status: status ?? undefined,
          },
        },
        { signal },
      );
      assertOk(answer);
      return answer.body.campaigns;
    },
    initialPageParam: 0,
    getNextPageParam: (last, all) =>
      last.length < pageSize.campaigns ? undefined : all.length * pageSize.campaigns,
    enabled: user !== undefined,
    // Never another account's.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === (user?.id ?? null) ? keepPreviousData(previous) : undefined,
  });
}

/** A change of one campaign, by its id; the list is fetched anew. */
function useListMutation(mutationFn: (id: string, isLoggedIn: boolean) => Promise<void>) {
  const client = useQueryClient();
  const { isLoggedIn } = useSession();
  return useApiMutation({
    mutationFn: (id: string) => mutationFn(id, isLoggedIn),
    onSettled: () => client.invalidateQueries({ queryKey: list }),
  });
}

/** Creates a draft with everything of a campaign. */
export const useDuplicateCampaign = () =>
  useListMutation(async (id, isLoggedIn) => {
    const campaign = await fetchCampaign(id, isLoggedIn);
    assertOk(await call("POST /api/campaigns", { json: { ...identityOf(isLoggedIn), ...campaign } }));
  });

export const useCancelCampaign = () =>
  useListMutation(async (id, isLoggedIn) => {
    const json = { ...identityOf(isLoggedIn), status: "cancelled" as const };
    assertOk(await call("PATCH /api/campaigns/{id}", { params: { id }, json }));
  });

export const useDeleteCampaign = () =>
  useListMutation(async (id, isLoggedIn) => {
    assertOk(
      await call("DELETE /api/campaigns/{id}", { params: { id }, query: { ...identityOf(isLoggedIn) } }),
    );
  });
