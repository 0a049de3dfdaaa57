import { lte } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { sessions, verifications } from "../database/schema.ts";

/** Removes log-ins and one-use links whose time is over: nothing else does, and nobody can use them. */
export async function forgetOver(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
  await database.delete(verifications).where(lte(verifications.expiresAt, now));
}
