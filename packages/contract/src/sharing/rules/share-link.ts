import { shareMessageLength } from "../../limits.ts";
import { studioErrorOf } from "../../studio/errors.ts";
import { shareCopy } from "../copy.ts";

/** Returns the URL of an ad's share page; `origin` has no trailing slash. */
export function shareLink(origin: string, uuid: string): string {
  return `${origin}/shared-audio/${encodeURIComponent(uuid)}`;
}

/** The message sent with a share link: at most 500 characters as typed, including spaces. */
export function checkShareMessage(form: { message: string }) {
  return form.message.length > shareMessageLength ? studioErrorOf("share_message_too_long") : null;
}

/** Builds the shared text: the optional message, with the link below it. */
export function shareText(message: string, link: string): string {
  return message.trim() === "" ? link : `${message.trim()}\n\n${link}`;
}

/** A mailto link with the spec's subject, and with line breaks as required by RFC 6068. */
export function shareMail(text: string): string {
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"));
  return `mailto:?subject=${encodeURIComponent(shareCopy.emailSubject)}&body=${body}`;
}
