import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";
import { projectNameKey } from "@earshot/contract/projects/rules/project-name.ts";
import { asc, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import type { Owner } from "../database/owner.ts";
import { projects } from "../database/schema.ts";
import { markProjectUsed } from "./mark-project-used.ts";

/**
 * The project for a new ad, which becomes the client's most recently used project; null for a guest.
 *
 * @param wanted the client's own project; empty or null for the first one
 */
export async function projectForAd(
  database: Database,
  owner: Owner,
  wanted: string | null,
  now: Date,
): Promise<string | null> {
  if (!("userId" in owner)) return null;
  const id = wanted || (await homeProject(database, owner.userId, now));
  await markProjectUsed(database, id, now);
  return id;
}

/** The client's first project, for ads without a project. Creates it if needed, and returns its id. */
export async function homeProject(database: Database, userId: string, now: Date): Promise<string> {
  const found = await firstOf(database, userId);
  if (found) return found;
  const name = projectCopy.first;
  await database
    .insert(projects)
    .values({
      id: crypto.randomUUID(),
      userId,
      name,
      nameKey: projectNameKey(name),
      description: projectDescription(now),
      createdAt: now,
      usedAt: now,
    })
    .onConflictDoNothing();
  const made = await firstOf(database, userId);
  if (!made) throw new Error("An account lost its first project at the moment of its making.");
  return made;
}

async function firstOf(database: Database, userId: string): Promise<string | undefined> {
  const [first] = await database
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.userId, userId))
    .orderBy(asc(projects.createdAt), asc(projects.id))
    .limit(1);
  return first?.id;
}
