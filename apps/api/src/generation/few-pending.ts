import { ApiError } from "@earshot/contract/api-error.ts";
import { adsInTheMaking } from "@earshot/contract/limits.ts";
import { and, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads, adVersions } from "../database/schema.ts";

/** How long rendering an ad usually takes, in seconds, for Retry-After. */
const usualRenderSeconds = 15;

/** Throws `ApiError` if the owner already has the maximum number of ads and versions in progress. */
export async function assertFewPending(database: Database, owner: Owner): Promise<void> {
  const isTheirs = isOwnedBy(ads, owner);
  const pendingAds = await database.$count(ads, and(isTheirs, eq(ads.state, "processing")));
  const pendingVersions = await database
    .select({ id: adVersions.id })
    .from(adVersions)
    .innerJoin(ads, eq(ads.id, adVersions.adId))
    .where(and(isTheirs, eq(adVersions.state, "processing")));
  if (pendingAds + pendingVersions.length >= adsInTheMaking)
    throw new ApiError("too_many_pending_ads", { retryAfter: usualRenderSeconds });
}
