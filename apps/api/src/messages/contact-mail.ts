import { brand } from "@earshot/contract/brand.ts";

import type { contactMessages } from "../database/schema.ts";
import { asHtml } from "../mail/as-html.ts";
import type { Mail } from "../mail/mail.ts";

/** What the brand reads when a visitor wrote; an answer goes to the visitor. */
export function contactMail(message: typeof contactMessages.$inferSelect): Mail {
  const { fullName, businessEmail, company, phoneNumber, message: words } = message;
  const lines = [
    `Name: ${fullName}`,
    `E-mail: ${businessEmail}`,
    ...(company ? [`Company: ${company}`] : []),
    ...(phoneNumber ? [`Phone: ${phoneNumber}`] : []),
  ];
  const text = `${lines.join("\n")}\n\n${words || "(no message)"}\n`;
  const subject = `Message from ${fullName.replaceAll(/\s+/g, " ")}`;
  return { to: brand.email.hello, replyTo: businessEmail, subject, text, html: asHtml(text) };
}
