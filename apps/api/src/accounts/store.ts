import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { and, eq, TransactionRollbackError } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { accounts, sessions, users, verifications } from "../database/schema.ts";
import { isUniqueViolation } from "../database/sql-errors.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { deletePendingEmail, isReserved } from "./email-changes.ts";
import type { SocialPerson } from "./social-exchange.ts";

/** `email` is normalized by `emailKey`. */
type NewClient = Pick<
  typeof users.$inferInsert,
  "email" | "firstName" | "lastName" | "businessName" | "companyType" | "country"
>;

/** A password (hash), or a provider that has verified the email. */
type LogIn = { password: string } | Pick<SocialPerson, "provider" | "subject">;

/** A client, and the id of the password or provider that identifies them. */
type Identified = { userId: string; logInId: string };

/** better-auth's `providerId` for a password. */
const credential = "credential";

type Parts = { database: Database; jobs: Pick<Jobs<JobData>, "add">; now: () => Date };

export type AccountsStore = ReturnType<typeof accountsStore>;

/** Clients and their log-ins. All passwords here are hashes. */
export function accountsStore({ database, jobs, now }: Parts) {
  return {
    /** Finds a client by email. The password and its id are null if none was ever set. */
    async findByEmail(
      email: string,
    ): Promise<{ userId: string; password: string | null; passwordId: string | null } | null> {
      const [found] = await database
        .select({ userId: users.id, password: accounts.password, passwordId: accounts.id })
        .from(users)
        .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, credential)))
        .where(eq(users.email, email));
      return found ?? null;
    },

    /** The client's email; null if there is no such client. */
    async emailOf(userId: string): Promise<string | null> {
      const [found] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return found?.email ?? null;
    },

    /** The client's password and its id, which changes with the password; null if none was ever set. */
    async passwordOf(userId: string): Promise<{ id: string; password: string | null } | null> {
      const [found] = await database
        .select({ id: accounts.id, password: accounts.password })
        .from(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, credential)));
      return found ?? null;
    },

    /** Creates a client; null if another account has the email or may get it back. */
    async create(client: NewClient, logIn: LogIn): Promise<Identified | null> {
      const id = crypto.randomUUID();
      const name = `${client.firstName} ${client.lastName}`;
      const emailVerified = !("password" in logIn);
      try {
        return await database.transaction(async (tx) => {
          await tx.insert(users).values({ ...client, id, name, emailVerified });
          const logInId =
            "password" in logIn
              ? await savePassword(tx, id, logIn.password)
              : await saveProvider(tx, id, logIn.provider, logIn.subject);
          if (await isReserved(tx, client.email, id, now())) tx.rollback();
          return { userId: id, logInId };
        });
      } catch (error) {
        if (isUniqueViolation(error) || error instanceof TransactionRollbackError) return null;
        throw error;
      }
    },

    /**
     * Finds the client by the provider's id, or else by the verified email, and then links the provider; null for a
     * new user.
     *
     * Anybody can sign up with an address that is not theirs. If the account's address was never verified, whoever
     * proves that they own it becomes the account's only user: other log-ins, sessions, reset links and a pending
     * email change are deleted, and an email says so.
     */
    async findOrLinkByProvider({ provider, subject, email }: SocialPerson): Promise<Identified | null> {
      return database.transaction(async (tx) => {
        // Locked first, so that the second of two concurrent log-ins finds the provider linked.
        const [found] =
          email === null ? [] : await tx.select().from(users).where(eq(users.email, email)).for("update");
        const [known] = await tx
          .select({ userId: accounts.userId, logInId: accounts.id })
          .from(accounts)
          .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
        if (known) return known;
        if (!found) return null;
        if (!found.emailVerified) {
          const deleted = await deleteOtherLogIns(tx, found.id);
          await tx.update(users).set({ emailVerified: true, updatedAt: now() }).where(eq(users.id, found.id));
          if (deleted > 0)
            await jobs.add(tx, "mail-password-ended", {
              id: crypto.randomUUID(),
              data: { userId: found.id, provider },
            });
        }
        return { userId: found.id, logInId: await saveProvider(tx, found.id, provider, subject) };
      });
    },
  };
}

/** Sets a client's password (hash), whether or not there was one before, and returns its id. */
export async function savePassword(tx: Database, userId: string, password: string): Promise<string> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, credential)));
  const id = crypto.randomUUID();
  await tx.insert(accounts).values({ id, userId, accountId: userId, providerId: credential, password });
  return id;
}

async function saveProvider(
  tx: Database,
  userId: string,
  provider: SocialProvider,
  subject: string,
): Promise<string> {
  const id = crypto.randomUUID();
  await tx.insert(accounts).values({ id, userId, providerId: provider, accountId: subject });
  return id;
}

/** Returns how many log-ins were deleted. */
async function deleteOtherLogIns(tx: Database, userId: string): Promise<number> {
  const deleted = await tx.delete(accounts).where(eq(accounts.userId, userId)).returning({ id: accounts.id });
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await deletePendingEmail(tx, userId);
  return deleted.length;
}
