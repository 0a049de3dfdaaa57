import { and, eq } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { accounts, users } from "../database/schema.ts";
import { isUniqueViolation } from "../database/sql-errors.ts";
import type { SocialPerson } from "./social-exchange.ts";
import { saveProvider } from "./social-store.ts";

/** What sign-up stores. `email` is the canonical one (`emailKey`). */
type NewClient = Pick<
  typeof users.$inferInsert,
  "email" | "firstName" | "lastName" | "businessName" | "companyType" | "country"
>;

/** A provider has verified the e-mail. */
type WayIn = { password: string } | Pick<SocialPerson, "provider" | "subject">;

/** How better-auth names a password's account. */
const byPassword = "credential";

export type AccountsStore = ReturnType<typeof accountsStore>;

/** The rows of clients and their passwords, which are hashes here. */
export function accountsStore(database: Database) {
  return {
    /** The client with this e-mail, and the password, null for one who never set any; null for nobody. */
    async findByEmail(email: string): Promise<{ userId: string; password: string | null } | null> {
      const [found] = await database
        .select({ userId: users.id, password: accounts.password })
        .from(users)
        .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, byPassword)))
        .where(eq(users.email, email));
      return found ?? null;
    },

    /** The address of a client; null for nobody. */
    async emailOf(userId: string): Promise<string | null> {
      const [found] = await database.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return found?.email ?? null;
    },

    /** A client's password, a hash; null for one who never set any. */
    async passwordOf(userId: string): Promise<string | null> {
      const [found] = await database
        .select({ password: accounts.password })
        .from(accounts)
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, byPassword)));
      return found?.password ?? null;
    },

    /** Makes a client, who logs in by a password (a hash) or a provider: the new id, or null when the e-mail is taken. */
    async create(client: NewClient, wayIn: WayIn): Promise<string | null> {
      const id = crypto.randomUUID();
      const name = `${client.firstName} ${client.lastName}`;
      const emailVerified = !("password" in wayIn);
      try {
        await database.transaction(async (tx) => {
          await tx.insert(users).values({ ...client, id, name, emailVerified });
          if ("password" in wayIn) await savePassword(tx, id, wayIn.password);
          else await saveProvider(tx, id, wayIn.provider, wayIn.subject);
        });
        return id;
      } catch (error) {
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },
  };
}

/** Sets the password of a client, who need not have had one. */
export async function savePassword(tx: Database, userId: string, password: string): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, byPassword)));
  const id = crypto.randomUUID();
  await tx.insert(accounts).values({ id, userId, accountId: userId, providerId: byPassword, password });
}
