import { setTimeout as pause } from "node:timers/promises";

import { forgetOver } from "../accounts/forget-over.ts";
import { removeUnusedGuestAds } from "../ads/unused-guest-ads.ts";
import { removeUnusedGuestDrafts } from "../campaigns/unused-guest-drafts.ts";
import type { Connection, Database } from "../database/database.ts";
import { forgetOldRates } from "../http/rate-limits.ts";
import { referencedKeys } from "../storage/delete-unreferenced.ts";
import { sweepFiles } from "../storage/delete-unreferenced.ts";
import { hasStorage } from "../storage/storage-owner.ts";
import type { Storage } from "../storage/storage.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A file gets its row within minutes; a day later it will not. */
const graceMs = 24 * hour;

type House = {
  database: Database;
  connection: Connection;
  storage: Storage;
  now: () => Date;
};

/** Removes what nobody needs any more, some minutes after the start and then each hour. Gives the function that ends it. */
export function keepHouse({
  onError,
  ...house
}: House & { onError: (error: unknown) => void }): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keep = async () => {
    for (let wait = 5 * minute; !signal.aborted; wait = hour) {
      await pause(wait, undefined, { signal, ref: false });
      await cleanHouse({ ...house, signal }).catch(onError);
    }
  };
  // The pause rejects when it is ended.
  const underWay = keep().catch(() => undefined);
  return async () => {
    stopping.abort();
    await underWay;
  };
}

/**
 * Once: counts, log-ins and links that are over, ads and drafts of guests who stay away, and files that no row names.
 * Throws when the files are another database's. A signal ends it between two steps.
 */
export async function cleanHouse(house: House & { signal?: AbortSignal }): Promise<void> {
  const { database, connection, storage, now, signal } = house;
  await forgetOldRates(database, now());
  await forgetOver(database, now());
  await removeUnusedGuestAds(database, storage, now());
  await removeUnusedGuestDrafts(database, now());
  const olderThan = new Date(now().getTime() - graceMs);
  if (signal?.aborted) return;
  if (await hasStorage(database, storage))
    await sweepFiles({
      storage,
      referencedAmong: (keys) => referencedKeys(database, keys),
      olderThan,
      signal,
    });
  else
    throw new Error(
      "The files belong to another database: none was removed. `npm run admin -- copy` hands them over.",
    );
  if (signal?.aborted) return;
  // PostgreSQL does it by itself: without it no index answers alone, and what was deleted keeps its place.
  if (connection.engine === "PGlite") await database.execute("vacuum");
}
