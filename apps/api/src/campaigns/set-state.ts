import type { CampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import { campaigns } from "../database/schema.ts";

/** Statuses that only the brand sets, each with the status that must precede it. */
const comesFrom = {
  live: "in review",
  ended: "live",
  rejected: "in review",
} as const satisfies Partial<Record<CampaignStatus, CampaignStatus>>;

export type BrandState = keyof typeof comesFrom;

export const brandStates = Object.keys(comesFrom) as BrandState[];

type Setting = {
  id: string;
  state: BrandState;
  /** Message shown to the owner instead of the status, or empty. */
  message: string;
  now: Date;
};

/**
 * Sets a campaign's status under a lock, because its owner may cancel it at the same time. Setting the same status
 * again replaces the message. If the change is rejected, returns the status that the campaign would need to have.
 */
export async function setCampaignState(
  database: Database,
  { id, state, message, now }: Setting,
): Promise<
  | { kind: "set"; before: CampaignStatus }
  | { kind: "conflict"; before: CampaignStatus; expected: CampaignStatus }
  | { kind: "unknown" }
> {
  if (!isUuid(id)) return { kind: "unknown" };
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ before: campaigns.status })
      .from(campaigns)
      .where(eq(campaigns.id, id))
      .for("update");
    if (!found) return { kind: "unknown" };
    const { before } = found;
    const expected = comesFrom[state];
    if (before !== expected && before !== state) return { kind: "conflict", before, expected };
    await tx
      .update(campaigns)
      .set({ status: state, statusMessage: message, updatedAt: now })
      .where(eq(campaigns.id, id));
    return { kind: "set", before };
  });
}
