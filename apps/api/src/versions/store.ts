import { ApiError } from "@earshot/contract/api-error.ts";
import { keptVersions } from "@earshot/contract/limits.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import { and, desc, eq, gt, inArray } from "drizzle-orm";

import { storageLeft } from "../ads/storage-left.ts";
import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import { lockOwner } from "../database/lock-owner.ts";
import { isOwnedBy, type Owner } from "../database/owner.ts";
import { ads, adVersions } from "../database/schema.ts";
import type { AdInputs, AdVoice } from "../database/stored-json.ts";
import { fingerprint } from "../fingerprint.ts";
import { addToQueue, assertQueueHasRoom } from "../generation/ad-queue.ts";
import { bytesPerSecond } from "../generation/create-ad.ts";
import { assertFewPending } from "../generation/few-pending.ts";
import { spendFor } from "../http/owner-limits.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { replaceVersion } from "./replace-version.ts";

type Parts = {
  database: Database;
  jobs: Pick<Jobs<JobData>, "add">;
  limits: RateLimits;
  now: () => Date;
  /** Deletes unreferenced files in the background. */
  removeFiles: (keys: readonly (string | null)[]) => void;
};

type Ad = typeof ads.$inferSelect;

/** The data for a new version. */
export type NewVersion = {
  basedOn: number;
  inputs: AdInputs;
  voices: AdVoice[];
  /** The estimated rendering time in seconds, from `checkScript`. */
  cost: number;
  idempotencyKey: string | null;
};

export type PendingVersion = Pick<typeof adVersions.$inferSelect, "number" | "stage" | "stateMessage">;

export type VersionsStore = ReturnType<typeof versionsStore>;

const pendingColumns = {
  number: adVersions.number,
  stage: adVersions.stage,
  stateMessage: adVersions.stateMessage,
};

/** Ad versions. Owners can see and change only their own; other owners' versions are reported as missing. */
export function versionsStore({ database, jobs, limits, now, removeFiles }: Parts) {
  /** Counts a version against the owner's ad limits, because a version costs as much as an ad. */
  async function assertMayMake(owner: Owner, { inputs, cost }: NewVersion, visitor: Visitor): Promise<void> {
    await assertFewPending(database, owner);
    if ((await storageLeft(database, owner)) < inputs.adLength * bytesPerSecond)
      throw new ApiError("storage_full");
    await assertQueueHasRoom(database, { owner, visitor, cost });
    await spendFor(limits, "ads", owner, visitor);
  }

  return {
    /** An ad's whole row; null if the ad does not exist or belongs to another owner. */
    async adOf(owner: Owner, id: string): Promise<Ad | null> {
      if (!isUuid(id)) return null;
      const [found] = await database.select().from(ads).where(own(owner, id));
      return found ?? null;
    },

    /**
     * The version that an earlier request with this key started, even if it has since become the newest; null if
     * there is none.
     */
    begun: (adId: string, idempotencyKey: string | null) => findBegun(database, adId, idempotencyKey),

    /** Stores a version and the job that renders it. Throws `ApiError` unless it is based on the newest version. */
    async begin(owner: Owner, id: string, version: NewVersion, visitor: Visitor): Promise<PendingVersion> {
      await assertMayMake(owner, version, visitor);
      return database.transaction(async (tx) => {
        await lockOwner(tx, "ads", owner);
        // A concurrent request with the same key may have started the version already.
        const begun = await findBegun(tx, id, version.idempotencyKey);
        if (begun) return begun;
        await assertFewPending(tx, owner);
        const ad = await lockedAd(tx, owner, id);
        if (ad.state !== "ready") throw new ApiError("not_found");
        const others = await tx
          .select({ id: adVersions.id, number: adVersions.number, state: adVersions.state })
          .from(adVersions)
          .where(eq(adVersions.adId, id));
        if (ad.version !== version.basedOn || others.some(({ state }) => state === "processing"))
          throw new ApiError("version_not_newest");
        const failed = others.filter(({ state }) => state === "failed").map((other) => other.id);
        if (failed.length > 0) await tx.delete(adVersions).where(inArray(adVersions.id, failed));
        const number = nextNumber(ad, others);
        const versionId = crypto.randomUUID();
        const { inputs, voices, cost, idempotencyKey } = version;
        await tx.insert(adVersions).values({
          id: versionId,
          adId: id,
          number,
          inputs,
          voices,
          state: "processing",
          stage: "waiting",
          idempotencyKey: idempotencyKey === null ? null : fingerprint(idempotencyKey),
          createdAt: now(),
        });
        await addToQueue(tx, jobs, { id: versionId, isVersion: true, owner, visitor, cost });
        return { number, stage: "waiting", stateMessage: "" };
      });
    },

    /** Saved earlier versions, newest first. */
    async earlier(adId: string) {
      return database
        .select()
        .from(adVersions)
        .where(and(eq(adVersions.adId, adId), eq(adVersions.state, "ready")))
        .orderBy(desc(adVersions.number))
        .limit(keptVersions - 1);
    },

    /** Makes a copy of an earlier version the newest. Returns null if there is no such version. */
    async restore(owner: Owner, id: string, number: number): Promise<number | null> {
      if (!isUuid(id)) return null;
      const restored = await database.transaction(async (tx) => {
        const ad = await lockedAd(tx, owner, id);
        if (ad.version === number) return { number, removed: [] };
        const all = await tx.select().from(adVersions).where(eq(adVersions.adId, id));
        const old = all.find((version) => version.number === number && version.state === "ready");
        if (!old?.fileKey || !old.mimeType || old.durationMs === null) return null;
        if (all.some(({ state }) => state === "processing")) throw new ApiError("version_not_newest");
        const { inputs, voices, script, lines, fileKey, bytes, mimeType, durationMs, peaks, loudnessLufs } =
          old;
        const content = { inputs, voices, lines, fileKey, bytes, mimeType, durationMs, peaks, loudnessLufs };
        const next = nextNumber(ad, all);
        const restoredContent = { ...content, script: script ?? "", idempotencyKey: null };
        const removed = await replaceVersion(tx, ad, next, restoredContent, now());
        return { number: next, removed };
      });
      if (!restored) return null;
      removeFiles(restored.removed);
      return restored.number;
    },
  };
}

async function findBegun(
  database: Database,
  adId: string,
  idempotencyKey: string | null,
): Promise<PendingVersion | null> {
  if (idempotencyKey === null) return null;
  const isIt = and(eq(adVersions.adId, adId), eq(adVersions.idempotencyKey, fingerprint(idempotencyKey)));
  const [pending] = await database.select(pendingColumns).from(adVersions).where(isIt);
  if (pending) return pending;
  const isNewest = and(
    eq(ads.id, adId),
    gt(ads.version, 1),
    eq(ads.idempotencyKey, fingerprint(idempotencyKey)),
  );
  const [made] = await database.select({ number: ads.version }).from(ads).where(isNewest);
  return made ? { number: made.number, stage: "complete", stateMessage: "" } : null;
}

/** Locks the row, so that concurrent versions get different numbers. */
async function lockedAd(tx: Database, owner: Owner, id: string): Promise<Ad> {
  const [ad] = await tx.select().from(ads).where(own(owner, id)).for("update");
  if (!ad) throw new ApiError("not_found");
  return ad;
}

/** Numbers are never reused, not even those of failed versions. */
const nextNumber = (ad: Ad, others: readonly { number: number }[]) =>
  Math.max(ad.version, ...others.map(({ number }) => number)) + 1;

const own = (owner: Owner, id: string) => and(isOwnedBy(ads, owner), eq(ads.id, id));
