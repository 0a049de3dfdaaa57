import { campaignCopy } from "@earshot/contract/campaigns/copy.ts";
import { dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { checkCampaignDraft, checkTargets } from "@earshot/contract/campaigns/rules/campaign-draft.ts";
import { checkLaunch } from "@earshot/contract/campaigns/rules/campaign-launch.ts";
import { campaignActions } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { mostCampaigns } from "@earshot/contract/limits.ts";
import { ownerLimits } from "@earshot/contract/owner-limits.ts";

import type { MockDb } from "./mock-db.ts";
import {
  type Campaign,
  type CampaignChange,
  type CampaignDraft,
  listedCampaign,
  newCampaign,
  sampleCampaigns,
  toCampaign,
  withDraft,
} from "./mock-db/campaigns.ts";
import { type Owner, ownerOf, ownerOrError } from "./mock-db/owner.ts";
import { tooOftenError } from "./owner-limits.ts";
import { badGateway, crash, everywhere, fallThrough, instead, never, Reply, serve } from "./serve.ts";

/** Default responses: drafts are saved, including guests' drafts; launched campaigns stay in review. */
export const campaignsHandlers = (mockDb: MockDb) => {
  function draftError(owner: Owner, draft: CampaignDraft) {
    const invalid = checkCampaignDraft(draft);
    if (invalid) return invalid;
    const isForeignAd = draft.ad_uuid && mockDb.ads.get(draft.ad_uuid)?.owner !== owner.id;
    return isForeignAd ? errorOf("not_found") : null;
  }

  function launchError(owner: Owner, campaign: Campaign) {
    if (!owner.account) return errorOf("not_logged_in");
    const ad = mockDb.ads.get(campaign.ad_uuid ?? "")?.ad;
    const launch = { ...campaign, ad: ad ? { isReady: ad.state === "ready" } : null };
    return checkLaunch(launch, dayIn(campaign.time_zone, mockDb.now()));
  }

  /** The changed campaign, or an error. */
  function changed(owner: Owner, campaign: Campaign, { status, updated_at, ...draft }: CampaignChange) {
    const allowed = campaignActions(campaign.status);
    const changesDraft = Object.keys(draft).length > 0;
    if (changesDraft && !allowed.change) return errorOf("campaign_launched");
    if (status === campaign.status) return campaign;
    if (status === "cancelled" && !allowed.cancel) {
      return errorOf("campaign_not_cancellable");
    }
    if (status === "in review" && !allowed.change) {
      return errorOf("campaign_launched");
    }
    if (updated_at !== undefined && Date.parse(updated_at) !== Date.parse(campaign.updated_at)) {
      return errorOf("campaign_stale");
    }
    const after = toCampaign(withDraft(campaign, draft, mockDb.now()), mockDb.ads);
    const invalid =
      draftError(owner, draft) ??
      checkTargets(after.targeting) ??
      (status === "in review" ? launchError(owner, after) : null);
    if (invalid) return invalid;
    return status ? { ...after, status, comment: "" } : after;
  }

  /** An owner's campaigns, oldest first. */
  const ownedBy = (owner: string | undefined) =>
    [...mockDb.campaigns.values()].filter((stored) => stored.owner === owner);

  return serve("campaigns", {
    list({ request, query, reply, error }) {
      const owner = ownerOf(mockDb, request, query.temp_user_id);
      if (owner === "foreign") return error("foreign_guest");
      const title = titleKey(query.q ?? "");
      const campaigns = ownedBy(owner?.id)
        .map(({ campaign }) => toCampaign(campaign, mockDb.ads))
        .filter((each) => !query.status || each.status === query.status)
        .filter((each) =>
          [each.title, each.ad?.product_name ?? ""].some((name) => titleKey(name).includes(title)),
        )
        .toReversed()
        .slice(query.offset, query.offset + query.limit)
        .map(listedCampaign);
      return reply(200, { campaigns }, owner?.headers);
    },

    create(context) {
      const { request, body, reply, error } = context;
      const owner = ownerOrError(mockDb, context, body.temp_user_id, "not_logged_in");
      if (owner instanceof Reply) return owner;
      const invalid = draftError(owner, body);
      if (invalid) return error(invalid);
      const tooOften = tooOftenError(mockDb, request, owner, ownerLimits.drafts);
      if (tooOften) return error(tooOften);
      const most = owner.account ? mostCampaigns.client : mostCampaigns.guest;
      if (ownedBy(owner.id).length >= most)
        return error(owner.account ? "too_many_campaigns" : "too_many_guest_campaigns");
      const now = mockDb.now();
      const campaign = withDraft(newCampaign(mockDb.nextId(), now), body, now);
      mockDb.campaigns.set(campaign.id, { owner: owner.id, campaign });
      return reply(201, toCampaign(campaign, mockDb.ads), owner.headers);
    },

    get(context) {
      const { params, query, reply, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "not_logged_in");
      if (owner instanceof Reply) return owner;
      const stored = mockDb.campaigns.get(params.id);
      if (stored?.owner !== owner.id) return error("not_found");
      return reply(200, toCampaign(stored.campaign, mockDb.ads), owner.headers);
    },

    change(context) {
      const { params, body, reply, error } = context;
      const { temp_user_id, ...change } = body;
      const owner = ownerOrError(mockDb, context, temp_user_id, "not_logged_in");
      if (owner instanceof Reply) return owner;
      const stored = mockDb.campaigns.get(params.id);
      if (stored?.owner !== owner.id) return error("not_found");
      const after = changed(owner, stored.campaign, change);
      if (!("id" in after)) return error(after);
      if (after.status === "in review") stored.recording ??= mockDb.ads.get(after.ad_uuid ?? "")?.recording;
      stored.campaign = after;
      return reply(200, toCampaign(after, mockDb.ads), owner.headers);
    },

    remove(context) {
      const { params, query, reply, error } = context;
      const owner = ownerOrError(mockDb, context, query.temp_user_id, "not_logged_in");
      if (owner instanceof Reply) return owner;
      const stored = mockDb.campaigns.get(params.id);
      if (stored?.owner !== owner.id) return error("not_found");
      if (!campaignActions(stored.campaign.status).remove) {
        return error("campaign_not_cancelled");
      }
      mockDb.campaigns.delete(params.id);
      return reply(200, { success: true, message: campaignCopy.deleted }, owner.headers);
    },
  });
};

const titleKey = (title: string) => title.normalize("NFKC").toLowerCase().trim();

const samples = sampleCampaigns(new Date("2026-11-02T09:30:00Z")).map(listedCampaign);
const many = Array.from({ length: 120 }, (_, index) => ({
  ...samples[index % samples.length]!,
  id: `cmp_many_${index}`,
}));

/** Named non-default responses. The key is also the story's name and `?scenario=campaigns.<key>`. */
export const campaignsScenarios = {
  /** The list, or the campaign in the URL, stays pending. */
  Loading: instead("campaigns", { list: never, get: never }),
  /** No campaigns yet. */
  Empty: instead("campaigns", { list: () => ({ campaigns: [] }) }),
  /** One campaign in each status; the rejected one has a reason. */
  EachStatus: instead("campaigns", { list: () => ({ campaigns: samples.toReversed() }) }),
  /** More campaigns than a page shows. */
  Many: instead("campaigns", {
    list: ({ query }) => ({ campaigns: many.slice(query.offset, query.offset + query.limit) }),
  }),
  /** No campaign matches a search or status. */
  NoMatches: instead("campaigns", {
    list: ({ query }) => ({ campaigns: query.q?.trim() || query.status ? [] : samples.toReversed() }),
  }),
  /** Save, launch and delete stay pending. */
  SlowAnswer: instead("campaigns", { create: never, change: never, remove: never }),
  /** The campaign was launched in another tab and can no longer change. */
  AlreadyLaunched: instead("campaigns", { change: "campaign_launched", remove: "campaign_not_cancelled" }),
  /** The draft was changed in another tab. */
  ChangedElsewhere: instead("campaigns", { change: "campaign_stale" }),
  /** The campaign was deleted in another tab. */
  AlreadyGone: instead("campaigns", {
    create: "not_found",
    get: "not_found",
    change: "not_found",
    remove: "not_found",
  }),
  /** Drafts are saved, but a launch gets no response. */
  LaunchFails: instead("campaigns", { change: ({ body }) => (body.status ? crash() : fallThrough) }),
  /** Drafts are saved, but a launch is rejected: the ad isn't ready. */
  LaunchRejected: instead("campaigns", {
    change: ({ body, error }) => (body.status ? error("campaign_ad_not_ready") : fallThrough),
  }),
  /** Drafts are saved, but a launch stays pending. */
  LaunchPending: instead("campaigns", { change: ({ body }) => (body.status ? never() : fallThrough) }),
  /** Drafts are saved, but the draft was changed in another tab just before the launch. */
  ChangedBeforeLaunch: instead("campaigns", {
    change: ({ body, error }) => (body.status ? error("campaign_stale") : fallThrough),
  }),
  /** The list loads, but drafts can't be saved or deleted, and campaigns can't be cancelled. */
  ChangesFail: instead("campaigns", { create: crash, change: crash, remove: crash }),
  /** Campaigns load, but a proxy responds to every change with an HTML page, whose text is not shown. */
  ChangesBadGateway: everywhere("campaigns", badGateway, ["list", "get"]),
  /** The first page loads, but the second does not. */
  MoreFails: instead("campaigns", {
    list: ({ query }) =>
      query.offset > 0 ? crash() : { campaigns: many.slice(query.offset, query.offset + query.limit) },
  }),
  /** The guest has reached the draft limit. */
  DraftLimit: instead("campaigns", { create: "too_many_guest_campaigns" }),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: everywhere("campaigns", badGateway),
  /** The server doesn't respond. */
  Down: everywhere("campaigns", crash),
};
