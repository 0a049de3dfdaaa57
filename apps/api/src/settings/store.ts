import { and, eq, isNull, ne } from "drizzle-orm";

import { savePassword } from "../accounts/store.ts";
import type { Database } from "../database/database.ts";
import { deletionRequests, sessions, users, verifications } from "../database/schema.ts";
import { isUniqueViolation } from "../database/sql-errors.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** The fields of the account form. */
export type Profile = Pick<
  typeof users.$inferInsert,
  | "email"
  | "firstName"
  | "lastName"
  | "businessName"
  | "companyType"
  | "agencyCode"
  | "receiveProjectUpdates"
  | "receiveNewsletter"
>;

export type SettingsStore = ReturnType<typeof settingsStore>;

type Kept = { database: Database; jobs: Jobs<JobData>; now: () => Date };

/** Account settings. */
export function settingsStore({ database, jobs, now }: Kept) {
  return {
    /** False if another account has the e-mail. Notifies the former address. */
    async saveProfile(userId: string, oldEmail: string, profile: Profile): Promise<boolean> {
      const { firstName, lastName, email } = profile;
      try {
        await database.transaction(async (tx) => {
          const name = `${firstName} ${lastName}`;
          // Reset links were mailed to the former address.
          if (email !== oldEmail) await tx.delete(verifications).where(eq(verifications.value, userId));
          await tx
            .update(users)
            .set({ ...profile, name, updatedAt: now() })
            .where(eq(users.id, userId));
          if (email === oldEmail) return;
          await tx.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
          await jobs.add(tx, "mail-email-changed", { id: crypto.randomUUID(), data: { oldEmail } });
        });
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /** Sets the password (hash) and ends all other sessions. */
    async changePassword(userId: string, password: string, sessionId: string): Promise<void> {
      await database.transaction(async (tx) => {
        await savePassword(tx, userId, password);
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
      });
    },

    async setAgencyCode(userId: string, agencyCode: string | null): Promise<void> {
      await database.update(users).set({ agencyCode, updatedAt: now() }).where(eq(users.id, userId));
    },

    /** Stores the request for deletion and queues its mail, once. */
    async askForDeletion(userId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const [asked] = await tx
          .insert(deletionRequests)
          .values({ userId, createdAt: now() })
          .onConflictDoNothing()
          .returning();
        if (!asked) return;
        await jobs.add(tx, "mail-deletion-request", { id: crypto.randomUUID(), data: { userId } });
      });
    },

    /** A request that has not been mailed yet; null if there is none. */
    async unmailedDeletion(userId: string) {
      const [found] = await database
        .select({ id: users.id, name: users.name, email: users.email, askedAt: deletionRequests.createdAt })
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
