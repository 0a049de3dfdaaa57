import { campaignErrorCopy, campaignCopy } from "@earshot/contract/campaigns/copy.ts";
import { dayIn } from "@earshot/contract/campaigns/rules/campaign-dates.ts";
import { checkCampaignDraft } from "@earshot/contract/campaigns/rules/campaign-draft.ts";
import { checkLaunch } from "@earshot/contract/campaigns/rules/campaign-launch.ts";
import { campaignMoves } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { errorCopy } from "@earshot/contract/errors.ts";
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
import { type Owner, ownerOf, ownerOrRefusal } from "./world/owner.ts";

type Refused<Status> = { status: Status; message: string };

/** The everyday answers: drafts are kept, also a guest's; what is launched goes into review and stays there. */
export const campaignsOf = (world: World) => {
  /** What a draft is refused for, whenever it is written. */
  function refusalOf(owner: Owner, draft: CampaignDraft): Refused<404 | 422> | null {
    const wrong = checkCampaignDraft(draft);
    if (wrong) return { status: 422, message: wrong.message };
    const isForeignAd = draft.ad_uuid && world.ads.get(draft.ad_uuid)?.owner !== owner.id;
    return isForeignAd ? { status: 404, message: errorCopy.notFound } : null;
  }

  function launchRefusal(owner: Owner, campaign: Campaign): Refused<401 | 422> | null {
    if (!owner.account) return { status: 401, message: errorCopy.loggedOut };
    const ad = world.ads.get(campaign.ad_uuid ?? "")?.ad;
    const launch = { ...campaign, ad: ad ? { isReady: ad.state === "ready" } : null };
    const wrong = checkLaunch(launch, dayIn(campaign.time_zone, world.now()));
    return wrong && { status: 422, message: wrong.message };
  }

  /** The campaign after a change, or what refuses all of it. */
  function changed(owner: Owner, campaign: Campaign, { status, ...draft }: CampaignChange) {
    const moves = campaignMoves(campaign.status);
    const isMore = Object.keys(draft).length > 0;
    if (isMore && !moves.change) return { status: 409, message: campaignErrorCopy.launched } as const;
    if (status === campaign.status) return campaign;
    if (status === "cancelled" && !moves.cancel) {
      return { status: 409, message: campaignErrorCopy.notCancellable } as const;
    }
    if (status === "in review" && !moves.change) {
      return { status: 409, message: campaignErrorCopy.launched } as const;
    }
    const after = shown(written(campaign, draft, world.now()), world.ads);
    const refusal = refusalOf(owner, draft) ?? (status === "in review" ? launchRefusal(owner, after) : null);
    if (refusal) return refusal;
    return status ? { ...after, status, status_message: "" } : after;
  }

  /** An owner's campaigns, oldest first. */
  const ownedBy = (owner: string | undefined) =>
    [...world.campaigns.values()].filter((stored) => stored.owner === owner);

  return serve("campaigns", {
    list({ request, query, reply, refuse }) {
      const owner = ownerOf(world, request, query.temp_user_id);
      if (owner === "foreign") return refuse(403, errorCopy.foreignGuest);
      const mine = ownedBy(owner?.id).toReversed();
      const page = mine.slice(query.offset, query.offset + query.limit);
      const campaigns = page.map(({ campaign }) => shown(campaign, world.ads));
      return reply(200, { campaigns }, owner?.headers);
    },

    create(asked) {
      const { body, reply, refuse } = asked;
      const owner = ownerOrRefusal(world, asked, body.temp_user_id, errorCopy.loggedOut);
      if (owner instanceof Reply) return owner;
      const refusal = refusalOf(owner, body);
      if (refusal) return refuse(refusal.status, refusal.message);
      if (ownedBy(owner.id).length >= mostCampaigns) return refuse(422, campaignErrorCopy.tooMany);
      const now = world.now();
      const campaign = written(newCampaign(world.nextId(), now), body, now);
      world.campaigns.set(campaign.id, { owner: owner.id, campaign });
      return reply(201, shown(campaign, world.ads), owner.headers);
    },

    change(asked) {
      const { params, body, reply, refuse } = asked;
      const { temp_user_id, ...change } = body;
      const owner = ownerOrRefusal(world, asked, temp_user_id, errorCopy.loggedOut);
      if (owner instanceof Reply) return owner;
      const stored = world.campaigns.get(params.id);
      if (stored?.owner !== owner.id) return refuse(404, errorCopy.notFound);
      const after = changed(owner, stored.campaign, change);
      if (!("id" in after)) return refuse(after.status, after.message);
      stored.campaign = after;
      return reply(200, shown(after, world.ads), owner.headers);
    },

    remove(asked) {
      const { params, query, reply, refuse } = asked;
      const owner = ownerOrRefusal(world, asked, query.temp_user_id, errorCopy.loggedOut);
      if (owner instanceof Reply) return owner;
      const stored = world.campaigns.get(params.id);
      if (stored?.owner !== owner.id) return refuse(404, errorCopy.notFound);
      if (!campaignMoves(stored.campaign.status).remove) {
        return refuse(409, campaignErrorCopy.cancelFirst);
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
    change: ({ refuse }) => refuse(422, campaignErrorCopy.totalLow),
  }),
  BudgetTooHigh: instead("campaigns", {
    change: ({ refuse }) => refuse(422, campaignErrorCopy.totalHigh),
  }),
  TitleTooLong: instead("campaigns", {
    create: ({ refuse }) => refuse(422, campaignErrorCopy.titleLong),
    change: ({ refuse }) => refuse(422, campaignErrorCopy.titleLong),
  }),
  /** It was launched in another tab: nothing of it changes any more. */
  AlreadyLaunched: instead("campaigns", {
    change: ({ refuse }) => refuse(409, campaignErrorCopy.launched),
    remove: ({ refuse }) => refuse(409, campaignErrorCopy.cancelFirst),
  }),
  /** The campaign, or the ad chosen for it, was deleted in another tab. */
  AlreadyGone: instead("campaigns", {
    create: ({ refuse }) => refuse(404, errorCopy.notFound),
    change: ({ refuse }) => refuse(404, errorCopy.notFound),
    remove: ({ refuse }) => refuse(404, errorCopy.notFound),
  }),
  /** Launching asks for a log-in; the draft is kept. */
  LoggedOut: instead("campaigns", {
    change: ({ refuse }) => refuse(401, errorCopy.loggedOut),
  }),
  /** The browser's guest identity is not the one that the request names. */
  OtherGuest: instead("campaigns", {
    list: ({ refuse }) => refuse(403, errorCopy.foreignGuest),
    create: ({ refuse }) => refuse(403, errorCopy.foreignGuest),
    change: ({ refuse }) => refuse(403, errorCopy.foreignGuest),
    remove: ({ refuse }) => refuse(403, errorCopy.foreignGuest),
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
