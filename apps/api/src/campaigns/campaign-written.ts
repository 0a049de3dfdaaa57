import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { RequestOf } from "@earshot/contract/endpoints/infer-route.ts";
import { campaignDefaults } from "@earshot/contract/limits.ts";

import { type Owner, ownerColumns } from "../database/owner.ts";
import type { CampaignRow } from "./campaign-shown.ts";

/** What may be written of a campaign. */
export type CampaignDraft = Omit<RequestOf<Endpoints["campaigns"]["create"]>["json"], "temp_user_id">;

/** A draft with nothing in it yet. */
export function newCampaign(owner: Owner, now: Date): CampaignRow {
  return {
    id: crypto.randomUUID(),
    ...ownerColumns(owner),
    title: "",
    adId: null,
    adCopy: null,
    adFileKey: null,
    targeting: { locations: [], age_groups: [], gender: [], device: [], interests: [] },
    totalBudget: null,
    dailyBudget: null,
    bidStrategy: campaignDefaults.bidStrategy,
    targetCpm: null,
    startDate: null,
    endDate: null,
    timeZone: "UTC",
    currentStep: campaignDefaults.step,
    status: "draft",
    statusMessage: "",
    createdAt: now,
    updatedAt: now,
    launchedAt: null,
  };
}

/** The campaign with what was written of it; what is left out stays as it was, what is null is taken away. */
export function campaignWritten(row: CampaignRow, draft: CampaignDraft, now: Date): CampaignRow {
  const { locations, ...audience } = draft.targeting ?? {};
  const places = locations?.map(({ country, region = null, city = null }) => ({ country, region, city }));
  const { budget = {} } = draft;
  return {
    ...row,
    title: kept(draft.title, row.title)?.trim() ?? "",
    adId: kept(draft.ad_uuid, row.adId) || null,
    targeting: { ...row.targeting, ...audience, ...(places && { locations: places }) },
    totalBudget: kept(budget.total_budget, row.totalBudget),
    dailyBudget: kept(budget.daily_budget, row.dailyBudget),
    bidStrategy: budget.bid_strategy ?? row.bidStrategy,
    targetCpm: kept(budget.target_cpm, row.targetCpm),
    startDate: kept(draft.start_date, row.startDate),
    endDate: kept(draft.end_date, row.endDate),
    timeZone: kept(draft.time_zone, row.timeZone) || "UTC",
    currentStep: draft.current_step ?? row.currentStep,
    updatedAt: now,
  };
}

function kept<T>(sent: T | undefined, before: T): T {
  return sent === undefined ? before : sent;
}
