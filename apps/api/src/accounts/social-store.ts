import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { and, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { accounts, sessions, users, verifications } from "../database/schema.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { SocialPerson } from "./social-exchange.ts";

export type SocialStore = ReturnType<typeof socialStore>;

type Kept = { database: Database; jobs: Jobs<JobData>; now: () => Date };

/** Whose accounts the people are who come from a provider. */
export function socialStore({ database, jobs, now }: Kept) {
  return {
    /**
     * The client that this person is, by what they came with before or else by the verified e-mail, which then counts for
     * the next time; null for somebody new.
     *
     * Anybody can sign up with an address that is not theirs. So where the account's address was never verified, whoever
     * proves to own it gets it alone: other ways in, sessions and reset links end, and a mail says so.
     */
    async clientOf({ provider, subject, email }: SocialPerson): Promise<string | null> {
      return database.transaction(async (tx) => {
        const [known] = await tx
          .select({ userId: accounts.userId })
          .from(accounts)
          .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
        if (known) return known.userId;
        if (email === null) return null;
        const [found] = await tx.select().from(users).where(eq(users.email, email)).for("update");
        if (!found) return null;
        if (!found.emailVerified) {
          const ended = await endOtherWays(tx, found.id);
          await tx.update(users).set({ emailVerified: true, updatedAt: now() }).where(eq(users.id, found.id));
          if (ended > 0)
            await jobs.add(tx, "mail-password-ended", {
              id: crypto.randomUUID(),
              data: { userId: found.id, provider },
            });
        }
        await saveProvider(tx, found.id, provider, subject);
        return found.id;
      });
    },
  };
}

/** Lets a client log in with a provider from now on. */
export async function saveProvider(
  tx: Database,
  userId: string,
  provider: SocialProvider,
  subject: string,
): Promise<void> {
  const row = { id: crypto.randomUUID(), userId, providerId: provider, accountId: subject };
  await tx.insert(accounts).values(row).onConflictDoNothing();
}

/** Gives how many ways to log in there were. */
async function endOtherWays(tx: Database, userId: string): Promise<number> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  const ended = await tx.delete(accounts).where(eq(accounts.userId, userId)).returning({ id: accounts.id });
  return ended.length;
}
