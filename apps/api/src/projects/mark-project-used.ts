import { and, eq, exists, gte, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Database } from "../database/database.ts";
import { projects } from "../database/schema.ts";

/** Makes a project its account's most recently used one. Writes nothing if it already is. */
export async function markProjectUsed(database: Database, id: string, usedAt: Date): Promise<void> {
  const other = alias(projects, "other");
  const usedLater = database
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.userId, projects.userId), ne(other.id, projects.id), gte(other.usedAt, projects.usedAt)),
    );
  await database
    .update(projects)
    .set({ usedAt })
    .where(and(eq(projects.id, id), exists(usedLater)));
}
