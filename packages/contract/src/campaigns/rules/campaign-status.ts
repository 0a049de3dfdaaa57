import { campaignStatusCopy as words } from "../copy.ts";

const shown = {
  draft: words.draft,
  "in review": words.inReview,
  cancelled: words.cancelled,
  live: words.live,
  ended: words.ended,
  rejected: words.rejected,
} as const;

/** Where a campaign stands, as it is sent and answered. */
export type CampaignStatus = keyof typeof shown;

/** The status in words. */
export function formatCampaignStatus(status: CampaignStatus): string {
  return shown[status];
}

/** What its owner may still do with a campaign: change and launch it, cancel it, delete it (decisions, Campaigns). */
export function campaignActions(status: CampaignStatus): {
  change: boolean;
  cancel: boolean;
  remove: boolean;
} {
  const isUnderWay = status === "in review" || status === "live";
  return { change: status === "draft", cancel: isUnderWay, remove: !isUnderWay };
}
