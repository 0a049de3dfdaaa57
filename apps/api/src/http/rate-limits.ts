import { ApiError } from "@earshot/contract/api-error.ts";
import { type CodeWith } from "@earshot/contract/errors.ts";
import { type RateLimit, rateLimits as usual } from "@earshot/contract/limits.ts";
import { and, eq, gt, lte, or, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { rateLimits } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";

type LimitName = keyof typeof usual;

/**
 * Rate limits. `spend` counts one or more uses for a key, and throws `ApiError` with this code and the seconds to wait
 * if too few are left. Must not be called inside a transaction.
 */
export type RateLimits = {
  spend(name: LimitName, key: string, code: CodeWith<429>, uses?: number): Promise<void>;
  /** Counts nothing, but throws `ApiError` like `spend` if no use is left. */
  assertLeft(name: LimitName, key: string, code: CodeWith<429>): Promise<void>;
  /**
   * Gives back one use, for limits that count only failed attempts. Spending before the attempt means that concurrent
   * attempts are counted too.
   */
  giveBack(name: LimitName, key: string): Promise<void>;
};

type Counted = {
  database: Database;
  now: () => Date;
  /** Overrides the contract's limits in tests. */
  others?: Partial<Record<LimitName, RateLimit>>;
};

/** Counts the contract's limits in the database, so that they are shared by all processes and survive restarts. */
export function countRates({ database, now, others = {} }: Counted): RateLimits {
  return {
    async spend(name, key, code, uses = 1) {
      const { most, within } = others[name] ?? usual[name];
      const moment = now();
      const row = {
        key: keyOf(name, key),
        uses,
        endsAt: new Date(moment.getTime() + within),
      };
      // If the clock was set back, the stored end is too far ahead, and the wait would exceed the limit's window. If
      // the end is only slightly ahead, it comes from a concurrent request or another process's clock.
      const farthest = new Date(row.endsAt.getTime() + usualSkew);
      const isOver = sql`(${lte(rateLimits.endsAt, moment)} or ${gt(rateLimits.endsAt, farthest)})`;
      const [counted] = await database
        .insert(rateLimits)
        .values(row)
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            uses: sql`case when ${isOver} then ${uses}::int else ${rateLimits.uses} + ${uses}::int end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
          // Writes nothing above the limit.
          setWhere: or(isOver, lte(rateLimits.uses, most - uses)),
        })
        .returning({ uses: rateLimits.uses });
      if (counted) return;
      const left = await secondsLeft(database, row.key, moment);
      throw new ApiError(code, { retryAfter: Math.min(left, Math.ceil(within / 1000)) });
    },

    async assertLeft(name, key, code) {
      const { most, within } = others[name] ?? usual[name];
      const moment = now();
      const [row] = await database
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(name, key)));
      if (!row || row.uses < most) return;
      const left = Math.ceil((row.endsAt.getTime() - moment.getTime()) / 1000);
      // If the clock was set back, `spend` starts a new window.
      const mostLeft = (within + usualSkew) / 1000;
      if (left > 0 && left <= mostLeft) throw new ApiError(code, { retryAfter: left });
    },

    async giveBack(name, key) {
      await database
        .update(rateLimits)
        .set({ uses: sql`${rateLimits.uses} - 1` })
        .where(and(eq(rateLimits.key, keyOf(name, key)), gt(rateLimits.uses, 0)));
    },
  };
}

/** How far two processes' clocks may differ, in ms. */
const usualSkew = 5000;

const keyOf = (name: LimitName, key: string) => `${name} ${fingerprint(key)}`;

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
