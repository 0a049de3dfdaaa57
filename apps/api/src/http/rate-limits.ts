import { isIPv6 } from "node:net";

import { ApiError } from "@earshot/contract/api-error.ts";
import type { CodeWith } from "@earshot/contract/errors.ts";
import { type RateLimit, rateLimits as usual } from "@earshot/contract/limits.ts";
import { networkOf } from "@earshot/contract/network-of.ts";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { rateLimits } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";

type LimitName = keyof typeof usual;

/**
 * Rate limits. `spend` counts one or more uses for a key, and throws `ApiError` with this code and the seconds to wait
 * if too few are left. Must not be called inside a transaction. If the key is an IPv6 address, uses also count for its
 * network, because one subscriber may have a whole /48.
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

type Count = RateLimit & { key: string };

/** The limit of an IPv6 network, as a multiple of a single address's. */
const networkFactor = 8;

/** Counts the contract's limits in the database, so that they are shared by all processes and survive restarts. */
export function countRates({ database, now, others = {} }: Counted): RateLimits {
  /** The counts that a use is added to: the key's, and for an IPv6 address also its network's. */
  function countsOf(name: LimitName, key: string): Count[] {
    const limit = others[name] ?? usual[name];
    const counts = [{ ...limit, key: keyOf(name, key) }];
    if (isIPv6(key))
      counts.push({ ...limit, most: limit.most * networkFactor, key: keyOf(name, networkOf(key)) });
    return counts;
  }

  async function spendOne({ key, most, within }: Count, code: CodeWith<429>, uses: number): Promise<void> {
    const moment = now();
    const row = { key, uses, endsAt: new Date(moment.getTime() + within) };
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
        // Doesn't count above the limit.
        setWhere: or(isOver, lte(rateLimits.uses, most - uses)),
      })
      .returning({ uses: rateLimits.uses });
    if (counted) return;
    const left = await secondsLeft(database, key, moment);
    throw new ApiError(code, { retryAfter: Math.min(left, Math.ceil(within / 1000)) });
  }

  async function assertOneLeft({ key, most, within }: Count, code: CodeWith<429>, uses = 1): Promise<void> {
    const moment = now();
    const [row] = await database.select().from(rateLimits).where(eq(rateLimits.key, key));
    if (!row || row.uses <= most - uses) return;
    const left = Math.ceil((row.endsAt.getTime() - moment.getTime()) / 1000);
    // If the clock was set back, `spend` starts a new window.
    const mostLeft = (within + usualSkew) / 1000;
    if (left > 0 && left <= mostLeft)
      throw new ApiError(code, { retryAfter: Math.min(left, Math.ceil(within / 1000)) });
  }

  return {
    async spend(name, key, code, uses = 1) {
      const counts = countsOf(name, key);
      // Checked first, so that a network over its limit adds no counts for new addresses, and because the insert
      // locks the row, which writes to the disk even above the limit.
      for (const count of counts) await assertOneLeft(count, code, uses);
      for (const count of counts) await spendOne(count, code, uses);
    },

    async assertLeft(name, key, code) {
      for (const count of countsOf(name, key)) await assertOneLeft(count, code);
    },

    async giveBack(name, key) {
      const keys = countsOf(name, key).map((count) => count.key);
      await database
        .update(rateLimits)
        .set({ uses: sql`${rateLimits.uses} - 1` })
        .where(and(inArray(rateLimits.key, keys), gt(rateLimits.uses, 0)));
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
