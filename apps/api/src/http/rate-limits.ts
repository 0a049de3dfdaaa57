import { ApiError } from "@earshot/contract/api-error.ts";
import { type CodeWith } from "@earshot/contract/errors.ts";
import { type RateLimit, rateLimits as usual } from "@earshot/contract/limits.ts";
import { eq, lt, lte, or, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { rateLimits } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";

type LimitName = keyof typeof usual;

/**
 * Rate limits. `spend` counts one use for a key, and throws `ApiError` with this code and the seconds to wait when none
 * is left. Must not be called inside a transaction.
 */
export type RateLimits = { spend(name: LimitName, key: string, code: CodeWith<429>): Promise<void> };

type Counted = {
  database: Database;
  now: () => Date;
  /** Overrides the contract's, in tests. */
  others?: Partial<Record<LimitName, RateLimit>>;
};

/** Counts the contract's limits in the database, so that processes share them and restarts keep them. */
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
          // Over the limit nothing is written.
          setWhere: or(isOver, lt(rateLimits.uses, most)),
        })
        .returning({ uses: rateLimits.uses });
      if (counted) return;
      throw new ApiError(code, { retryAfter: await secondsLeft(database, row.key, moment) });
    },
  };
}

/** Deletes expired counts. */
export async function deleteExpiredRates(database: Database, now: Date): Promise<void> {
  await database.delete(rateLimits).where(lte(rateLimits.endsAt, now));
}

async function secondsLeft(database: Database, key: string, now: Date): Promise<number> {
  const [row] = await database
    .select({ endsAt: rateLimits.endsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return Math.max(1, Math.ceil(((row?.endsAt ?? now).getTime() - now.getTime()) / 1000));
}
