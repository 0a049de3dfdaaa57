import { createRoute, z } from "@hono/zod-openapi";

import { done, json, jsonBody, refusals } from "../endpoints/answers.ts";
import { guestId, guestQuery, pageQuery, text } from "../endpoints/values.ts";
import { mostCampaigns, mostListed } from "../limits.ts";
import { paths } from "../paths.ts";
import { campaign, campaignDraft } from "./campaign.endpoints.ts";

const params = z.object({ id: text });

const list = createRoute({
  ...paths.campaigns.list,
  summary: "List one's own campaigns",
  description: "Newest first; a guest's drafts too. Empty for a visitor without an id.",
  request: { query: z.object({ temp_user_id: guestId, ...pageQuery(mostListed) }) },
  responses: {
    200: json(z.strictObject({ campaigns: z.array(campaign) }).openapi("Campaigns"), "The campaigns."),
    ...refusals(400, 403),
  },
});

const create = createRoute({
  ...paths.campaigns.create,
  summary: "Start a draft",
  description: `A draft needs nothing; the rules of budget and dates apply to what is there when it is launched. To duplicate a campaign, send it as it was answered: whatever its status, the new one is a draft with the same title, ad, audience, budget, dates and step, and without the ad when that is deleted. Whoever has ${mostCampaigns} deletes one first (422).`,
  request: { body: jsonBody(z.object({ ...campaignDraft, temp_user_id: guestId }).openapi("NewCampaign")) },
  responses: { 201: json(campaign, "The draft."), ...refusals(400, 401, 403, 404, 413, 415, 422) },
});

const change = createRoute({
  ...paths.campaigns.change,
  summary: "Change a draft, launch or cancel a campaign",
  description:
    "A key left out stays as it was, all of them when it is refused. `status` `in review` launches a draft (log-in needed: 401), `cancelled` cancels one in review or live; asked again, both are fine. A launched campaign's other keys no longer change (409).",
  request: {
    params,
    body: jsonBody(
      z
        .object({
          ...campaignDraft,
          status: z.enum(["in review", "cancelled"]).optional(),
          temp_user_id: guestId,
        })
        .openapi("CampaignChange"),
    ),
  },
  responses: {
    200: json(campaign, "The campaign as it is now."),
    ...refusals(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

const remove = createRoute({
  ...paths.campaigns.remove,
  summary: "Delete a campaign",
  description: "One in review or live has to be cancelled first (409).",
  request: { params, query: guestQuery },
  responses: { 200: json(done, "Deleted."), ...refusals(400, 401, 403, 404, 409) },
});

/** Campaigns, from the draft on. */
export const campaigns = { list, create, change, remove };
