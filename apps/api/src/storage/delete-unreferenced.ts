import { inArray } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads, adVersions, campaigns } from "../database/schema.ts";
import type { Storage } from "./storage.ts";

/** Keys per query; PostgreSQL accepts at most 65,535 parameters. */
const pageLength = 500;

/** The keys among these that any row references. Every column that holds a file key belongs in this list. */
export async function referencedKeys(database: Database, keys: string[]): Promise<Set<string>> {
  const columns = [
    [ads, ads.fileKey],
    [ads, ads.originalKey],
    [adVersions, adVersions.fileKey],
    [campaigns, campaigns.adFileKey],
  ] as const;
  const referenced = new Set<string>();
  for (const [table, key] of columns)
    for (const row of await database.select({ key }).from(table).where(inArray(key, keys)))
      if (row.key !== null) referenced.add(row.key);
  return referenced;
}

/** Deletes those of the given files that no row references any more. After a crash the sweep deletes the rest. */
export async function deleteUnreferenced(
  database: Database,
  storage: Storage,
  keys: readonly (string | null)[],
): Promise<void> {
  const all = keys.filter((key) => key !== null);
  for (let at = 0; at < all.length; at += pageLength) {
    const page = all.slice(at, at + pageLength);
    const referenced = await referencedKeys(database, page);
    await Promise.all(page.filter((key) => !referenced.has(key)).map((key) => storage.remove(key)));
  }
}

type Sweep = {
  storage: Storage;
  referencedAmong: (keys: string[]) => Promise<Set<string>>;
  /** Skips newer files, which may still get their row. */
  olderThan: Date;
  /** Stops the sweep between two pages. */
  signal?: AbortSignal | undefined;
};

/** Deletes every old file that no row references, including unfinished ones. Returns how many files were deleted. */
export async function sweepFiles({ storage, referencedAmong, olderThan, signal }: Sweep): Promise<number> {
  let removed = 0;
  let page: string[] = [];
  const removePage = async () => {
    const referenced = await referencedAmong(page);
    const unreferenced = page.filter((key) => !referenced.has(key));
    for (const key of unreferenced) await storage.remove(key);
    removed += unreferenced.length;
    page = [];
  };
  for await (const { key, changedAt } of storage.list()) {
    if (signal?.aborted) return removed;
    if (changedAt < olderThan) page.push(key);
    if (page.length === pageLength) await removePage();
  }
  if (page.length > 0) await removePage();
  return removed;
}
