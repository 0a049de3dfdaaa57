import { createRoute, z } from "@hono/zod-openapi";

import { bodyErrors, done, json, jsonBody, plainErrors, queryErrors } from "../endpoints/responses.ts";
import { guestId, guestQuery, moment, optionalText, pageQuery, text } from "../endpoints/values.ts";
import {
  mostCampaigns,
  mostCampaignsListed,
  mostTargets,
  pageSize,
  peakCount,
  textLength,
} from "../limits.ts";
import { paths } from "../paths.ts";

/** A date in the campaign's time zone. */
const day = z.iso.date();

const ageGroup = z.enum(["18-24", "25-34", "35-44", "45-54", "55-64", "65+"]);
const gender = z.enum(["male", "female"]);
const device = z.enum(["mobile", "desktop", "tablet", "smart_speaker", "car", "console"]);
const bidStrategy = z.enum(["auto", "target_cpm"]);

/** A campaign's status. The owner sets the first three; the operator sets the others. */
const status = z
  .enum(["draft", "in review", "cancelled", "live", "ended", "rejected"])
  .openapi("CampaignStatus");

const step = z.int().min(1).max(4).describe("1: ad, 2: audience, 3: budget and dates, 4: review.");

const campaignAd = z
  .strictObject({
    uuid: z.string(),
    product_name: z.string(),
    duration_ms: z.int().nullable(),
    audio_url: z
      .string()
      .nullable()
      .describe("URL of the audio, which only its owner can play; null until ready."),
    peaks: z.array(z.int().min(0).max(255)).describe(`${peakCount} loudness values; empty until ready.`),
  })
  .openapi("CampaignAd");

/** The campaign fields in every response. Most of them may be missing in a draft. */
const fields = {
  id: z.string(),
  title: z.string(),
  ad_uuid: z.string().nullable().describe("Null until chosen, and after the ad is deleted."),
  /** A launched campaign keeps a copy of this version, even if the ad changes or is deleted. */
  ad: z.union([campaignAd, z.null()]),
  budget: z
    .strictObject({
      total_budget: z.number().nullable(),
      daily_budget: z.number().nullable(),
      bid_strategy: bidStrategy,
      target_cpm: z.number().nullable(),
    })
    .describe("US dollars."),
  start_date: day.nullable(),
  end_date: day.nullable(),
  time_zone: z.string().describe("An IANA name; the dates are in this time zone."),
  current_step: step,
  status,
  comment: z.string().describe("The brand's comment on the status, such as a rejection's reason; or empty."),
  status_message: z.string().describe("The comment, or else the status in words."),
  forecast: z
    .strictObject({ impressions: z.int(), unique_listeners: z.int() })
    .nullable()
    .describe("Null without a budget."),
  created_at: moment,
  updated_at: moment,
};

const campaign = z
  .strictObject({
    ...fields,
    targeting: z.strictObject({
      locations: z
        .array(
          z.strictObject({ country: z.string(), region: z.string().nullable(), city: z.string().nullable() }),
        )
        .describe("Everywhere if empty."),
      age_groups: z.array(ageGroup).describe("Every age if empty."),
      gender: z.array(gender).describe("Everyone if empty."),
      device: z.array(device).describe("Every device if empty."),
      interests: z.array(z.string()),
    }),
  })
  .openapi("Campaign");

/** A campaign in a list, with a description of its audience. */
const listedCampaign = z
  .strictObject({ ...fields, audience: z.string().describe("The targeting in one sentence.") })
  .openapi("ListedCampaign");

/** A selection from a list of options: at most as many items as there are options. */
const choices = <T extends z.ZodEnum>(choice: T) => z.array(choice).max(choice.options.length);

/** A campaign's writable fields: any part of a draft. `checkCampaignDraft` limits text lengths. */
const campaignDraft = {
  title: optionalText,
  ad_uuid: optionalText,
  targeting: z
    .object({
      locations: z
        .array(z.object({ country: text, region: optionalText, city: optionalText }))
        .describe(`At most ${mostTargets}, each name of at most ${textLength.target} characters (422).`),
      age_groups: choices(ageGroup),
      gender: choices(gender),
      device: choices(device),
      interests: z
        .array(text)
        .describe(`At most ${mostTargets}, each of at most ${textLength.target} characters (422).`),
    })
    .partial()
    .optional(),
  budget: z
    .object({
      total_budget: z.number().nullable(),
      daily_budget: z.number().nullable(),
      bid_strategy: bidStrategy,
      target_cpm: z.number().nullable(),
    })
    .partial()
    .optional(),
  start_date: day.nullish(),
  end_date: day.nullish(),
  time_zone: optionalText,
  current_step: step.optional(),
};

/** Errors for a request that requires a client or a guest. A missing identity is `not_logged_in`. */
const ownerErrors = ["not_logged_in", "foreign_guest"] as const;

/** Errors when writing a draft. */
const draftErrors = [
  "campaign_title_too_long",
  "too_many_locations",
  "location_too_long",
  "too_many_interests",
  "interest_too_long",
  "targeting_too_large",
  "time_zone_unknown",
] as const;

/** Errors when launching a campaign. */
const launchErrors = [
  "campaign_ad_missing",
  "campaign_ad_not_ready",
  "total_budget_too_low",
  "total_budget_too_high",
  "daily_budget_too_low",
  "daily_budget_too_high",
  "target_cpm_too_low",
  "target_cpm_too_high",
  "start_date_missing",
  "start_date_past",
  "end_date_missing",
  "end_date_before_start",
] as const;

const params = z.object({ id: text });

const list = createRoute({
  ...paths.campaigns.list,
  summary: "List the requester's campaigns",
  description: "Newest first. Empty without a session and a guest id.",
  request: {
    query: z.object({
      temp_user_id: guestId,
      q: optionalText.openapi({
        description: "Only campaigns whose title, or whose ad's title, contains this.",
      }),
      status: status.optional().describe("Only campaigns with this status."),
      ...pageQuery(pageSize.campaigns, mostCampaignsListed),
    }),
  },
  responses: {
    200: json(z.strictObject({ campaigns: z.array(listedCampaign) }).openapi("Campaigns"), "The campaigns."),
    ...plainErrors(...queryErrors, "foreign_guest"),
  },
});

const create = createRoute({
  ...paths.campaigns.create,
  summary: "Create a draft",
  description: `Every field is optional; budget and dates are only checked at launch. To duplicate a campaign, send it as received from GET: the copy is a draft with the same title, ad (unless deleted), audience, budget, dates and step. At most ${mostCampaigns.client} campaigns per account, and ${mostCampaigns.guest} per guest (422).`,
  request: { body: jsonBody(z.object({ ...campaignDraft, temp_user_id: guestId }).openapi("NewCampaign")) },
  responses: {
    201: json(campaign, "The draft."),
    ...plainErrors(
      ...bodyErrors,
      ...ownerErrors,
      "not_found",
      ...draftErrors,
      "too_many_campaigns",
      "too_many_guest_campaigns",
      "too_many_drafts",
      "too_many_guest_drafts",
    ),
  },
});

const get = createRoute({
  ...paths.campaigns.get,
  summary: "Get a campaign",
  request: { params, query: guestQuery },
  responses: {
    200: json(campaign, "The campaign."),
    ...plainErrors(...queryErrors, ...ownerErrors, "not_found"),
  },
});

const change = createRoute({
  ...paths.campaigns.change,
  summary: "Change a draft, launch or cancel a campaign",
  description:
    "An omitted field is unchanged; after an error, all fields are. The `status` `in review` launches a draft (401 without a log-in), `cancelled` cancels a campaign in review or live; both may be repeated. The other fields of a launched campaign cannot change (409). With an `updated_at` that is not the campaign's own, the draft was changed elsewhere (409).",
  request: {
    params,
    body: jsonBody(
      z
        .object({
          ...campaignDraft,
          status: z.enum(["in review", "cancelled"]).optional(),
          updated_at: moment.optional().describe("As in the response that the change builds on."),
          temp_user_id: guestId,
        })
        .openapi("CampaignChange"),
    ),
  },
  responses: {
    200: json(campaign, "The changed campaign."),
    ...plainErrors(
      ...bodyErrors,
      ...ownerErrors,
      "not_found",
      "campaign_launched",
      "campaign_stale",
      "campaign_not_cancellable",
      "too_often",
      ...draftErrors,
      ...launchErrors,
    ),
  },
});

const remove = createRoute({
  ...paths.campaigns.remove,
  summary: "Delete a campaign",
  description: "A campaign in review or live must be cancelled first (409).",
  request: { params, query: guestQuery },
  responses: {
    200: json(done, "Deleted."),
    ...plainErrors(
      ...queryErrors,
      "foreign_origin",
      ...ownerErrors,
      "not_found",
      "campaign_not_cancelled",
      "too_often",
    ),
  },
});

/** Campaigns, from draft to launch and beyond. */
export const campaigns = { list, create, get, change, remove };
