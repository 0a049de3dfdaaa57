import { formatCampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { campaignReach } from "@earshot/contract/campaigns/rules/reach.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";

import type { ads, campaigns } from "../database/schema.ts";

export type CampaignRow = typeof campaigns.$inferSelect;

/** Of an ad, what a campaign needs to know. */
export type CampaignAd = Pick<typeof ads.$inferSelect, "id" | "title" | "durationMs" | "state" | "fileKey">;

type Campaign = Extract<ResponseOf<Endpoints["campaigns"]["create"]>, { status: 201 }>["body"];

/** What a launched campaign keeps of its ad. */
export function copyOf({ id, title, durationMs }: CampaignAd): NonNullable<Campaign["ad"]> {
  return { uuid: id, product_name: title, duration_ms: durationMs };
}

/** The money, named as it is sent and answered. */
export function budgetOf(row: CampaignRow): Campaign["budget"] {
  return {
    total_budget: row.totalBudget,
    daily_budget: row.dailyBudget,
    bid_strategy: row.bidStrategy,
    target_cpm: row.targetCpm,
  };
}

/**
 * A campaign as the contract shows one. What was launched shows its copy of the ad.
 * @param ad the ad, where it is still there
 */
export function campaignShown(row: CampaignRow, ad: CampaignAd | null): Campaign {
  const budget = budgetOf(row);
  const reach = campaignReach(budget);
  const shownAd = row.status === "draft" ? ad && copyOf(ad) : row.adCopy;
  return {
    id: row.id,
    title: row.title,
    ad_uuid: ad?.id ?? null,
    ad: shownAd,
    targeting: row.targeting,
    budget,
    start_date: row.startDate,
    end_date: row.endDate,
    time_zone: row.timeZone,
    current_step: row.currentStep,
    status: row.status,
    status_message: row.statusMessage || formatCampaignStatus(row.status),
    forecast: reach && { impressions: reach.impressions, unique_listeners: reach.listeners },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
