import { adQuery, fetchAd } from "@earshot/client/ad-query.ts";
import { ApiError, assertOk, hasCode } from "@earshot/client/api-error.ts";
import type { Answer } from "@earshot/client/call-signature.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { readAds } from "@earshot/contract/ads/read.ts";
import type { CampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { pageSize } from "@earshot/contract/limits.ts";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";

import type { requestOf } from "./draft-request.ts";

export type Campaign = Extract<Answer<"GET /api/campaigns/{id}">, { status: 200 }>["body"];
export type ListedCampaign = Extract<
  Answer<"GET /api/campaigns">,
  { status: 200 }
>["body"]["campaigns"][number];

/** Identifies the saved version that the next change is based on. */
export type SavedCampaign = Pick<Campaign, "id" | "updated_at">;

export const isNotFound = (error: unknown) => hasCode(error, "not_found");

/**
 * True if loading failed because nothing was found. An invalid id, such as one with a NUL character, is treated as
 * not found.
 */
export const isGone = (error: unknown) => hasCode(error, "not_found", "malformed_request", "invalid_field");

const orNull = (error: unknown) => {
  if (isGone(error)) return null;
  throw error;
};

/** Fetches one campaign in full. */
export async function fetchCampaign(id: string, isLoggedIn: boolean): Promise<Campaign> {
  const answer = await call("GET /api/campaigns/{id}", {
    params: { id },
    query: { ...identityOf(isLoggedIn) },
  });
  assertOk(answer);
  return answer.body;
}

/** An ad with its details; null if it was deleted or belongs to another account. */
export const fetchCampaignAd = (uuid: string, isLoggedIn: boolean) => fetchAd(uuid, isLoggedIn).catch(orNull);

/** The data that the launch page initially needs. */
export interface CampaignStart {
  /** The campaign in the URL, or else the ad's newest draft. Null for a new campaign. */
  campaign: Campaign | null;
  /** The chosen ad, or null. */
  ad: AdDetails | null;
  /** Set if the URL names an ad or a campaign that was deleted or belongs to another account. */
  missing: "none" | "ad" | "campaign";
}

async function fetchStart(audioId: string | null, campaignId: string | null, isLoggedIn: boolean) {
  const named = campaignId === null ? null : await fetchCampaign(campaignId, isLoggedIn).catch(orNull);
  const uuid = named ? named.ad_uuid : audioId;
  const ad = uuid === null ? null : await fetchCampaignAd(uuid, isLoggedIn);
  const draft = named ? undefined : ad?.campaigns.find(({ status }) => status === "draft");
  const campaign = draft ? await fetchCampaign(draft.id, isLoggedIn).catch(orNull) : named;
  const isCampaignGone = campaignId !== null && campaign === null;
  const missing = uuid !== null && !ad ? "ad" : isCampaignGone ? "campaign" : "none";
  return { campaign, ad, missing } satisfies CampaignStart;
}

/** Loads the ad and the draft in the URL. Reloads them each time the page opens. */
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
 * The chosen ad, polled while it is being made.
 *
 * @param isPaused true after the session has ended, when the server would no longer find the ad
 */
export function useCampaignAd(uuid: string | null, initial: AdDetails | null, isPaused: boolean) {
  const { isLoggedIn } = useSession();
  return useQuery({
    ...adQuery(uuid ?? "", isLoggedIn),
    enabled: uuid !== null && !isPaused,
    initialData: initial?.uuid === uuid ? initial : undefined,
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

/** Launches a saved draft. Idempotent. */
export async function launchCampaign({ id, updated_at }: SavedCampaign): Promise<Campaign> {
  const answer = await call("PATCH /api/campaigns/{id}", {
    params: { id },
    json: { status: "in review", updated_at },
  });
  assertOk(answer);
  return answer.body;
}

const list = ["campaigns"] as const;

/** The last save of a draft whose page the user has left. */
let lastSave: Promise<unknown> = Promise.resolve();

/** Makes the list of campaigns wait for a save, so that it shows the change. `save` must not reject. */
export function listAfter(save: Promise<unknown>): void {
  lastSave = save;
}

export interface CampaignFilter {
  /** Part of the title; empty matches all. */
  search: string;
  /** The status; null matches all. */
  status: CampaignStatus | null;
}

/** The campaigns, newest first, page by page. Previous results stay while a new filter loads. */
export function useCampaigns({ search, status }: CampaignFilter) {
  const { user, isLoggedIn } = useSession();
  return useInfiniteQuery({
    queryKey: [...list, user?.id ?? null, search, status],
    queryFn: async ({ pageParam, signal }) => {
      await lastSave;
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
    // Another account's results must not be shown.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === (user?.id ?? null) ? keepPreviousData(previous) : undefined,
  });
}

/** Changes one campaign by its id, then refetches the list. */
function useListMutation(mutationFn: (id: string, isLoggedIn: boolean) => Promise<void>) {
  const client = useQueryClient();
  const { isLoggedIn } = useSession();
  return useApiMutation({
    mutationFn: (id: string) => mutationFn(id, isLoggedIn),
    onSettled: () => client.invalidateQueries({ queryKey: list }),
  });
}

/** Creates a draft as a copy of a campaign. */
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
