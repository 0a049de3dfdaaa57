import { lte } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { sessions, verifications } from "../database/schema.ts";

/** Deletes expired sessions and one-use links; nothing else does. */
export async function deleteExpired(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  await database.delete(verifications).where(lte(verifications.expiresAt, now));
}
