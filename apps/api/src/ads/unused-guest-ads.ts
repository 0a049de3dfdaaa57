import { guestAdsKeptDays, guestUploadsKeptDays } from "@earshot/contract/limits.ts";
import { and, eq, inArray, isNotNull, lt, or } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads } from "../database/schema.ts";
import { deleteUnreferenced } from "../storage/delete-unreferenced.ts";
import type { Storage } from "../storage/storage.ts";

const day = 24 * 60 * 60 * 1000;

/** How many rows are deleted at a time: few, because the embedded database can't serve other queries meanwhile. */
const batch = 100;

/**
 * Deletes the ads of guests whose cookie has expired, and uploads by guests who never returned. Returns how many ads
 * were deleted.
 */
export async function removeUnusedGuestAds(database: Database, storage: Storage, now: Date): Promise<number> {
  const isUnused = and(
    isNotNull(ads.guestKey),
    or(
      lt(ads.usedAt, daysBefore(now, guestAdsKeptDays)),
      // Uploads that were not used after their first day.
      and(
        lt(ads.usedAt, daysBefore(now, guestUploadsKeptDays)),
        eq(ads.source, "upload"),
        eq(ads.usedAt, ads.createdAt),
      ),
    ),
  );
  const some = database.select({ id: ads.id }).from(ads).where(isUnused).limit(batch);
  let all = 0;
  for (let removed = batch; removed === batch;) {
    const rows = await database
      .delete(ads)
      // Checked again, because the guest may have returned in the meantime.
      .where(and(inArray(ads.id, some), isUnused))
      .returning({ file: ads.fileKey, original: ads.originalKey });
    await deleteUnreferenced(
      database,
      storage,
      rows.flatMap(({ file, original }) => [file, original]),
    );
    removed = rows.length;
    all += removed;
  }
  return all;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);
