import { keptVersions } from "@earshot/contract/limits.ts";
import { and, desc, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads, adVersions } from "../database/schema.ts";
import type { Rendered } from "../generation/make-ad-job.ts";

type Ad = typeof ads.$inferSelect;

/** The ad's columns that a version replaces. */
export type VersionContent = Rendered & Pick<Ad, "inputs" | "voices" | "idempotencyKey">;

/**
 * Makes this content the newest version of a locked ad and keeps the previous version. After the transaction, the
 * caller removes the returned files, which belong to versions beyond the maximum.
 */
export async function replaceVersion(
  tx: Database,
  ad: Ad,
  number: number,
  content: VersionContent,
  at: Date,
): Promise<(string | null)[]> {
  const { inputs, voices, script, lines, fileKey, bytes, mimeType, durationMs, peaks, loudnessLufs } = ad;
  await tx.insert(adVersions).values({
    id: crypto.randomUUID(),
    adId: ad.id,
    number: ad.version,
    inputs,
    voices,
    script,
    lines,
    state: "ready",
    stage: "complete",
    fileKey,
    bytes,
    mimeType,
    durationMs,
    peaks,
    loudnessLufs,
    createdAt: ad.updatedAt,
  });
  await tx
    .update(ads)
    .set({ ...content, version: number, updatedAt: at })
    .where(eq(ads.id, ad.id));
  const isReady = and(eq(adVersions.adId, ad.id), eq(adVersions.state, "ready"));
  const older = await tx
    .select({ id: adVersions.id, fileKey: adVersions.fileKey })
    .from(adVersions)
    .where(isReady)
    .orderBy(desc(adVersions.number))
    .offset(keptVersions - 1);
  for (const { id } of older) await tx.delete(adVersions).where(eq(adVersions.id, id));
  return older.map((version) => version.fileKey);
}
