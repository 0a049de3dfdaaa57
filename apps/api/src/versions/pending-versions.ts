import { and, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads, adVersions } from "../database/schema.ts";
import type { RenderedRows } from "../generation/make-ad-job.ts";
import { replaceVersion } from "./replace-version.ts";

type Parts = {
  database: Database;
  now: () => Date;
  /** Deletes unreferenced files in the background. */
  removeFiles: (keys: readonly (string | null)[]) => void;
};

/** The rows of versions being made. A finished version becomes its ad's newest; a failed one doesn't change the ad. */
export function pendingVersions({ database, now, removeFiles }: Parts): RenderedRows {
  return {
    async update(id, values) {
      const updated = await database
        .update(adVersions)
        .set(values)
        .where(isPending(id))
        .returning({ id: adVersions.id });
      return updated.length > 0;
    },

    async findOrder(id) {
      const [found] = await database
        .select({ title: ads.title, thirdPerson: ads.thirdPerson, inputs: adVersions.inputs })
        .from(adVersions)
        .innerJoin(ads, eq(ads.id, adVersions.adId))
        .where(isPending(id));
      return found?.inputs
        ? { title: found.title, thirdPerson: found.thirdPerson ?? false, inputs: found.inputs }
        : null;
    },

    async complete(id, content) {
      const removed = await database.transaction(async (tx) => {
        const [pending] = await tx.select().from(adVersions).where(isPending(id));
        if (!pending) return null;
        const [ad] = await tx.select().from(ads).where(eq(ads.id, pending.adId)).for("update");
        if (!ad) return null;
        const { number, inputs, voices, idempotencyKey } = pending;
        await tx.delete(adVersions).where(eq(adVersions.id, id));
        return replaceVersion(tx, ad, number, { ...content, inputs, voices, idempotencyKey }, now());
      });
      if (removed === null) return false;
      removeFiles(removed);
      return true;
    },
  };
}

const isPending = (id: string) => and(eq(adVersions.id, id), eq(adVersions.state, "processing"));
