import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import { campaignCopy } from "@earshot/contract/campaigns/copy.ts";
import { dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { checkCampaignDraft, checkTargets } from "@earshot/contract/campaigns/rules/campaign-draft.ts";
import { checkLaunch } from "@earshot/contract/campaigns/rules/campaign-launch.ts";
import { campaignActions } from "@earshot/contract/campaigns/rules/campaign-status.ts";

import type { Owners } from "../accounts/owners.ts";
import { spendChange, spendFor } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import {
  budgetOf,
  type CampaignAd,
  type CampaignRow,
  campaignResponse,
  copyOf,
  listedCampaignResponse,
} from "./campaign-response.ts";
import { applyDraft, type CampaignDraft, newCampaign } from "./draft.ts";
import type { CampaignsStore } from "./store.ts";

type Campaigns = {
  store: CampaignsStore;
  owners: Owners;
  limits: RateLimits;
  now: () => Date;
  /** Deletes unreferenced files in the background. */
  removeFiles: (keys: readonly (string | null)[]) => void;
};

type FindAd = (id: string) => Promise<CampaignAd | null>;

/**
 * A change: any field of a draft, and a new status. `updated_at` identifies the state of the draft on which the
 * change is based.
 */
type Change = CampaignDraft & { status?: "in review" | "cancelled"; updated_at?: string };

const notFound = () => new ApiError("not_found");

/** Endpoints for campaigns. */
export function campaignsRoutes({
  store,
  owners,
  limits,
  now,
  removeFiles,
}: Campaigns): HandlersOf<"campaigns"> {
  return {
    async list({ request, query }) {
      const requester = await owners.find(request, query.temp_user_id);
      const { q, status, limit, offset } = query;
      const wanted = { title: q ?? "", status: status ?? null, limit, offset };
      const found = requester ? await store.list(requester.owner, wanted) : [];
      const campaigns = found.map(({ row, ad }) => listedCampaignResponse(row, ad));
      return { status: 200, body: { campaigns }, headers: requester?.headers ?? new Headers() };
    },

    async create({ request, visitor, body: { temp_user_id, ...draft } }) {
      const { owner, headers } = await owners.owner(request, temp_user_id, "not_logged_in");
      assertValid(checkCampaignDraft(draft));
      await spendFor(limits, "drafts", owner, visitor);
      const row = applyDraft(newCampaign(owner, now()), draft, now());
      const ad = await chosenAd(row, (id) => store.adOf(owner, id));
      const outcome = await store.add(owner, row);
      if (outcome === "ad gone") throw notFound();
      if (outcome === "too many")
        throw new ApiError("userId" in owner ? "too_many_campaigns" : "too_many_guest_campaigns");
      return { status: 201, body: campaignResponse(row, ad), headers };
    },

    async get({ request, params, query }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "not_logged_in");
      const found = await store.find(owner, params.id);
      if (!found) throw notFound();
      return { status: 200, body: campaignResponse(found.row, found.ad), headers };
    },

    async change({ request, visitor, params, body: { temp_user_id, ...change } }) {
      const { owner, headers } = await owners.owner(request, temp_user_id, "not_logged_in");
      await spendChange(limits, visitor);
      const isClient = "userId" in owner;
      const found = await store.change(owner, params.id, async (row, adOf) =>
        applyChange({ row, change, isClient, adOf, now: now() }),
      );
      if (!found) throw notFound();
      return { status: 200, body: campaignResponse(found.row, found.ad), headers };
    },

    async remove({ request, visitor, params, query }) {
      const { owner, headers } = await owners.owner(request, query.temp_user_id, "not_logged_in");
      await spendChange(limits, visitor);
      const removed = await store.remove(owner, params.id, ({ status }) => {
        if (!campaignActions(status).remove) throw new ApiError("campaign_not_cancelled");
      });
      if (!removed) throw notFound();
      removeFiles([removed.fileKey]);
      return { status: 200, body: { success: true, message: campaignCopy.deleted }, headers };
    },
  };
}

type ChangeContext = { row: CampaignRow; change: Change; isClient: boolean; adOf: FindAd; now: Date };

/** Applies a change to a campaign. Throws `ApiError` if any part of it is invalid. */
async function applyChange({ row, change, isClient, adOf, now }: ChangeContext): Promise<CampaignRow> {
  const { status, updated_at, ...draft } = change;
  const moves = campaignActions(row.status);
  if (Object.keys(draft).length > 0 && !moves.change) throw new ApiError("campaign_launched");
  if (status === row.status || (status === undefined && !moves.change)) return row;
  if (status === "cancelled") {
    if (!moves.cancel) throw new ApiError("campaign_not_cancellable");
    return { ...row, status, statusMessage: "", updatedAt: now };
  }
  if (!moves.change) throw new ApiError("campaign_launched");
  if (updated_at !== undefined && Date.parse(updated_at) !== row.updatedAt.getTime()) {
    throw new ApiError("campaign_stale");
  }
  assertValid(checkCampaignDraft(draft));
  const after = applyDraft(row, draft, now);
  if (draft.targeting) assertValid(checkTargets(after.targeting));
  const ad = await chosenAd(after, adOf);
  if (status === undefined) return after;
  if (!isClient) throw new ApiError("not_logged_in");
  return launched(after, ad, now);
}

/** Launches a campaign: puts it in review with a copy of the ad. Throws `ApiError` if something is missing. */
function launched(row: CampaignRow, ad: CampaignAd | null, now: Date): CampaignRow {
  const launch = {
    ad: ad && { isReady: ad.state === "ready" },
    budget: budgetOf(row),
    start_date: row.startDate,
    end_date: row.endDate,
  };
  assertValid(checkLaunch(launch, dayIn(row.timeZone, now)));
  return {
    ...row,
    status: "in review",
    statusMessage: "",
    adCopy: ad && copyOf(ad),
    adFileKey: ad?.fileKey ?? null,
    launchedAt: now,
  };
}

/** The chosen ad. Throws `ApiError` if it does not exist or belongs to another owner. */
async function chosenAd({ adId }: CampaignRow, adOf: FindAd): Promise<CampaignAd | null> {
  const ad = adId === null ? null : await adOf(adId);
  if (adId !== null && !ad) throw notFound();
  return ad;
}
