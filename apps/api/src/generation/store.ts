import { ApiError } from "@earshot/contract/api-error.ts";
import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import { adsInTheMaking } from "@earshot/contract/limits.ts";
import { and, eq } from "drizzle-orm";

import { storageLeft } from "../ads/storage-left.ts";
import { titleKey } from "../ads/title-key.ts";
import type { Database } from "../database/database.ts";
import { lockOwner } from "../database/lock-owner.ts";
import { isOwnedBy, type Owner, ownerColumns } from "../database/owner.ts";
import { ads } from "../database/schema.ts";
import { isForeignKeyViolation } from "../database/sql-errors.ts";
import { fingerprint } from "../fingerprint.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { homeProject } from "../projects/home-project.ts";
import { isOwnProject } from "../projects/own-project.ts";

/** An ad to be begun: what is asked for, after the rules have let it pass. */
export type NewAd = {
  title: string;
  /** Empty for the client's first project; a guest has none. */
  projectId: string;
  thirdPerson: boolean | null;
  inputs: AdInputs;
  voices: { id: string; name: string }[];
  key: string | null;
};

export type GenerationStore = ReturnType<typeof generationStore>;

/** An MP3 of 192 kbit/s. */
const bytesOfSecond = 192_000 / 8;

type Parts = { database: Database; jobs: Pick<Jobs<JobData>, "add">; now: () => Date };

/** Ads that are begun. */
export function generationStore({ database, jobs, now }: Parts) {
  return {
    /** The ad that the same key began; null for none. */
    known: (owner: Owner, key: string | null) => knownAd(database, owner, key),

    /** Throws `ApiError` when the project is not there, or not theirs; when enough is in the making, or their storage is full. */
    async mustHaveRoom(
      owner: Owner,
      { projectId, seconds }: { projectId: string; seconds: number },
    ): Promise<void> {
      if (projectId && !(await isOwnProject(database, owner, projectId))) throw new ApiError("not_found");
      await mustNotMakeTooMany(database, owner);
      const left = await storageLeft(database, owner);
      if (left < seconds * bytesOfSecond) throw new ApiError("storage_full");
    },

    /**
     * Begins an ad, and the job that makes it: both, or neither. Gives its id, which is that of the first with the same
     * key. Throws `ApiError` where another request took the room at this moment.
     */
    async begin(
      owner: Owner,
      { title, projectId, thirdPerson, inputs, voices, key }: NewAd,
    ): Promise<string> {
      return unlessGone(
        database.transaction(async (tx) => {
          await lockOwner(tx, "ads", owner);
          const known = await knownAd(tx, owner, key);
          if (known) return known;
          await mustNotMakeTooMany(tx, owner);
          const id = crypto.randomUUID();
          const at = now();
          await tx.insert(ads).values({
            id,
            ...ownerColumns(owner),
            projectId: "userId" in owner ? projectId || (await homeProject(tx, owner.userId, at)) : null,
            title,
            titleKey: titleKey(title),
            description: inputs.prompt,
            source: inputs.script_source,
            thirdPerson,
            wishedSeconds: inputs.adLength,
            inputs,
            voices,
            state: "processing",
            stage: "waiting",
            idempotencyKey: key === null ? null : fingerprint(key),
            createdAt: at,
            updatedAt: at,
            usedAt: at,
          });
          await jobs.add(tx, "make-ad", { id, data: { adId: id } });
          return id;
        }),
      );
    },
  };
}

/** The project went at this moment. */
async function unlessGone<Found>(begun: Promise<Found>): Promise<Found> {
  return begun.catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new ApiError("not_found") : error;
  });
}

async function knownAd(database: Database, owner: Owner, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const [found] = await database
    .select({ id: ads.id })
    .from(ads)
    .where(and(isOwnedBy(ads, owner), eq(ads.idempotencyKey, fingerprint(key))));
  return found?.id ?? null;
}

async function mustNotMakeTooMany(database: Database, owner: Owner): Promise<void> {
  const count = await database.$count(ads, and(isOwnedBy(ads, owner), eq(ads.state, "processing")));
  if (count >= adsInTheMaking) throw new ApiError("too_many_pending_ads", { retryAfter: aMoment });
}

/** About what an ad takes to be made, in s: when to ask again. */
const aMoment = 15;
