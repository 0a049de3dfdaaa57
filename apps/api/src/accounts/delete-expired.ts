import { emailChangeLength } from "@earshot/contract/limits.ts";
import { lte } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { emailChanges, guestMoves, sessions, verifications } from "../database/schema.ts";
import { lateRequestsMs } from "./migrate-guest.ts";

/**
 * Deletes expired sessions, one-time links, email changes and completed guest migrations, which nothing else deletes.
 */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  await database.delete(verifications).where(lte(verifications.expiresAt, now));
  const oldest = new Date(now.getTime() - emailChangeLength.cancel);
  await database.delete(emailChanges).where(lte(emailChanges.createdAt, oldest));
  const last = new Date(now.getTime() - lateRequestsMs);
  await database.delete(guestMoves).where(lte(guestMoves.movedAt, last));
}
