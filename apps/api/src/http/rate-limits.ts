import { ApiError } from "@earshot/contract/api-error.ts";
import { type CodeWith } from "@earshot/contract/errors.ts";
import { type RateLimit, rateLimits as usual } from "@earshot/contract/limits.ts";
import { eq, lt, lte, or, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { rateLimits } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";

export type LimitName = keyof typeof usual;

/**
 * Counts what is done too often. `spend` counts one use of a limit by whoever the key names, and throws `ApiError` with
 * this code and the seconds to wait when there is none left. Not to be called inside a transaction.
 */
export type RateLimits = { spend(name: LimitName, key: string, code: CodeWith<429>): Promise<void> };

type Counted = {
  database: Database;
  now: () => Date;
  /** In place of some of the contract's: tests alone. */
  others?: Partial<Record<LimitName, RateLimit>>;
};

/** The contract's limits, counted in the database: one count for all processes, and none is forgotten by a restart. */
export function countRates({ database, now, others = {} }: Counted): RateLimits {
  return {
    async spend(name, key, code) {
      const { most, within } = others[name] ?? usual[name];
      const moment = now();
      const row = {
        key: `${name} ${fingerprint(key)}`,
        uses: 1,
        endsAt: new Date(moment.getTime() + within),
      };
      const isOver = lte(rateLimits.endsAt, moment);
      const [counted] = await database
        .insert(rateLimits)
        .values(row)
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            uses: sql`case when ${isOver} then 1 else ${rateLimits.uses} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
          // Whoever is over the limit writes nothing.
          setWhere: or(isOver, lt(rateLimits.uses, most)),
        })
        .returning({ uses: rateLimits.uses });
      if (counted) return;
      throw new ApiError(code, { retryAfter: await secondsLeft(database, row.key, moment) });
    },
  };
}

/** Removes the counts whose window is over. */
export async function forgetOldRates(database: Database, now: Date): Promise<void> {
  await database.delete(rateLimits).where(lte(rateLimits.endsAt, now));
}

async function secondsLeft(database: Database, key: string, now: Date): Promise<number> {
  const [row] = await database
    .select({ endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(1, Math.ceil(((row?.endsAt ?? now).getTime() - now.getTime()) / 1000));
}
