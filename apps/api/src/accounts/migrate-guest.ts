import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads, campaigns, guestMoves } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";
import { homeProject } from "../projects/home-project.ts";
import { guestIn, noGuestCookie } from "./guest-cookie.ts";

export type GuestMigration = ReturnType<typeof guestMigration>;

type Options = {
  database: Database;
  now: () => Date;
  /** Receives what made a migration wait for the next session check. */
  onError: (error: unknown) => void;
};

/** In ms. A request that began as a guest's may still be running this long after the migration. */
const lateRequestsMs = 10 * 60_000;

/**
 * Migrates a guest's ads, rendering ones included, and campaign drafts to the account at log-in or sign-up. A row of
 * `guest_moves` records the intent before anything moves, so that after a kill the next session check finishes it.
 * Never called inside another transaction.
 */
export function guestMigration({ database, now, onError }: Options) {
  const isPending = isNull(guestMoves.movedAt);
  const isDue = () => or(isPending, gt(guestMoves.movedAt, new Date(now().getTime() - lateRequestsMs)));

  /** Migrates in one transaction. A concurrent call waits for the row and finds nothing left. */
  async function migrate(guestKey: string, which: SQL | undefined = isPending): Promise<void> {
    await database.transaction(async (tx) => {
      const isRecord = and(eq(guestMoves.guestKey, guestKey), which);
      const [record] = await tx.select().from(guestMoves).where(isRecord).for("update");
      if (!record) return;
      const { userId } = record;
      await migrateAds(tx, guestKey, userId, now());
      await tx.update(campaigns).set({ userId, guestKey: null }).where(eq(campaigns.guestKey, guestKey));
      if (!record.movedAt) await tx.update(guestMoves).set({ movedAt: now() }).where(isRecord);
    });
  }

  /** Assigns a guest to a client. Rejects only when the intent can't be recorded: then the guest stays one. */
  async function claim(guestId: string, userId: string): Promise<void> {
    const guestKey = fingerprint(guestId);
    // A pending migration to another account comes first.
    await migrate(guestKey);
    const intent = { userId, askedAt: now(), movedAt: null };
    await database
      .insert(guestMoves)
      .values({ guestKey, ...intent })
      .onConflictDoUpdate({
        target: guestMoves.guestKey,
        set: intent,
        // Another account claimed the guest a moment ago.
        setWhere: sql`${guestMoves.movedAt} is not null`,
      });
    await migrate(guestKey).catch(onError);
  }

  return {
    claim,

    /** Claims the guest of the request's cookie, if there is one; the headers then clear the cookie. */
    async claimCookie(request: Request, userId: string, headers: Headers): Promise<void> {
      const guestId = guestIn(request);
      if (!guestId) return;
      await claim(guestId, userId);
      headers.append("Set-Cookie", noGuestCookie);
    },

    /** Finishes interrupted migrations and migrates what late requests added. Called at each session check. */
    async finish(userId: string): Promise<void> {
      const due = await database
        .select({ guestKey: guestMoves.guestKey })
        .from(guestMoves)
        .where(and(eq(guestMoves.userId, userId), isDue()));
      for (const { guestKey } of due) await migrate(guestKey, isDue()).catch(onError);
    },
  };
}

/** Moves ads into the account's first project. Drops idempotency keys, which the account may have used itself. */
async function migrateAds(tx: Database, guestKey: string, userId: string, now: Date): Promise<void> {
  const [any] = await tx.select({ id: ads.id }).from(ads).where(eq(ads.guestKey, guestKey)).limit(1);
  if (!any) return;
  const projectId = await homeProject(tx, userId, now);
  await tx
    .update(ads)
    .set({ userId, guestKey: null, projectId, idempotencyKey: null })
    .where(eq(ads.guestKey, guestKey));
}
