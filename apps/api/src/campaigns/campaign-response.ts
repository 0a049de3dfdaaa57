import { formatCampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { describeAudience } from "@earshot/contract/campaigns/rules/describe-audience.ts";
import { campaignReach } from "@earshot/contract/campaigns/rules/reach.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";

import { audioAddress } from "../ads/audio-address.ts";
import type { ads, campaigns } from "../database/schema.ts";
import type { AdCopy } from "../database/stored-json.ts";

export type CampaignRow = typeof campaigns.$inferSelect;

/** The ad columns that campaigns use. */
export type CampaignAd = Pick<
  typeof ads.$inferSelect,
  "id" | "title" | "durationMs" | "state" | "fileKey" | "mimeType" | "peaks" | "version"
>;

type Campaign = Extract<ResponseOf<Endpoints["campaigns"]["create"]>, { status: 201 }>["body"];
type ListedCampaign = Extract<
  ResponseOf<Endpoints["campaigns"]["list"]>,
  { status: 200 }
>["body"]["campaigns"][number];

/** The copy of the ad that a launched campaign stores. */
export function copyOf({ id, title, durationMs, state, mimeType, peaks, version }: CampaignAd): AdCopy {
  return {
    uuid: id,
    product_name: title,
    duration_ms: durationMs,
    audio_url: state === "ready" ? audioAddress(id, version) : null,
    peaks,
    version,
    mime_type: mimeType,
  };
}

function shownAd(row: CampaignRow, ad: CampaignAd | null): Campaign["ad"] {
  const copy = row.status === "draft" ? ad && copyOf(ad) : row.adCopy;
  if (!copy) return null;
  const { version: _, mime_type: __, ...shown } = copy;
  return shown;
}

/** The budget fields of a campaign's row, under the contract's names. */
export function budgetOf(row: CampaignRow): Campaign["budget"] {
  return {
    total_budget: row.totalBudget,
    daily_budget: row.dailyBudget,
    bid_strategy: row.bidStrategy,
    target_cpm: row.targetCpm,
  };
}

/**
 * Converts a campaign's row for a response. A launched campaign uses its copy of the ad.
 * @param ad the ad, if it still exists
 */
export function campaignResponse(row: CampaignRow, ad: CampaignAd | null): Campaign {
  return { ...fieldsOf(row, ad), targeting: row.targeting };
}

/** Converts a campaign's row for a list response. */
export function listedCampaignResponse(row: CampaignRow, ad: CampaignAd | null): ListedCampaign {
  return { ...fieldsOf(row, ad), audience: describeAudience(row.targeting) };
}

function fieldsOf(row: CampaignRow, ad: CampaignAd | null): Omit<Campaign, "targeting"> {
  const budget = budgetOf(row);
  const reach = campaignReach(budget);
  return {
    id: row.id,
    title: row.title,
    ad_uuid: ad?.id ?? null,
    ad: shownAd(row, ad),
    budget,
    start_date: row.startDate,
    end_date: row.endDate,
    time_zone: row.timeZone,
    current_step: row.currentStep,
    status: row.status,
    comment: row.statusMessage,
    status_message: row.statusMessage || formatCampaignStatus(row.status),
    forecast: reach && { impressions: reach.impressions, unique_listeners: reach.listeners },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
