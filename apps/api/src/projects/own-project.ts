import { and, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import type { Owner } from "../database/owner.ts";
import { projects } from "../database/schema.ts";

/** Returns true if a project belongs to this owner. Guests have none. */
export async function isOwnProject(database: Database, owner: Owner, id: string): Promise<boolean> {
  if (!("userId" in owner) || !isUuid(id)) return false;
  const [found] = await database
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.userId, owner.userId)));
  return found !== undefined;
}
