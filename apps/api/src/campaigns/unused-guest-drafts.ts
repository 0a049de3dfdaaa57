import { guestAdsKeptDays } from "@earshot/contract/limits.ts";
import { and, inArray, isNotNull, lt } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { campaigns } from "../database/schema.ts";

const day = 24 * 60 * 60 * 1000;

/** How many rows are deleted at a time: few, because the embedded database can't serve other queries meanwhile. */
const batch = 100;

/** Deletes the drafts of guests whose cookie has expired. Drafts have no files. Returns how many were deleted. */
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
      // Checked again, because the guest may have returned in the meantime.
      .where(and(inArray(campaigns.id, some), isUnused))
      .returning({ id: campaigns.id });
    removed = rows.length;
    all += removed;
  }
  return all;
}
