import { randomBytes } from "node:crypto";

import { brand } from "@earshot/contract/brand.ts";
import { resetLinkLength } from "@earshot/contract/limits.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import { and, eq, gt } from "drizzle-orm";

import type { Database } from "../database/database.ts";
import { accounts, sessions, users, verifications } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandler, Jobs } from "../jobs/jobs.ts";
import { asHtml } from "../mail/as-html.ts";
import { originOfLinks } from "../mail/link-origin.ts";
import type { Mail, SendMail } from "../mail/mail.ts";
import { deletePendingEmail } from "./email-changes.ts";
import { lockClient } from "./lock-client.ts";
import { type AccountsStore, savePassword } from "./store.ts";

type RequestParts = {
  database: Database;
  clients: AccountsStore;
  jobs: Jobs<JobData>;
  publicUrl: URL | undefined;
  /** Called with the reason if the email can't be sent. */
  onError: (message: string) => void;
};

/**
 * Queues an email with a reset link if a client has this email address. Otherwise queues an equally slow job for a made-up
 * user, so that the time of the visitor's next response doesn't reveal who is a client.
 */
export function requestResetLink({ database, clients, jobs, publicUrl, onError }: RequestParts) {
  return async (email: string, visitor: Visitor): Promise<void> => {
    const linkOrigin = originOfLinks(publicUrl, visitor);
    if (linkOrigin === null)
      return onError("No reset mails are sent: their links need PUBLIC_URL, the address of this site.");
    const found = await clients.findByEmail(email);
    const { userId, passwordId } = found ?? { userId: crypto.randomUUID(), passwordId: null };
    const data = { userId, passwordId, origin: linkOrigin };
    await jobs.add(database, "send-reset-link", { id: crypto.randomUUID(), data });
  };
}

type JobParts = { clients: AccountsStore; store: ResetStore; sendMail: SendMail; now: () => Date };

/**
 * Sends a link that can be used once, within 30 minutes. A retry sends a second valid link. Sends no link if the
 * password has changed since the request, or to a user that doesn't exist.
 */
export function resetLinkJob({
  clients,
  store,
  sendMail,
  now,
}: JobParts): JobHandler<JobData["send-reset-link"]> {
  return {
    async run({ data: { userId, passwordId, origin } }) {
      const token = randomBytes(24).toString("base64url");
      await store.add(userId, fingerprint(token), new Date(now().getTime() + resetLinkLength));
      // Checked after the link is stored, because from then on a password change deletes it. A link is stored for a
      // made-up user, too, so that both take equally long.
      const email = await clients.emailOf(userId);
      if (email === null || ((await clients.passwordOf(userId))?.id ?? null) !== passwordId)
        return store.remove(fingerprint(token));
      await sendMail(resetMail(email, `${origin}/client/reset?token=${token}`));
    },
    /** No action: a client who gets no email can request another link. */
    giveUp: async () => undefined,
  };
}

function resetMail(to: string, link: string): Mail {
  const minutes = resetLinkLength / 60_000;
  const text = `Hello,

someone, most likely you, asked to reset the password of this address at ${brand.name}.
Choose a new password here, within ${minutes} minutes:

${link}

The link works once. If it wasn't you, nothing has changed and you can ignore this mail.

${brand.name}
`;
  const html = asHtml(text, { label: "Choose a new password", href: link });
  return { to, subject: `Reset your ${brand.name} password`, text, html };
}

export type ResetStore = ReturnType<typeof resetStore>;

/** Valid reset links. Only a fingerprint of each token is stored. */
export function resetStore(database: Database) {
  return {
    async add(userId: string, token: string, expiresAt: Date): Promise<void> {
      const row = { id: crypto.randomUUID(), identifier: identifierOf(token), value: userId, expiresAt };
      await database.insert(verifications).values(row);
    },

    async remove(token: string): Promise<void> {
      await database.delete(verifications).where(eq(verifications.identifier, identifierOf(token)));
    },

    async has(token: string, now: Date): Promise<boolean> {
      return (await database.$count(verifications, isValid(token, now))) > 0;
    },

    /**
     * Deletes a link and all of its client's other links, sets the password, which must be hashed, and ends all
     * sessions. Receiving the email proves ownership of the address, so it becomes verified. If it was not verified
     * before, someone else may have signed up with it, so log-ins with a provider are deleted too. A pending email
     * change is cancelled. Returns false if the link has expired or was used by a concurrent call.
     */
    async use(token: string, password: string, now: Date): Promise<boolean> {
      return database.transaction(async (tx) => {
        const [link] = await tx.select().from(verifications).where(isValid(token, now));
        if (!link) return false;
        const userId = link.value;
        const client = await lockClient(tx, userId);
        const [taken] = await tx.delete(verifications).where(isValid(token, now)).returning();
        if (!taken) return false;
        await tx.delete(verifications).where(eq(verifications.value, userId));
        if (!client?.emailVerified) await tx.delete(accounts).where(eq(accounts.userId, userId));
        await savePassword(tx, userId, password);
        await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
        await deletePendingEmail(tx, userId);
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        return true;
      });
    },
  };
}

function identifierOf(token: string): string {
  return `reset-password:${token}`;
}

function isValid(token: string, now: Date) {
  return and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, now));
}
