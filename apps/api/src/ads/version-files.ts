import { eq, type SQL } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads, adVersions } from "../database/schema.ts";

/** The file keys of these ads' earlier versions, whose rows are deleted along with the ads. */
export async function versionFiles(database: Database, which: SQL | undefined): Promise<(string | null)[]> {
  const rows = await database
    .select({ fileKey: adVersions.fileKey })
    .from(adVersions)
    .innerJoin(ads, eq(ads.id, adVersions.adId))
    .where(which);
  return rows.map(({ fileKey }) => fileKey);
}
