import { mostCampaigns } from "@earshot/contract/limits.ts";
import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";

import { titleKey } from "../ads/title-key.ts";
import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import { lockOwner } from "../database/lock-owner.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads, campaigns } from "../database/schema.ts";
import { isForeignKeyViolation } from "../database/sql-errors.ts";
import type { CampaignAd, CampaignRow } from "./campaign-response.ts";

/** A campaign and its ad, if the ad still exists. */
export type FoundCampaign = { row: CampaignRow; ad: CampaignAd | null };

const adColumns = {
  id: ads.id,
  title: ads.title,
  durationMs: ads.durationMs,
  state: ads.state,
  fileKey: ads.fileKey,
  mimeType: ads.mimeType,
  peaks: ads.peaks,
  version: ads.version,
};

type Wanted = {
  /** Part of the campaign's or its ad's title; empty matches all. */
  title: string;
  /** The status; null matches all. */
  status: CampaignRow["status"] | null;
  limit: number;
  offset: number;
};

export type CampaignsStore = ReturnType<typeof campaignsStore>;

/** Campaigns. Owners can see and change only their own. */
export function campaignsStore(database: Database) {
  return {
    /** Lists campaigns, newest first. */
    async list(owner: Owner, { title, status, limit, offset }: Wanted): Promise<FoundCampaign[]> {
      const ids = titleKey(title) === "" ? null : await idsByTitle(database, owner, title);
      return database
        .select({ row: campaigns, ad: adColumns })
        .from(campaigns)
        .leftJoin(ads, eq(ads.id, campaigns.adId))
        .where(
          and(
            isOwnedBy(campaigns, owner),
            status === null ? undefined : eq(campaigns.status, status),
            ids === null ? undefined : inArray(campaigns.id, ids),
          ),
        )
        .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
        .limit(limit)
        .offset(offset);
    },

    /** Finds a campaign; null if it does not exist or belongs to another owner. */
    async find(owner: Owner, id: string): Promise<FoundCampaign | null> {
      if (!isUuid(id)) return null;
      const [found] = await database
        .select({ row: campaigns, ad: adColumns })
        .from(campaigns)
        .leftJoin(ads, eq(ads.id, campaigns.adId))
        .where(own(owner, id));
      return found ?? null;
    },

    /** Adds a campaign unless the owner has too many, or its ad has been deleted. */
    async add(owner: Owner, row: CampaignRow): Promise<"added" | "too many" | "ad gone"> {
      return unlessGone("ad gone", () =>
        database.transaction(async (tx) => {
          await lockOwner(tx, "campaigns", owner);
          const count = await tx.$count(campaigns, isOwnedBy(campaigns, owner));
          if (count >= ("userId" in owner ? mostCampaigns.client : mostCampaigns.guest)) return "too many";
          await tx.insert(campaigns).values(row);
          return "added";
        }),
      );
    },

    /** Finds one of the owner's ads; null if it does not exist or belongs to another owner. */
    adOf: (owner: Owner, id: string) => findAd(database, owner, id),

    /**
     * Changes a campaign under a lock, so that concurrent changes don't overwrite each other. If `decide` throws,
     * nothing changes. Returns null if the campaign does not exist or belongs to another owner, or if its new ad has
     * been deleted.
     */
    async change(
      owner: Owner,
      id: string,
      decide: (row: CampaignRow, adOf: (id: string) => Promise<CampaignAd | null>) => Promise<CampaignRow>,
    ): Promise<FoundCampaign | null> {
      if (!isUuid(id)) return null;
      return unlessGone(null, () =>
        database.transaction(async (tx) => {
          const [row] = await tx.select().from(campaigns).where(own(owner, id)).for("update");
          if (!row) return null;
          const after = await decide(row, (adId) => findAd(tx, owner, adId));
          await tx.update(campaigns).set(after).where(eq(campaigns.id, id));
          return { row: after, ad: after.adId === null ? null : await findAd(tx, owner, after.adId) };
        }),
      );
    },

    /**
     * Deletes a campaign unless `assertRemovable` throws, and returns its file key. Returns null if it does not exist
     * or belongs to another owner.
     */
    async remove(
      owner: Owner,
      id: string,
      assertRemovable: (row: CampaignRow) => void,
    ): Promise<{ fileKey: string | null } | null> {
      if (!isUuid(id)) return null;
      return database.transaction(async (tx) => {
        const [row] = await tx.select().from(campaigns).where(own(owner, id)).for("update");
        if (!row) return null;
        assertRemovable(row);
        await tx.delete(campaigns).where(eq(campaigns.id, id));
        return { fileKey: row.adFileKey };
      });
    },
  };
}

/**
 * Matches titles here rather than in the database, which doesn't lower-case all letters. The cost is bounded, because
 * an owner has at most `mostCampaigns`.
 */
async function idsByTitle(database: Database, owner: Owner, title: string): Promise<string[]> {
  const key = titleKey(title);
  const adTitle = sql<string | null>`coalesce(${campaigns.adCopy} ->> 'product_name', ${ads.title})`;
  const titles = await database
    .select({ id: campaigns.id, title: campaigns.title, adTitle })
    .from(campaigns)
    .leftJoin(ads, eq(ads.id, campaigns.adId))
    .where(isOwnedBy(campaigns, owner));
  return titles
    .filter((each) => titleKey(each.title).includes(key) || titleKey(each.adTitle ?? "").includes(key))
    .map(({ id }) => id);
}

const own = (owner: Owner, id: string): SQL | undefined =>
  and(isOwnedBy(campaigns, owner), eq(campaigns.id, id));

async function findAd(database: Database, owner: Owner, id: string): Promise<CampaignAd | null> {
  if (!isUuid(id)) return null;
  const [found] = await database
    .select(adColumns)
    .from(ads)
    .where(and(isOwnedBy(ads, owner), eq(ads.id, id)));
  return found ?? null;
}

async function unlessGone<Found, Gone>(gone: Gone, write: () => Promise<Found>): Promise<Found | Gone> {
  try {
    return await write();
  } catch (error) {
    if (isForeignKeyViolation(error)) return gone;
    throw error;
  }
}
