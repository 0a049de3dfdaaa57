import type { CampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";
import { eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import { campaigns } from "../database/schema.ts";

/** Where the brand, and nobody else, takes a campaign, and from where. */
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
  /** Shown to the owner in place of the state's own word; empty for that. */
  message: string;
  now: Date;
};

/**
 * Takes a campaign to a state of the brand's, under a lock, as its owner may cancel it at the same moment. One that is
 * there already gets the message. Refused, it stays as it was: `expected` is where it would have to come from.
 */
export async function setCampaignState(
  database: Database,
  { id, state, message, now }: Setting,
): Promise<
  | { kind: "set"; before: CampaignStatus }
  | { kind: "refused"; before: CampaignStatus; expected: CampaignStatus }
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
    if (before !== expected && before !== state) return { kind: "refused", before, expected };
    await tx
      .update(campaigns)
      .set({ status: state, statusMessage: message, updatedAt: now })
      .where(eq(campaigns.id, id));
    return { kind: "set", before };
  });
}
