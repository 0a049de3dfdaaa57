import { campaignCopy } from "@earshot/contract/campaigns/copy.ts";
import { dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { checkCampaignDraft } from "@earshot/contract/campaigns/rules/campaign-draft.ts";
import { checkLaunch } from "@earshot/contract/campaigns/rules/campaign-launch.ts";
import { campaignActions } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { mostCampaigns } from "@earshot/contract/limits.ts";

import { badGateway, crash, instead, never, Reply, serve } from "./serve.ts";
import type { World } from "./world.ts";
import {
  type Campaign,
  type CampaignChange,
  type CampaignDraft,
  newCampaign,
  sampleCampaigns,
  shown,
  written,
} from "./world/campaigns.ts";
import { type Owner, ownerOf, ownerOrError } from "./world/owner.ts";

/** The everyday answers: drafts are kept, also a guest's; what is launched goes into review and stays there. */
export const campaignsOf = (world: World) => {
  /** What is wrong with a draft, whenever it is written. */
  function draftError(owner: Owner, draft: CampaignDraft) {
    const wrong = checkCampaignDraft(draft);
    if (wrong) return wrong;
    const isForeignAd = draft.ad_uuid && world.ads.get(draft.ad_uuid)?.owner !== owner.id;
    return isForeignAd ? errorOf("not_found") : null;
  }

  function launchError(owner: Owner, campaign: Campaign) {
    if (!owner.account) return errorOf("not_logged_in");
    const ad = world.ads.get(campaign.ad_uuid ?? "")?.ad;
    const launch = { ...campaign, ad: ad ? { isReady: ad.state === "ready" } : null };
    return checkLaunch(launch, dayIn(campaign.time_zone, world.now()));
  }

  /** The campaign after a change, or what is wrong with all of it. */
  function changed(owner: Owner, campaign: Campaign, { status, ...draft }: CampaignChange) {
    const moves = campaignActions(campaign.status);
    const isMore = Object.keys(draft).length > 0;
    if (isMore && !moves.change) return errorOf("campaign_launched");
    if (status === campaign.status) return campaign;
    if (status === "cancelled" && !moves.cancel) {
      return errorOf("campaign_not_cancellable");
    }
    if (status === "in review" && !moves.change) {
      return errorOf("campaign_launched");
    }
    const after = shown(written(campaign, draft, world.now()), world.ads);
    const wrong = draftError(owner, draft) ?? (status === "in review" ? launchError(owner, after) : null);
    if (wrong) return wrong;
    return status ? { ...after, status, status_message: "" } : after;
  }

  /** An owner's campaigns, oldest first. */
  const ownedBy = (owner: string | undefined) =>
    [...world.campaigns.values()].filter((stored) => stored.owner === owner);

  return serve("campaigns", {
    list({ request, query, reply, error }) {
      const owner = ownerOf(world, request, query.temp_user_id);
      if (owner === "foreign") return error("foreign_guest");
      const mine = ownedBy(owner?.id).toReversed();
      const page = mine.slice(query.offset, query.offset + query.limit);
      const campaigns = page.map(({ campaign }) => shown(campaign, world.ads));
      return reply(200, { campaigns }, owner?.headers);
    },

    create(asked) {
      const { body, reply, error } = asked;
      const owner = ownerOrError(world, asked, body.temp_user_id, "not_logged_in");
      if (owner instanceof Reply) return owner;
      const wrong = draftError(owner, body);
      if (wrong) return error(wrong);
      if (ownedBy(owner.id).length >= mostCampaigns) return error("too_many_campaigns");
      const now = world.now();
      const campaign = written(newCampaign(world.nextId(), now), body, now);
      world.campaigns.set(campaign.id, { owner: owner.id, campaign });
      return reply(201, shown(campaign, world.ads), owner.headers);
    },

    change(asked) {
      const { params, body, reply, error } = asked;
      const { temp_user_id, ...change } = body;
      const owner = ownerOrError(world, asked, temp_user_id, "not_logged_in");
      if (owner instanceof Reply) return owner;
      const stored = world.campaigns.get(params.id);
      if (stored?.owner !== owner.id) return error("not_found");
      const after = changed(owner, stored.campaign, change);
      if (!("id" in after)) return error(after);
      stored.campaign = after;
      return reply(200, shown(after, world.ads), owner.headers);
    },

    remove(asked) {
      const { params, query, reply, error } = asked;
      const owner = ownerOrError(world, asked, query.temp_user_id, "not_logged_in");
      if (owner instanceof Reply) return owner;
      const stored = world.campaigns.get(params.id);
      if (stored?.owner !== owner.id) return error("not_found");
      if (!campaignActions(stored.campaign.status).remove) {
        return error("campaign_not_cancelled");
      }
      world.campaigns.delete(params.id);
      return reply(200, { success: true, message: campaignCopy.deleted }, owner.headers);
    },
  });
};

const samples = sampleCampaigns(new Date("2026-11-02T09:30:00Z"));
const many = Array.from({ length: 120 }, (_, index) => ({
  ...samples[index % samples.length]!,
  id: `cmp_many_${index}`,
}));

/** The other servers that a person may meet. The key is also the story's name and `?scenario=campaigns.<key>`. */
export const campaignsScenarios = {
  Loading: instead("campaigns", { list: never }),
  Empty: instead("campaigns", { list: () => ({ campaigns: [] }) }),
  /** One campaign in each status; the rejected one says why. */
  EachStatus: instead("campaigns", { list: () => ({ campaigns: samples.toReversed() }) }),
  Many: instead("campaigns", {
    list: ({ query }) => ({ campaigns: many.slice(query.offset, query.offset + query.limit) }),
  }),
  /** Saving, launching and deleting take their time. */
  SlowAnswer: instead("campaigns", { create: never, change: never, remove: never }),
  /** The smallest budget is not reached. */
  BudgetTooLow: instead("campaigns", {
    change: ({ error }) => error("total_budget_too_low"),
  }),
  BudgetTooHigh: instead("campaigns", {
    change: ({ error }) => error("total_budget_too_high"),
  }),
  TitleTooLong: instead("campaigns", {
    create: ({ error }) => error("campaign_title_too_long"),
    change: ({ error }) => error("campaign_title_too_long"),
  }),
  /** It was launched in another tab: nothing of it changes any more. */
  AlreadyLaunched: instead("campaigns", {
    change: ({ error }) => error("campaign_launched"),
    remove: ({ error }) => error("campaign_not_cancelled"),
  }),
  /** The campaign, or the ad chosen for it, was deleted in another tab. */
  AlreadyGone: instead("campaigns", {
    create: ({ error }) => error("not_found"),
    change: ({ error }) => error("not_found"),
    remove: ({ error }) => error("not_found"),
  }),
  /** Launching asks for a log-in; the draft is kept. */
  LoggedOut: instead("campaigns", {
    change: ({ error }) => error("not_logged_in"),
  }),
  /** The browser's guest identity is not the one that the request names. */
  OtherGuest: instead("campaigns", {
    list: ({ error }) => error("foreign_guest"),
    create: ({ error }) => error("foreign_guest"),
    change: ({ error }) => error("foreign_guest"),
    remove: ({ error }) => error("foreign_guest"),
  }),
  /** No server answers, only the proxy before it: nothing in it can be shown. */
  BadGateway: instead("campaigns", {
    list: badGateway,
    create: badGateway,
    change: badGateway,
    remove: badGateway,
  }),
  Down: instead("campaigns", { list: crash, create: crash, change: crash, remove: crash }),
};
