import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { ads, campaigns, guestMoves } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";
import { homeProject } from "../projects/home-project.ts";

export type GuestMoves = ReturnType<typeof moveGuests>;

type Moving = {
  database: Database;
  now: () => Date;
  /** Told why a move must wait for the next session check. */
  onError: (error: unknown) => void;
};

/** How long after a move a request of the guest's may still be under way, in ms: what it makes is moved too. */
const aftermath = 10 * 60_000;

/**
 * What somebody had as a guest becomes the account's when they come in: ads, those in the making too, and drafts. The
 * wish is a row of its own, kept before anything moves, so that a kill at any moment leaves it to the next session
 * check. Never called inside another transaction.
 */
export function moveGuests({ database, now, onError }: Moving) {
  const isPromised = isNull(guestMoves.movedAt);
  const isDue = () => or(isPromised, gt(guestMoves.movedAt, new Date(now().getTime() - aftermath)));

  /** Moves what is there in one transaction; whoever comes second waits for the row and finds nothing left. */
  async function move(guestKey: string, which: SQL | undefined = isPromised): Promise<void> {
    await database.transaction(async (tx) => {
      const wish = and(eq(guestMoves.guestKey, guestKey), which);
      const [pending] = await tx.select().from(guestMoves).where(wish).for("update");
      if (!pending) return;
      const { userId } = pending;
      await moveAds(tx, guestKey, userId, now());
      await tx.update(campaigns).set({ userId, guestKey: null }).where(eq(campaigns.guestKey, guestKey));
      if (!pending.movedAt) await tx.update(guestMoves).set({ movedAt: now() }).where(wish);
    });
  }

  return {
    /**
     * The guest with this id has become this client; what was promised to another before goes there first. Rejects only
     * when the wish itself could not be kept: then the guest must stay one.
     */
    async claim(guestId: string, userId: string): Promise<void> {
      const guestKey = fingerprint(guestId);
      await move(guestKey);
      const wish = { userId, askedAt: now(), movedAt: null };
      await database
        .insert(guestMoves)
        .values({ guestKey, ...wish })
        .onConflictDoUpdate({
          target: guestMoves.guestKey,
          set: wish,
          // Promised to another a moment ago, and not yet moved: theirs.
          setWhere: sql`${guestMoves.movedAt} is not null`,
        });
      await move(guestKey).catch(onError);
    },

    /** Finishes what a kill left, and takes what came late: at each session check. */
    async finish(userId: string): Promise<void> {
      const left = await database
        .select({ guestKey: guestMoves.guestKey })
        .from(guestMoves)
        .where(and(eq(guestMoves.userId, userId), isDue()));
      for (const { guestKey } of left) await move(guestKey, isDue()).catch(onError);
    },
  };
}

/** Into the account's first project. A guest's idempotency keys end here: the account may have the same. */
async function moveAds(tx: Database, guestKey: string, userId: string, now: Date): Promise<void> {
  const [any] = await tx.select({ id: ads.id }).from(ads).where(eq(ads.guestKey, guestKey)).limit(1);
  if (!any) return;
  const projectId = await homeProject(tx, userId, now);
  await tx
    .update(ads)
    .set({ userId, guestKey: null, projectId, idempotencyKey: null })
    .where(eq(ads.guestKey, guestKey));
}
