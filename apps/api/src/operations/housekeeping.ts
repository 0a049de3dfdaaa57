import { removeUnusedGuestAds } from "../ads/unused-guest-ads.ts";
import type { Connection, Database } from "../database/database.ts";
import { forgetOldRates } from "../http/rate-limits.ts";
import { keptFiles } from "../storage/kept-files.ts";
import type { Storage } from "../storage/storage.ts";
import { sweepFiles } from "../storage/sweep.ts";

const hour = 3_600_000;

/** A file gets its row within minutes; a day later it will not. */
const graceMs = 24 * hour;

type House = {
  database: Database;
  connection: Connection;
  storage: Storage;
  now: () => Date;
};

/** Removes what nobody needs any more, an hour after the start and then each hour. Gives the function that ends it. */
export function keepHouse({
  onTrouble,
  ...house
}: House & { onTrouble: (error: unknown) => void }): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(() => cleanHouse(house)).catch(onTrouble);
  }, hour).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Once: counts that are over, ads of guests who stay away, and files that no row names. */
export async function cleanHouse({ database, connection, storage, now }: House): Promise<void> {
  await forgetOldRates(database, now());
  await removeUnusedGuestAds(database, storage, now());
  const olderThan = new Date(now().getTime() - graceMs);
  await sweepFiles({ storage, keptOf: (keys) => keptFiles(database, keys), olderThan });
  // PostgreSQL does it by itself: without it no index answers alone, and what was deleted keeps its place.
  if (connection.engine === "PGlite") await database.execute("vacuum");
}
