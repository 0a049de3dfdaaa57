import { campaignStatusCopy as copy } from "../copy.ts";

const shown = {
  draft: copy.draft,
  "in review": copy.inReview,
  cancelled: copy.cancelled,
  live: copy.live,
  ended: copy.ended,
  rejected: copy.rejected,
} as const;

/** The campaign status in requests and responses. */
export type CampaignStatus = keyof typeof shown;

/** Every status, in the order of a campaign's life cycle. */
export const campaignStatuses = ["draft", "in review", "live", "ended", "rejected", "cancelled"] as const;

/** Formats a status for display. */
export function formatCampaignStatus(status: CampaignStatus): string {
  return shown[status];
}

/** The actions that the owner can take on a campaign: change and launch it, cancel it, delete it. */
export function campaignActions(status: CampaignStatus): {
  change: boolean;
  cancel: boolean;
  remove: boolean;
} {
  const isRunning = status === "in review" || status === "live";
  return { change: status === "draft", cancel: isRunning, remove: !isRunning };
}
