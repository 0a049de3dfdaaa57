import { brand } from "@earshot/contract/brand.ts";
import { formatCampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { describeAudience } from "@earshot/contract/campaigns/rules/describe-audience.ts";
import { campaignReach } from "@earshot/contract/campaigns/rules/reach.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { RequestOf } from "@earshot/contract/endpoints/infer-route.ts";
import { campaignDefaults } from "@earshot/contract/limits.ts";

import { staticAudioUrl } from "../audio-files.ts";
import type { BodyOf } from "../serve.ts";
import { type AdsState, audioAddress, type StoredAd } from "./ads.ts";
import { adRecording, type Recording } from "./recordings.ts";

export type Campaign = BodyOf<Endpoints["campaigns"]["create"], 201>;

export type ListedCampaign = BodyOf<Endpoints["campaigns"]["list"], 200>["campaigns"][number];

export type CampaignDraft = RequestOf<Endpoints["campaigns"]["create"]>["json"];

/** A change by the owner, such as a launch or cancellation. */
export type CampaignChange = Omit<RequestOf<Endpoints["campaigns"]["change"]>["json"], "temp_user_id">;

interface StoredCampaign {
  /** An account or guest id. */
  owner: string;
  campaign: Campaign;
  /** The audio that the campaign was launched with, which outlives the ad. */
  recording?: Recording | undefined;
}

/** Campaigns by id, oldest first. */
export type CampaignsState = Map<string, StoredCampaign>;

const dayLength = 24 * 60 * 60 * 1000;

/** The agency's campaigns, one in each status. */
export function seedCampaigns(now: Date): CampaignsState {
  return new Map(
    sampleCampaigns(now).map((campaign, index) => [
      campaign.id,
      { owner: "usr_avi", campaign, recording: adRecording(index) },
    ]),
  );
}

/** One campaign in each status, oldest first. */
export function sampleCampaigns(now: Date): Campaign[] {
  const samples = [
    ["Loyalty card, autumn", "ended", 900],
    ["Black Friday bicycles", "rejected", 1500],
    ["Weekend brunch", "cancelled", 250],
    ["Second shop opens", "live", 7500],
    ["Holiday gifts", "in review", 2000],
    ["New Year offer", "draft", 500],
  ] as const;
  return samples.map(([title, status, total], index) => {
    const made = new Date(now.getTime() - (samples.length - index) * 7 * dayLength);
    const campaign = newCampaign(`cmp_${String(index + 1).padStart(3, "0")}`, made);
    const uuid = `ad_of_${campaign.id}`;
    const { file, durationMs: duration_ms, peaks } = adRecording(index);
    const audio_url = staticAudioUrl(file) ?? audioAddress(uuid, 1);
    const ad = { uuid, product_name: title, duration_ms, audio_url, peaks };
    const known = status === "draft" ? null : ad;
    const answered = toCampaign(
      {
        ...campaign,
        title,
        ad: known,
        targeting: {
          ...campaign.targeting,
          locations: [{ country: "United Kingdom", region: "England", city: "Leeds" }],
          age_groups: ["25-34", "35-44"],
        },
        budget: { ...campaign.budget, total_budget: total },
        start_date: dayOf(now, index * 7 - 26),
        end_date: dayOf(now, index * 7 - 6),
        current_step: status === "draft" ? 3 : 4,
        status,
        comment: status === "rejected" ? rejection : "",
      },
      new Map(),
    );
    answered.ad_uuid = known?.uuid ?? null;
    return answered;
  });
}

/** The reason for a rejection, as free text. */
const rejection = `${brand.name} can’t run ads that name another company’s prices. Please change the script and launch again.`;

function dayOf(now: Date, offset: number): string {
  return new Date(now.getTime() + offset * dayLength).toISOString().slice(0, 10);
}

/** An empty draft. */
export function newCampaign(id: string, now: Date): Campaign {
  return {
    id,
    title: "",
    ad_uuid: null,
    ad: null,
    targeting: { locations: [], age_groups: [], gender: [], device: [], interests: [] },
    budget: {
      total_budget: null,
      daily_budget: null,
      bid_strategy: campaignDefaults.bidStrategy,
      target_cpm: null,
    },
    start_date: null,
    end_date: null,
    time_zone: "UTC",
    current_step: campaignDefaults.step,
    status: "draft",
    comment: "",
    status_message: "",
    forecast: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** A campaign with a draft applied. Omitted keys keep their values. */
export function withDraft(campaign: Campaign, draft: CampaignDraft, now: Date): Campaign {
  const { locations, interests, ...audience } = draft.targeting ?? {};
  const places = locations?.map(({ country, region, city }) => ({
    country: country.trim(),
    region: region?.trim() ?? null,
    city: city?.trim() ?? null,
  }));
  const trimmed = interests?.map((interest) => interest.trim());
  return {
    ...campaign,
    title: draft.title === undefined ? campaign.title : (draft.title ?? "").trim(),
    ad_uuid: draft.ad_uuid === undefined ? campaign.ad_uuid : draft.ad_uuid || null,
    targeting: {
      ...campaign.targeting,
      ...audience,
      ...(places && { locations: places }),
      ...(trimmed && { interests: trimmed }),
    },
    budget: { ...campaign.budget, ...draft.budget },
    start_date: draft.start_date === undefined ? campaign.start_date : draft.start_date,
    end_date: draft.end_date === undefined ? campaign.end_date : draft.end_date,
    time_zone: draft.time_zone === undefined ? campaign.time_zone : draft.time_zone || "UTC",
    current_step: draft.current_step ?? campaign.current_step,
    // Unique for each change, even if the clock has not advanced, because clients send it to detect stale edits.
    updated_at: new Date(Math.max(now.getTime(), Date.parse(campaign.updated_at) + 1)).toISOString(),
  };
}

/** A campaign as the API returns it. A draft shows the current ad; a launched campaign keeps a copy of it. */
export function toCampaign(campaign: Campaign, ads: AdsState): Campaign {
  const reach = campaignReach(campaign.budget);
  const ad = copyOf(ads.get(campaign.ad_uuid ?? ""));
  return {
    ...campaign,
    ad: campaign.status === "draft" ? ad : campaign.ad,
    ad_uuid: ad?.uuid ?? null,
    status_message: campaign.comment || formatCampaignStatus(campaign.status),
    forecast: reach && { impressions: reach.impressions, unique_listeners: reach.listeners },
  };
}

function copyOf(stored: StoredAd | undefined): Campaign["ad"] {
  if (!stored) return null;
  const { uuid, product_name, duration_ms, filepath, peaks } = stored.ad;
  return { uuid, product_name, duration_ms, audio_url: filepath, peaks };
}

/** A campaign as the list returns it, with its audience in one sentence. */
export function listedCampaign({ targeting, ...campaign }: Campaign): ListedCampaign {
  return { ...campaign, audience: describeAudience(targeting) };
}
