import { isEmail } from "@earshot/contract/accounts/rules/email.ts";
import { brand } from "@earshot/contract/brand.ts";
import type { SendMailOptions } from "nodemailer";

/** An email to send. */
export type Mail = {
  to: string;
  /** The address that receives replies instead of the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  /** The text as HTML. */
  html?: string;
};

/** Resolves when the email is sent or written; rejects on failure, so that its job is retried. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Options for every transport: the sender, and no access to local files or URLs. */
export const sender = {
  from: { name: brand.name, address: brand.email.sender },
  disableFileAccess: true,
  disableUrlAccess: true,
};

/**
 * Converts an email for nodemailer. Throws for an invalid address, because one with a line break could add recipients.
 */
export function addressed({ to, replyTo, subject, text, html }: Mail): SendMailOptions {
  for (const address of [to, replyTo ?? to])
    if (!isEmail(address)) throw new Error("The receiver of a mail is no e-mail address.");
  return {
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    ...(html !== undefined && { html }),
  };
}
