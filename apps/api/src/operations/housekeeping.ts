import type { Database } from "../database/database.ts";
import { forgetOldRates } from "../http/rate-limits.ts";
import { keptFiles } from "../storage/kept-files.ts";
import type { Storage } from "../storage/storage.ts";
import { sweepFiles } from "../storage/sweep.ts";

const hour = 3_600_000;

/** A file gets its row within minutes; a day later it will not. */
const graceMs = 24 * hour;

type House = {
  database: Database;
  storage: Storage;
  now: () => Date;
  onTrouble: (error: unknown) => void;
};

/** Removes what nobody needs any more, an hour after the start and then each hour. Gives the function that ends it. */
export function keepHouse({ database, storage, now, onTrouble }: House): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const clean = async () => {
    await forgetOldRates(database, now());
    const olderThan = new Date(now().getTime() - graceMs);
    await sweepFiles({ storage, keptOf: (keys) => keptFiles(database, keys), olderThan });
  };
  const timer = setInterval(() => {
    underWay = underWay.then(clean).catch(onTrouble);
  }, hour).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
