import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

import { createTransport } from "nodemailer";

import { atomicWrite } from "../atomic-write.ts";
import type { ApiConfig } from "../config.ts";
import { addressed, type SendMail, sender } from "./mail.ts";

/** Sends mail through the configured mail server, or writes it to the outbox folder if there is none. */
export function openMail(config: ApiConfig): { sendMail: SendMail; close: () => void } {
  if (config.smtpUrl) return sendMailThrough(config.smtpUrl);
  return { sendMail: writeMailTo(outboxOf(config), config.now), close: () => undefined };
}

/** Describes the mail destination, without the mail server's password. */
export function mailPlaceOf(config: ApiConfig): string {
  return config.smtpUrl ? `through ${config.smtpUrl.host}` : `${outboxOf(config)} (written there, not sent)`;
}

/** The folder for emails that are written to disk instead of being sent. */
export function outboxOf({ dataFolder }: Pick<ApiConfig, "dataFolder">): string {
  return path.join(dataFolder, "outbox");
}

/** Writes each email as an `.eml` file whose name sorts by time. Creates the folder if needed. */
export function writeMailTo(folder: string, now: () => Date): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, sender);
  return async (mail) => {
    const { message } = await transport.sendMail(addressed(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(/[:.]/g, "-")}-${crypto.randomUUID()}.eml`;
    await atomicWrite(path.join(folder, name), message as Buffer);
  };
}

/** Deletes emails written before this time. */
export async function deleteMailsBefore(folder: string, time: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = name.endsWith(".eml") ? await stat(file).catch(() => null) : null;
    if (found && found.mtime < time) await rm(file, { force: true });
  }
}

/** How long to wait, in ms, before the mail server is considered down and the job is retried. */
const patience = 20_000;

/** Sends through an email server: `smtp://` or `smtps://`, with an optional user and password. */
export function sendMailThrough(server: URL): { sendMail: SendMail; close: () => void } {
  const transport = createTransport(
    {
      url: server.href,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    },
    sender,
  );
  return {
    async sendMail(mail) {
      await transport.sendMail(addressed(mail)).catch(refuse);
    },
    close: () => transport.close(),
  };
}

/**
 * Keeps only the codes (RFC 5321 4.2), because the server's message may contain addresses, which must not be logged.
 */
function refuse({ code, responseCode }: { code?: string; responseCode?: number }): never {
  throw new Error(`The mail server did not take a mail: ${code ?? "unknown"} ${responseCode ?? ""}`.trim());
}
