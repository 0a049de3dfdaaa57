import { mostCampaigns } from "@earshot/contract/limits.ts";
import { and, desc, eq, exists, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { lockOwner } from "../database/lock-owner.ts";
import { isOwnedBy } from "../database/owner.ts";
import { ads, campaigns, guestMoves } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";
import { projectForAd } from "../projects/home-project.ts";
import { guestIn, noGuestCookie } from "./guest-cookie.ts";

export type GuestMigration = ReturnType<typeof guestMigration>;

type Options = {
  database: Database;
  now: () => Date;
  /** Receives the error that postponed a migration to the next session check. */
  onError: (error: unknown) => void;
};

/** How long after the migration a request that began as a guest may still be running, in ms. */
export const lateRequestsMs = 10 * 60_000;

/**
 * Migrates a guest's ads, including those being rendered, and campaign drafts to the account at log-in or sign-up. A
 * row in `guest_moves` records the intent before anything is moved. If the server is killed, the next session check
 * finishes the migration. Must not be called inside a transaction.
 */
export function guestMigration({ database, now, onError }: Options) {
  const isPending = isNull(guestMoves.movedAt);
  const hasData = or(
    exists(database.select().from(ads).where(eq(ads.guestKey, guestMoves.guestKey))),
    exists(database.select().from(campaigns).where(eq(campaigns.guestKey, guestMoves.guestKey))),
  );
  const isDue = () => or(isPending, gt(guestMoves.movedAt, new Date(now().getTime() - lateRequestsMs)));

  /**
   * Migrates in one transaction and returns the number of ads. A concurrent call waits for the row's lock, then finds
   * nothing to do.
   */
  async function migrate(guestKey: string, which: SQL | undefined = isPending): Promise<number> {
    return database.transaction(async (tx) => {
      const isRecord = and(eq(guestMoves.guestKey, guestKey), which);
      const [record] = await tx.select().from(guestMoves).where(isRecord).for("update");
      if (!record) return 0;
      const { userId } = record;
      const moved = await migrateAds(tx, guestKey, userId, now());
      await migrateDrafts(tx, guestKey, userId);
      if (!record.movedAt) await tx.update(guestMoves).set({ movedAt: now() }).where(isRecord);
      return moved;
    });
  }

  /**
   * Moves a guest's ads and campaigns to a client, and returns the number of ads moved so far. Rejects only if the move
   * can't be recorded, in which case nothing is moved.
   */
  async function claim(guestId: string, userId: string): Promise<number> {
    const guestKey = fingerprint(guestId);
    const intent = { userId, claimedAt: now(), movedAt: null };
    const record = () =>
      database
        .insert(guestMoves)
        .values({ guestKey, ...intent })
        .onConflictDoUpdate({
          target: guestMoves.guestKey,
          set: intent,
          // Doesn't overwrite a pending migration, which may be to another account.
          setWhere: sql`${guestMoves.movedAt} is not null`,
        })
        .returning({ guestKey: guestMoves.guestKey });
    const [recorded] = await record();
    if (!recorded) {
      // Completes the pending migration before recording this one.
      await migrate(guestKey);
      await record();
    }
    try {
      return await migrate(guestKey);
    } catch (error) {
      onError(error);
      return 0;
    }
  }

  async function hasGuestData(guestKey: string): Promise<boolean> {
    const [ad] = await database.select({ id: ads.id }).from(ads).where(eq(ads.guestKey, guestKey)).limit(1);
    return ad !== undefined || (await database.$count(campaigns, eq(campaigns.guestKey, guestKey))) > 0;
  }

  return {
    claim,

    /**
     * Claims the guest in the request's cookie, if any; the headers then clear the cookie. Returns how many ads were
     * moved.
     */
    async claimCookie(request: Request, userId: string, headers: Headers): Promise<number> {
      const guestId = guestIn(request);
      if (!guestId) return 0;
      const moved = await claim(guestId, userId);
      headers.append("Set-Cookie", noGuestCookie);
      return moved;
    },

    /**
     * Like `claimCookie`, but for session checks. These have no rate limit, so nothing is recorded for a guest
     * without data. Only a log-in has to wait for data from late requests.
     */
    async claimDataInCookie(request: Request, userId: string, headers: Headers): Promise<void> {
      const guestId = guestIn(request);
      if (!guestId) return;
      if (await hasGuestData(fingerprint(guestId))) await claim(guestId, userId);
      headers.append("Set-Cookie", noGuestCookie);
    },

    /**
     * Finishes interrupted migrations and migrates data that late requests have added. Called on each session check,
     * so it opens no transaction for guests without data, of whom an account may have hundreds.
     */
    async finish(userId: string): Promise<void> {
      const due = await database
        .select({ guestKey: guestMoves.guestKey })
        .from(guestMoves)
        .where(and(eq(guestMoves.userId, userId), or(isPending, and(isDue(), hasData))));
      for (const { guestKey } of due) await migrate(guestKey, isDue()).catch(onError);
    },
  };
}

/**
 * Moves ads into the account's first project and returns how many were moved. Drops idempotency keys, because the
 * account may have used the same ones.
 */
async function migrateAds(tx: Database, guestKey: string, userId: string, now: Date): Promise<number> {
  const [any] = await tx.select({ id: ads.id }).from(ads).where(eq(ads.guestKey, guestKey)).limit(1);
  if (!any) return 0;
  const projectId = await projectForAd(tx, { userId }, null, now);
  const moved = await tx
    .update(ads)
    .set({ userId, guestKey: null, projectId, idempotencyKey: null })
    .where(eq(ads.guestKey, guestKey))
    .returning({ id: ads.id });
  return moved.length;
}

/** Moves the newest campaign drafts, up to the account's limit, and deletes the others. */
async function migrateDrafts(tx: Database, guestKey: string, userId: string): Promise<void> {
  const isGuests = eq(campaigns.guestKey, guestKey);
  if ((await tx.$count(campaigns, isGuests)) === 0) return;
  await lockOwner(tx, "campaigns", { userId });
  const left = mostCampaigns.client - (await tx.$count(campaigns, isOwnedBy(campaigns, { userId })));
  const newest = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isGuests)
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(Math.max(0, left));
  await tx.update(campaigns).set({ userId, guestKey: null }).where(inArray(campaigns.id, newest));
  await tx.delete(campaigns).where(isGuests);
}
