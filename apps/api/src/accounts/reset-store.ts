import { and, eq, gt } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { accounts, sessions, users, verifications } from "../database/schema.ts";
import { savePassword } from "./store.ts";

export type ResetStore = ReturnType<typeof resetStore>;

/** The reset links that may be used. Of each token only the fingerprint is kept. */
export function resetStore(database: Database) {
  return {
    async keep(userId: string, token: string, expiresAt: Date): Promise<void> {
      const row = { id: crypto.randomUUID(), identifier: named(token), value: userId, expiresAt };
      await database.insert(verifications).values(row);
    },

    async has(token: string, now: Date): Promise<boolean> {
      return (await database.$count(verifications, good(token, now))) > 0;
    },

    /**
     * Uses up a link, and every other one of its client; sets the password (a hash) and ends all sessions. Who got the
     * mail has the address: it is verified. Where it was not before, whoever signed up may have been somebody else: their
     * ways to log in by a provider end too. False when the link is over, or a call at the same moment was first.
     */
    async use(token: string, password: string, now: Date): Promise<boolean> {
      return database.transaction(async (tx) => {
        const [taken] = await tx.delete(verifications).where(good(token, now)).returning();
        if (!taken) return false;
        const userId = taken.value;
        await tx.delete(verifications).where(eq(verifications.value, userId));
        const [client] = await tx
          .select({ isVerified: users.emailVerified })
          .from(users)
          .where(eq(users.id, userId))
          .for("update");
        if (!client?.isVerified) await tx.delete(accounts).where(eq(accounts.userId, userId));
        await savePassword(tx, userId, password);
        await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        return true;
      });
    },
  };
}

function named(token: string): string {
  return `reset-password:${token}`;
}

function good(token: string, now: Date) {
  return and(eq(verifications.identifier, named(token)), gt(verifications.expiresAt, now));
}
