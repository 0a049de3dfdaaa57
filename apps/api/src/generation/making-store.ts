import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import type { AdOrder, MakingStage } from "@earshot/engine/ad-order.ts";
import { and, eq } from "drizzle-orm";

import type { AdMade } from "../audio/messages.ts";
import type { Database } from "../database/database.ts";
import { ads } from "../database/schema.ts";

export type MakingStore = ReturnType<typeof makingStore>;

/**
 * Ads in the making, as the job sees them. Each change is made only while the ad is there and not over yet, and says
 * whether it was: an ad may be deleted, or finished by another process, at any moment.
 */
export function makingStore({ database, now }: { database: Database; now: () => Date }) {
  async function change(id: string, values: Partial<typeof ads.$inferInsert>): Promise<boolean> {
    const changed = await database
      .update(ads)
      .set({ ...values, updatedAt: now() })
      .where(isInTheMaking(id))
      .returning({ id: ads.id });
    return changed.length > 0;
  }

  return {
    /** What an ad is to be made of; null when there is nothing left to make. */
    async orderOf(id: string): Promise<AdOrder | null> {
      const [found] = await database
        .select({ title: ads.title, thirdPerson: ads.thirdPerson, inputs: ads.inputs })
        .from(ads)
        .where(isInTheMaking(id));
      return found?.inputs ? orderOf(found.title, found.thirdPerson, found.inputs) : null;
    },

    setStage: (id: string, stage: MakingStage | "waiting") => change(id, { stage }),

    finish: (id: string, file: { key: string; bytes: number }, { script, figures }: AdMade) =>
      change(id, {
        state: "ready",
        stage: "complete",
        script,
        fileKey: file.key,
        bytes: file.bytes,
        mimeType: "audio/mpeg",
        durationMs: figures.durationMs,
        peaks: figures.peaks,
        loudnessLufs: figures.loudnessLufs ?? null,
      }),

    fail: (id: string, stateMessage: string) =>
      change(id, { state: "failed", stage: "failed", stateMessage }),
  };
}

/** Where nobody chose a narrative, the ad says "we". */
const orderOf = (title: string, thirdPerson: boolean | null, inputs: AdInputs): AdOrder => ({
  title,
  thirdPerson: thirdPerson ?? false,
  inputs,
});

const isInTheMaking = (id: string) => and(eq(ads.id, id), eq(ads.state, "processing"));
