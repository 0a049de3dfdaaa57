import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";
import type { Owner } from "./owner.ts";

/** First keys of the advisory locks; the second is a hash of the owner. */
const locks = { campaigns: 1, ads: 2 } as const;

/** Serialises concurrent inserts of one owner until the transaction ends, so that each counts the rows before it. */
export async function lockOwner(tx: Database, table: keyof typeof locks, owner: Owner): Promise<void> {
  const whose = "userId" in owner ? owner.userId : owner.guestKey;
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[table]}::int, hashtext(${whose}::text))`);
}
