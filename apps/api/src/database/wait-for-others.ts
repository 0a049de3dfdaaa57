import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";
import type { Owner } from "./owner.ts";

/** What an owner adds one at a time; the number stands beside the fingerprint in PostgreSQL's table of locks. */
const locks = { campaigns: 1, ads: 2 } as const;

/** Of several that add for one owner at once, each counts what the one before added. Held until the transaction ends. */
export async function waitForOthers(tx: Database, what: keyof typeof locks, owner: Owner): Promise<void> {
  const whose = "userId" in owner ? owner.userId : owner.guestKey;
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[what]}::int, hashtext(${whose}::text))`);
}
