import { eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { users } from "../database/schema.ts";

/**
 * Locks a client until the transaction ends, and returns it. Transactions that change a client's log-ins, links or
 * email lock it before anything else, so that they can't deadlock.
 */
export async function lockClient(
  tx: Database,
  userId: string,
): Promise<typeof users.$inferSelect | undefined> {
  const [client] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return client;
}
