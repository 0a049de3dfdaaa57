import { createHmac, timingSafeEqual } from "node:crypto";

import { ApiError } from "@earshot/contract/api-error.ts";
import { emailChangeLength } from "@earshot/contract/limits.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import { and, eq, gt, gte, isNotNull, isNull, ne, TransactionRollbackError } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { isUuid } from "../database/is-uuid.ts";
import { accounts, emailChanges, sessions, users, verifications } from "../database/schema.ts";
import { isUniqueViolation } from "../database/sql-errors.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { originOfLinks } from "../mail/link-origin.ts";
import { lockClient } from "./lock-client.ts";

type Parts = {
  database: Database;
  jobs: Jobs<JobData>;
  /** The key that signs the links. */
  secret: string;
  publicUrl: URL | undefined;
  now: () => Date;
  /** Called with the reason why an email will not be sent. */
  onError: (message: string) => void;
};

/** The two emailed links: one confirms a change, the other cancels it. */
type Purpose = "confirm" | "cancel";

export type EmailChanges = ReturnType<typeof emailChangesStore>;

/**
 * Email changes. A change is pending until the link sent to the new address is opened. If the old address was
 * confirmed, it gets a link that cancels the change, even after the new address is confirmed; while the link works,
 * no other account can get the old address. No response reveals whether another account has the new address.
 */
export function emailChangesStore({ database, jobs, secret, publicUrl, now, onError }: Parts) {
  const since = (length: number) => new Date(now().getTime() - length);
  const isUnconfirmed = isNull(emailChanges.confirmedAt);
  const isPending = () => and(isUnconfirmed, gt(emailChanges.createdAt, since(emailChangeLength.confirm)));
  const signature = (purpose: Purpose, id: string) =>
    createHmac("sha256", secret).update(`email change ${purpose} ${id}`).digest("base64url");

  function changeOf(purpose: Purpose, token: string): string | null {
    const [id = ""] = token.split(".");
    const [given, ours] = [Buffer.from(token), Buffer.from(`${id}.${signature(purpose, id)}`)];
    return isUuid(id) && given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
  }

  return {
    /**
     * Stores a pending change, replacing an earlier one, and queues its emails. Throws `ApiError` 401 if the session
     * has ended in the meantime, for example by a password reset, which also cancels pending changes.
     */
    async request(userId: string, sessionId: string, newEmail: string, visitor: Visitor): Promise<void> {
      const origin = originOfLinks(publicUrl, visitor);
      if (origin === null)
        onError(
          "The mails of a changed e-mail were not sent: their links need PUBLIC_URL, the address of this site.",
        );
      await database.transaction(async (tx) => {
        // Locked, so that a concurrent reset has either ended this session already or will delete the change.
        const client = await lockClient(tx, userId);
        const isOpen = eq(sessions.id, sessionId);
        if (!client || (await tx.$count(sessions, isOpen)) === 0) throw new ApiError("not_logged_in");
        await deletePendingEmail(tx, userId);
        const id = crypto.randomUUID();
        await tx
          .insert(emailChanges)
          .values({ id, userId, oldEmail: client.email, newEmail, createdAt: now() });
        if (origin === null) return;
        const data = { changeId: id, origin };
        await jobs.add(tx, "mail-email-confirm", { id: crypto.randomUUID(), data });
        if (client.emailVerified) await jobs.add(tx, "mail-email-cancel", { id: crypto.randomUUID(), data });
      });
    },

    /** The new address in a client's pending change. */
    async pendingOf(userId: string): Promise<string | null> {
      const [found] = await database
        .select({ newEmail: emailChanges.newEmail })
        .from(emailChanges)
        .where(and(eq(emailChanges.userId, userId), isPending()));
      return found?.newEmail ?? null;
    },

    cancelPending: (userId: string) => deletePendingEmail(database, userId),

    /** Data for the emails about a change; null once the change is cancelled. */
    async find(id: string) {
      const [change] = await database.select().from(emailChanges).where(eq(emailChanges.id, id));
      if (!change) return null;
      const { userId, oldEmail, newEmail } = change;
      const others = and(eq(users.email, newEmail), ne(users.id, userId));
      const isTaken =
        (await database.$count(users, others)) > 0 || (await isReserved(database, newEmail, userId, now()));
      return { oldEmail, newEmail, isTaken };
    },

    tokenOf: (purpose: Purpose, id: string) => `${id}.${signature(purpose, id)}`,

    /**
     * Makes the new email the account's confirmed email, and invalidates reset links sent to the old one. Returns
     * false if the link is forged, used or older than 24 hours, or if another account has the address or may get it
     * back.
     */
    async confirm(token: string): Promise<boolean> {
      const id = changeOf("confirm", token);
      if (id === null) return false;
      try {
        return await database.transaction(async (tx) => {
          await lockClientOf(tx, id);
          const [change] = await tx
            .update(emailChanges)
            .set({ confirmedAt: now() })
            .where(and(eq(emailChanges.id, id), isPending()))
            .returning();
          if (!change) return false;
          const { userId, newEmail } = change;
          const [user] = await tx.select().from(users).where(eq(users.id, userId));
          // An address that was never confirmed received no cancellation link, so it isn't reserved.
          if (!user?.emailVerified) await tx.delete(emailChanges).where(eq(emailChanges.id, id));
          await setEmail(tx, userId, newEmail, now());
          if (await isReserved(tx, newEmail, userId, now())) tx.rollback();
          return true;
        });
      } catch (error) {
        if (isUniqueViolation(error) || error instanceof TransactionRollbackError) return false;
        throw error;
      }
    },

    /**
     * Cancels a change and every later one, restores the old email, and ends all sessions and reset links. Also
     * deletes log-ins added since: whoever made the change may know the new password or own the linked account at a
     * provider. Returns false if the link is forged, used or older than 7 days.
     */
    async cancel(token: string): Promise<boolean> {
      const id = changeOf("cancel", token);
      if (id === null) return false;
      const cancelled = database.transaction(async (tx) => {
        // Locked, so that a concurrent newer change has either been stored already or will find its session ended.
        await lockClientOf(tx, id);
        const isOpen = gt(emailChanges.createdAt, since(emailChangeLength.cancel));
        const [change] = await tx
          .delete(emailChanges)
          .where(and(eq(emailChanges.id, id), isOpen))
          .returning();
        if (!change) return false;
        const { userId, oldEmail, createdAt } = change;
        await setEmail(tx, userId, oldEmail, now());
        await tx
          .delete(emailChanges)
          .where(and(eq(emailChanges.userId, userId), gte(emailChanges.createdAt, createdAt)));
        await tx.delete(accounts).where(and(eq(accounts.userId, userId), gte(accounts.createdAt, createdAt)));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        return true;
      });
      return cancelled.catch((error: unknown) => {
        // Another account may have taken the old address before addresses were reserved.
        if (isUniqueViolation(error)) return false;
        throw error;
      });
    },
  };
}

/**
 * True while a link mailed to the address can still return it to an account other than this one. Call this after
 * taking the address, in the same transaction, so that a change confirmed in the meantime is visible.
 */
export async function isReserved(tx: Database, email: string, userId: string, now: Date): Promise<boolean> {
  const reserved = and(
    eq(emailChanges.oldEmail, email),
    ne(emailChanges.userId, userId),
    isNotNull(emailChanges.confirmedAt),
    gt(emailChanges.createdAt, new Date(now.getTime() - emailChangeLength.cancel)),
  );
  return (await tx.$count(emailChanges, reserved)) > 0;
}

/** Locks the client whose email a change is about, if the change still exists. */
async function lockClientOf(tx: Database, changeId: string): Promise<void> {
  const [change] = await tx
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(eq(emailChanges.id, changeId));
  if (change) await lockClient(tx, change.userId);
}

/** Cancels a client's unconfirmed email change. */
export async function deletePendingEmail(tx: Database, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt)));
}

/** Sets a confirmed email, and deletes reset links, which were mailed to the previous one. */
async function setEmail(tx: Database, userId: string, email: string, updatedAt: Date): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.update(users).set({ email, emailVerified: true, updatedAt }).where(eq(users.id, userId));
}
