import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";
import type { Owner } from "./owner.ts";

/** The advisory locks' first keys; the second key is a hash of the owner, or 0. */
const locks = { campaigns: 1, ads: 2, queue: 3 } as const;

/** Serialises an owner's concurrent inserts until the transaction ends, so that each counts the rows before it. */
export async function lockOwner(tx: Database, table: "campaigns" | "ads", owner: Owner): Promise<void> {
  const whose = "userId" in owner ? owner.userId : owner.guestKey;
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[table]}::int, hashtext(${whose}::text))`);
}

/**
 * Serialises concurrent additions to the ad queue until the transaction ends. To prevent deadlocks, take all other
 * locks first.
 */
export async function lockQueue(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.queue}::int, 0)`);
}
