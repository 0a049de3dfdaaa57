import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { RequestOf } from "@earshot/contract/endpoints/infer-route.ts";
import { campaignDefaults } from "@earshot/contract/limits.ts";

import { type Owner, ownerColumns } from "../database/owner.ts";
import type { CampaignRow } from "./campaign-response.ts";

/** The writable fields of a campaign. */
export type CampaignDraft = Omit<RequestOf<Endpoints["campaigns"]["create"]>["json"], "temp_user_id">;

/** An empty draft. */
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

/** Applies a change: missing fields are left unchanged, and null clears a field. */
export function applyDraft(row: CampaignRow, draft: CampaignDraft, now: Date): CampaignRow {
  const { locations, interests, ...audience } = draft.targeting ?? {};
  const places = locations?.map(({ country, region, city }) => ({
    country: country.trim(),
    region: region?.trim() ?? null,
    city: city?.trim() ?? null,
  }));
  const trimmed = interests?.map((interest) => interest.trim());
  const { budget = {} } = draft;
  return {
    ...row,
    title: valueOr(draft.title, row.title)?.trim() ?? "",
    adId: valueOr(draft.ad_uuid, row.adId) || null,
    targeting: {
      ...row.targeting,
      ...audience,
      ...(places && { locations: places }),
      ...(trimmed && { interests: trimmed }),
    },
    totalBudget: valueOr(budget.total_budget, row.totalBudget),
    dailyBudget: valueOr(budget.daily_budget, row.dailyBudget),
    bidStrategy: budget.bid_strategy ?? row.bidStrategy,
    targetCpm: valueOr(budget.target_cpm, row.targetCpm),
    startDate: valueOr(draft.start_date, row.startDate),
    endDate: valueOr(draft.end_date, row.endDate),
    timeZone: valueOr(draft.time_zone, row.timeZone) || "UTC",
    currentStep: draft.current_step ?? row.currentStep,
    // Unique for each change, even within a millisecond, because clients send it to detect stale edits.
    updatedAt: new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)),
  };
}

function valueOr<T>(sent: T | undefined, before: T): T {
  return sent === undefined ? before : sent;
}
