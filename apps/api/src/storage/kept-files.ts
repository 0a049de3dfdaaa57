import { inArray } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads, campaigns } from "../database/schema.ts";
import type { Storage } from "./storage.ts";

/** How many keys are asked for at once: a query has room for 65,535 values. */
export const pageLength = 500;

/** Those of the keys that some row names: what else names a file belongs in here. */
export async function keptFiles(database: Database, keys: string[]): Promise<Set<string>> {
  const columns = [
    [ads, ads.fileKey],
    [ads, ads.originalKey],
    [campaigns, campaigns.adFileKey],
  ] as const;
  const kept = new Set<string>();
  for (const [table, key] of columns)
    for (const row of await database.select({ key }).from(table).where(inArray(key, keys)))
      if (row.key !== null) kept.add(row.key);
  return kept;
}

/** Removes the files that rows named until now: those that no other row names. What a crash leaves, the sweep removes. */
export async function removeUnnamed(
  database: Database,
  storage: Storage,
  keys: readonly (string | null)[],
): Promise<void> {
  const named = keys.filter((key) => key !== null);
  for (let at = 0; at < named.length; at += pageLength) {
    const page = named.slice(at, at + pageLength);
    const kept = await keptFiles(database, page);
    await Promise.all(page.filter((key) => !kept.has(key)).map((key) => storage.remove(key)));
  }
}
