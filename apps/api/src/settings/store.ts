import { ApiError } from "@earshot/contract/api-error.ts";
import { and, eq, isNull, ne } from "drizzle-orm";

import { deletePendingEmail } from "../accounts/email-changes.ts";
import { lockClient } from "../accounts/lock-client.ts";
import { savePassword } from "../accounts/store.ts";
import type { Database } from "../database/database.ts";
import { accounts, deletionRequests, sessions, users, verifications } from "../database/schema.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** The account form's fields. */
export type Profile = Pick<
  typeof users.$inferInsert,
  | "firstName"
  | "lastName"
  | "businessName"
  | "companyType"
  | "agencyCode"
  | "receiveProjectUpdates"
  | "receiveNewsletter"
>;

export type SettingsStore = ReturnType<typeof settingsStore>;

type Dependencies = { database: Database; jobs: Jobs<JobData>; now: () => Date };

/** Account settings. */
export function settingsStore({ database, jobs, now }: Dependencies) {
  return {
    async saveProfile(userId: string, profile: Profile): Promise<void> {
      const name = `${profile.firstName} ${profile.lastName}`;
      await database
        .update(users)
        .set({ ...profile, name, updatedAt: now() })
        .where(eq(users.id, userId));
    },

    /**
     * Sets the password, which must be hashed. Ends all other sessions, invalidates open reset links and cancels a
     * pending email change. Throws `ApiError` if the old password has been replaced in the meantime, for example by a
     * reset.
     */
    async changePassword(
      userId: string,
      { oldId, password }: { oldId: string; password: string },
      sessionId: string,
    ): Promise<void> {
      await database.transaction(async (tx) => {
        await lockClient(tx, userId);
        await tx.delete(verifications).where(eq(verifications.value, userId));
        const replaced = await tx
          .delete(accounts)
          .where(eq(accounts.id, oldId))
          .returning({ id: accounts.id });
        if (replaced.length === 0) throw new ApiError("wrong_current_password");
        await savePassword(tx, userId, password);
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
        await deletePendingEmail(tx, userId);
      });
    },

    async setAgencyCode(userId: string, agencyCode: string | null): Promise<void> {
      await database.update(users).set({ agencyCode, updatedAt: now() }).where(eq(users.id, userId));
    },

    /** Stores a deletion request and queues the email about it; no-op if the client already has a request. */
    async requestDeletion(userId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const [inserted] = await tx
          .insert(deletionRequests)
          .values({ userId, createdAt: now() })
          .onConflictDoNothing()
          .returning();
        if (!inserted) return;
        await jobs.add(tx, "mail-deletion-request", { id: crypto.randomUUID(), data: { userId } });
      });
    },

    /** A request that has not been mailed yet; null if there is none. */
    async unmailedDeletion(userId: string) {
      const [found] = await database
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          requestedAt: deletionRequests.createdAt,
        })
        .from(deletionRequests)
        .innerJoin(users, eq(users.id, deletionRequests.userId))
        .where(and(eq(deletionRequests.userId, userId), isNull(deletionRequests.mailedAt)));
      return found ?? null;
    },

    async markDeletionMailed(userId: string): Promise<void> {
      await database
        .update(deletionRequests)
        .set({ mailedAt: now() })
        .where(eq(deletionRequests.userId, userId));
    },
  };
}
