import { isEmail } from "@earshot/contract/accounts/rules/email.ts";
import { brand } from "@earshot/contract/brand.ts";
import type { SendMailOptions } from "nodemailer";

/** A mail as an area writes it. */
export type Mail = {
  to: string;
  /** Where an answer goes instead of to the sender: the visitor who wrote. */
  replyTo?: string;
  subject: string;
  text: string;
  /** The same, for those who read HTML. */
  html?: string;
};

/** Resolves when the mail is handed over, or written; rejects for its job to try again. */
export type SendMail = (mail: Mail) => Promise<void>;

/** What every transport is made with: who sends, and no file or address of ours can be sent along. */
export const sender = {
  from: { name: brand.name, address: brand.email.sender },
  disableFileAccess: true,
  disableUrlAccess: true,
};

/** The mail as nodemailer takes it. Throws for what is no address: one with a line end would name receivers of its own. */
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
