import type { ContactForm } from "@earshot/contract/messages/rules/contact.ts";
import { eq } from "drizzle-orm";

import { emailKey } from "../accounts/email-key.ts";
import type { Database } from "../database/database.ts";
import { contactMessages, subscriptions } from "../database/schema.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { Jobs } from "../jobs/jobs.ts";

export type MessagesStore = ReturnType<typeof messagesStore>;

type Dependencies = { database: Database; jobs: Jobs<JobData>; now: () => Date };

/** Contact messages and newsletter subscriptions. */
export function messagesStore({ database, jobs, now }: Dependencies) {
  return {
    /** Stores a message and queues the email about it, unless a message with this id is already stored. */
    async addMessage(id: string, form: ContactForm): Promise<void> {
      await database.transaction(async (tx) => {
        const added = await tx
          .insert(contactMessages)
          .values({
            id,
            fullName: form.full_name.trim(),
            businessEmail: form.business_email.trim(),
            company: form.company?.trim() ?? "",
            phoneNumber: form.phone_number?.trim() ?? "",
            message: form.message?.trim() ?? "",
            createdAt: now(),
          })
          .onConflictDoNothing()
          .returning({ id: contactMessages.id });
        if (added.length > 0) await jobs.add(tx, "mail-contact-message", { id, data: { messageId: id } });
      });
    },

    async findMessage(id: string) {
      const [found] = await database.select().from(contactMessages).where(eq(contactMessages.id, id));
      return found ?? null;
    },

    async markMailed(id: string): Promise<void> {
      await database.update(contactMessages).set({ mailedAt: now() }).where(eq(contactMessages.id, id));
    },

    /** Ignores addresses that are already subscribed. */
    async subscribe(email: string): Promise<void> {
      await database
        .insert(subscriptions)
        .values({ email: emailKey(email), createdAt: now() })
        .onConflictDoNothing();
    },
  };
}
