import { and, eq, sql } from "drizzle-orm";

import { titleKey } from "../ads/title-key.ts";
import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads, adVersions, users } from "../database/schema.ts";

export type SharingStore = ReturnType<typeof sharingStore>;

/** The public part of a shared, ready ad. */
export type SharedAd = NonNullable<Awaited<ReturnType<SharingStore["find"]>>>;

/** Shared ads. */
export function sharingStore({ database }: { database: Database }) {
  return {
    /** Changes an ad and returns it; null if it does not exist or belongs to another owner. */
    async change(owner: Owner, id: string, { title, shared }: { title?: string; shared?: boolean }) {
      if (!isUuid(id)) return null;
      const [changed] = await database
        .update(ads)
        .set({
          shared,
          ...(shared === true && {
            shareCount: sql`case when ${ads.shared} then ${ads.shareCount} else ${ads.shareCount} + 1 end`,
          }),
          ...(title !== undefined && { title, titleKey: titleKey(title) }),
        })
        .where(and(isOwnedBy(ads, owner), eq(ads.id, id)))
        .returning({ shared: ads.shared, title: ads.title });
      return changed ?? null;
    },

    /** Finds a shared ad; null unless it is ready and shared. */
    async find(id: string) {
      if (!isUuid(id)) return null;
      const [found] = await database
        .select({
          id: ads.id,
          version: ads.version,
          shareCount: ads.shareCount,
          title: ads.title,
          brand: users.businessName,
          voices: ads.voices,
          durationMs: ads.durationMs,
          peaks: ads.peaks,
          lines: ads.lines,
          fileKey: ads.fileKey,
          mimeType: ads.mimeType,
        })
        .from(ads)
        .leftJoin(users, eq(users.id, ads.userId))
        .where(and(eq(ads.id, id), eq(ads.shared, true), eq(ads.state, "ready")));
      if (!found?.fileKey || !found.mimeType || found.durationMs === null) return null;
      const { fileKey, mimeType, durationMs } = found;
      return { ...found, brand: found.brand ?? "", fileKey, mimeType, durationMs };
    },

    /** The file of a saved version other than the newest; null if there is none. */
    async earlierFile(adId: string, number: number) {
      const [found] = await database
        .select({ fileKey: adVersions.fileKey, mimeType: adVersions.mimeType })
        .from(adVersions)
        .where(and(eq(adVersions.adId, adId), eq(adVersions.number, number), eq(adVersions.state, "ready")));
      const { fileKey = null, mimeType = null } = found ?? {};
      return fileKey !== null && mimeType !== null ? { fileKey, mimeType } : null;
    },
  };
}
