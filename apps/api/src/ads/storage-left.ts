import { storageBytes } from "@earshot/contract/limits.ts";
import { eq, sum } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads, adVersions } from "../database/schema.ts";

/** How many bytes the owner may still store; zero or negative if the quota is used up. */
export async function storageLeft(database: Database, owner: Owner): Promise<number> {
  const [used] = await database
    .select({ bytes: sum(ads.bytes).mapWith(Number) })
    .from(ads)
    .where(isOwnedBy(ads, owner));
  const [kept] = await database
    .select({ bytes: sum(adVersions.bytes).mapWith(Number) })
    .from(adVersions)
    .innerJoin(ads, eq(ads.id, adVersions.adId))
    .where(isOwnedBy(ads, owner));
  return (
    ("userId" in owner ? storageBytes.client : storageBytes.guest) - (used?.bytes ?? 0) - (kept?.bytes ?? 0)
  );
}
