import { projectNameKey } from "@earshot/contract/projects/rules/project-name.ts";
import { and, count, desc, eq } from "drizzle-orm";

import { versionFiles } from "../ads/version-files.ts";
import type { Database } from "../database/database.ts";
import { ads, campaigns, projects } from "../database/schema.ts";
import { isUniqueViolation } from "../database/sql-errors.ts";

export type ProjectRow = typeof projects.$inferSelect;

export type ProjectsStore = ReturnType<typeof projectsStore>;

/** Projects. Accounts can see and change only their own projects. */
export function projectsStore({ database, now }: { database: Database; now: () => Date }) {
  return {
    /** Lists the `limit` most recently used projects, most recent first. */
    async list(userId: string, limit: number): Promise<ProjectRow[]> {
      return database
        .select()
        .from(projects)
        .where(eq(projects.userId, userId))
        .orderBy(desc(projects.usedAt), desc(projects.createdAt), desc(projects.id))
        .limit(limit);
    },

    async create(userId: string, name: string, description: string): Promise<ProjectRow | "taken"> {
      const moment = now();
      const row = {
        id: crypto.randomUUID(),
        userId,
        name,
        nameKey: projectNameKey(name),
        description,
        createdAt: moment,
        usedAt: moment,
      };
      return orTaken(async () => {
        await database.insert(projects).values(row);
        return row;
      });
    },

    /** How many campaigns use each project's ads; projects without any are omitted. */
    async campaignsByProject(userId: string): Promise<Map<string | null, number>> {
      const rows = await database
        .select({ projectId: ads.projectId, campaigns: count() })
        .from(campaigns)
        .innerJoin(ads, eq(ads.id, campaigns.adId))
        .where(eq(ads.userId, userId))
        .groupBy(ads.projectId);
      return new Map(rows.map((row) => [row.projectId, row.campaigns]));
    },

    /** Renames a project; null if it does not exist or belongs to another account. */
    async rename(userId: string, id: string, name: string): Promise<ProjectRow | null | "taken"> {
      return orTaken(async () => {
        const [renamed] = await database
          .update(projects)
          .set({ name, nameKey: projectNameKey(name), usedAt: now() })
          .where(own(userId, id))
          .returning();
        return renamed ?? null;
      });
    },

    /**
     * Deletes a project with its ads and returns their file keys; null if it does not exist or belongs to another
     * account.
     */
    async remove(userId: string, id: string): Promise<(string | null)[] | null> {
      return database.transaction(async (tx) => {
        const [found] = await tx
          .select({ id: projects.id })
          .from(projects)
          .where(own(userId, id))
          .for("update");
        if (!found) return null;
        const files = await tx
          .select({ file: ads.fileKey, original: ads.originalKey })
          .from(ads)
          .where(eq(ads.projectId, id));
        const earlier = await versionFiles(tx, eq(ads.projectId, id));
        await tx.delete(projects).where(own(userId, id));
        return [...files.flatMap(({ file, original }) => [file, original]), ...earlier];
      });
    },
  };
}

const own = (userId: string, id: string) => and(eq(projects.userId, userId), eq(projects.id, id));

async function orTaken<T>(write: () => Promise<T>): Promise<T | "taken"> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
}
