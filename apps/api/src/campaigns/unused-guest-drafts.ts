import { guestAdsKeptDays } from "@earshot/contract/limits.ts";
import { and, inArray, isNotNull, lt } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { campaigns } from "../database/schema.ts";

const day = 24 * 60 * 60 * 1000;

/** How many are removed at once: the embedded database answers nobody meanwhile. */
const batch = 100;

/**
 * Removes guests' campaigns, all of them drafts without files, that were last changed longer ago than a browser keeps a
 * guest's id. Gives how many there were.
 */
export async function removeUnusedGuestDrafts(database: Database, now: Date): Promise<number> {
  const isUnused = and(
    isNotNull(campaigns.guestKey),
    lt(campaigns.updatedAt, new Date(now.getTime() - guestAdsKeptDays * day)),
  );
  const some = database.select({ id: campaigns.id }).from(campaigns).where(isUnused).limit(batch);
  let all = 0;
  for (let removed = batch; removed === batch;) {
    const rows = await database
      .delete(campaigns)
      // Asked again: one that its guest came back to at this moment stays.
      .where(and(inArray(campaigns.id, some), isUnused))
      .returning({ id: campaigns.id });
    removed = rows.length;
    all += removed;
  }
  return all;
}
