import { brand } from "@earshot/contract/brand.ts";

import type { contactMessages } from "../database/schema.ts";
import type { JobData } from "../jobs/job-kinds.ts";
import type { JobHandler } from "../jobs/jobs.ts";
import { asHtml } from "../mail/as-html.ts";
import type { Mail, SendMail } from "../mail/mail.ts";
import { oneLine } from "../mail/one-line.ts";
import type { MessagesStore } from "./store.ts";

/** Mails a message to the brand; twice only if the process is killed between sending it and `markMailed`. */
export function contactMailJob(
  store: MessagesStore,
  sendMail: SendMail,
): JobHandler<JobData["mail-contact-message"]> {
  return {
    async run({ data: { messageId } }) {
      const message = await store.findMessage(messageId);
      if (!message || message.mailedAt) return;
      await sendMail(contactMail(message));
      await store.markMailed(messageId);
    },
    /** No action: the message itself stays in the database. */
    giveUp: async () => undefined,
  };
}

/** A visitor's message as an email to the brand. Replies go to the visitor. */
export function contactMail(message: typeof contactMessages.$inferSelect): Mail {
  const { fullName, businessEmail, company, phoneNumber, message: words } = message;
  const lines = [
    `Name: ${oneLine(fullName)}`,
    `E-mail: ${oneLine(businessEmail)}`,
    ...(company ? [`Company: ${oneLine(company)}`] : []),
    ...(phoneNumber ? [`Phone: ${oneLine(phoneNumber)}`] : []),
  ];
  const text = `${lines.join("\n")}\n\n${words || "(no message)"}\n`;
  const subject = `Message from ${oneLine(fullName)}`;
  return { to: brand.email.hello, replyTo: businessEmail, subject, text, html: asHtml(text) };
}
