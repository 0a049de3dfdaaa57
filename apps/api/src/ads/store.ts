import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads, adVersions, campaigns } from "../database/schema.ts";
import { isForeignKeyViolation } from "../database/sql-errors.ts";
import { markProjectUsed } from "../projects/mark-project-used.ts";
import { isOwnProject } from "../projects/own-project.ts";
import type { SoundFile } from "../storage/stored-sound.ts";
import { type AdRow, adsPage, listed, type Wanted } from "./listed-ads.ts";
import { versionFiles } from "./version-files.ts";

const whole = { ad: listed, inputs: ads.inputs, voices: ads.voices, stage: ads.stage };

export type AdDetailsRow = NonNullable<Awaited<ReturnType<AdsStore["find"]>>>;

export type AdsStore = ReturnType<typeof adsStore>;

/** The largest value of a database integer. */
const mostInteger = 2_147_483_647;

/** Ads. Owners can see and change only their own; the ads of others are reported as missing. */
export function adsStore({ database, now }: { database: Database; now: () => Date }) {
  return {
    /** Lists ads, newest first; null if the project does not exist or belongs to another owner. */
    async list(owner: Owner, wanted: Wanted): Promise<AdRow[] | null> {
      const { projectId } = wanted;
      if (projectId !== null && !(await isOwnProject(database, owner, projectId))) return null;
      return adsPage(database, owner, wanted);
    },

    async find(owner: Owner, id: string) {
      if (!isUuid(id)) return null;
      const [found] = await database.select(whole).from(ads).where(own(owner, id));
      return found ?? null;
    },

    /** Campaigns that use the ad, oldest first. */
    async campaignsOf(id: string) {
      return database
        .select({ id: campaigns.id, title: campaigns.title, status: campaigns.status })
        .from(campaigns)
        .where(eq(campaigns.adId, id))
        .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
    },

    /** The version being made, or the last one if it failed; null if there is neither. */
    async pendingVersionOf(id: string) {
      const { number, stage, stateMessage } = adVersions;
      const [found] = await database
        .select({ number, stage, stateMessage })
        .from(adVersions)
        .where(and(eq(adVersions.adId, id), ne(adVersions.state, "ready")))
        .orderBy(desc(adVersions.number))
        .limit(1);
      return found ?? null;
    },

    /** The file of the ad's newest version, a saved earlier version or a launched version; null until it is ready. */
    async soundOf(
      owner: Owner,
      id: string,
      version?: string | null,
    ): Promise<(SoundFile & { id: string; usedAt: Date }) | null> {
      if (!isUuid(id)) return null;
      const { fileKey, mimeType, usedAt } = ads;
      const [newest] = await database
        .select({ id: ads.id, fileKey, mimeType, usedAt, version: ads.version })
        .from(ads)
        .where(and(own(owner, id), eq(ads.state, "ready")));
      const wanted = version ? Number(version) : newest?.version;
      if (wanted !== undefined && wanted > mostInteger) return null;
      const earlier =
        newest && wanted !== newest.version && Number.isInteger(wanted)
          ? await database
              .select({ fileKey: adVersions.fileKey, mimeType: adVersions.mimeType })
              .from(adVersions)
              .where(
                and(
                  eq(adVersions.adId, id),
                  eq(adVersions.number, wanted ?? 0),
                  eq(adVersions.state, "ready"),
                ),
              )
          : [];
      const found =
        newest && (wanted === newest.version ? newest : earlier[0] && { ...newest, ...earlier[0] });
      return found?.fileKey && found.mimeType
        ? { ...found, fileKey: found.fileKey, mimeType: found.mimeType }
        : launchedSound(database, owner, id, wanted ?? 1);
    },

    /**
     * Moves an ad to this project. `mayMove` receives the id of the current project and throws to prevent the move.
     * Returns false if the ad or project does not exist or belongs to another owner.
     */
    async move(
      owner: Owner,
      id: string,
      projectId: string,
      mayMove: (from: string | null) => void,
    ): Promise<boolean> {
      if (!isUuid(id)) return false;
      try {
        return await database.transaction(async (tx) => {
          const [found] = await tx
            .select({ projectId: ads.projectId })
            .from(ads)
            .where(own(owner, id))
            .for("no key update");
          if (!found) return false;
          mayMove(found.projectId);
          if (!(await isOwnProject(tx, owner, projectId))) return false;
          await tx.update(ads).set({ projectId, updatedAt: now() }).where(eq(ads.id, id));
          await markProjectUsed(tx, projectId, now());
          return true;
        });
      } catch (error) {
        if (isForeignKeyViolation(error)) return false;
        throw error;
      }
    },

    /** Deletes an ad and returns its file keys; null if it does not exist or belongs to another owner. */
    async remove(owner: Owner, id: string): Promise<(string | null)[] | null> {
      if (!isUuid(id)) return null;
      const earlier = await versionFiles(database, own(owner, id));
      const [removed] = await database
        .delete(ads)
        .where(own(owner, id))
        .returning({ file: ads.fileKey, original: ads.originalKey });
      return removed ? [removed.file, removed.original, ...earlier] : null;
    },

    /** Records that a client opened a project. */
    markProjectUsed: (id: string) => markProjectUsed(database, id, now()),

    /** Records that a guest's ads were viewed or played. */
    async markUsed(guestKey: string, ids: string[]): Promise<void> {
      await database
        .update(ads)
        .set({ usedAt: now() })
        .where(and(eq(ads.guestKey, guestKey), inArray(ads.id, ids)));
    },
  };
}

const own = (owner: Owner, id: string): SQL | undefined => and(isOwnedBy(ads, owner), eq(ads.id, id));

/** The file of a version with which a campaign was launched; it outlives the version and the ad. */
async function launchedSound(database: Database, owner: Owner, id: string, version: number) {
  const [found] = await database
    .select({ fileKey: campaigns.adFileKey, copy: campaigns.adCopy, usedAt: campaigns.updatedAt })
    .from(campaigns)
    .where(
      and(
        isOwnedBy(campaigns, owner),
        sql`${campaigns.adCopy}->>'uuid' = ${id}`,
        sql`${campaigns.adCopy}->>'version' = ${String(version)}`,
      ),
    )
    .limit(1);
  return found?.fileKey && found.copy?.mime_type
    ? { id, usedAt: found.usedAt, fileKey: found.fileKey, mimeType: found.copy.mime_type }
    : null;
}
