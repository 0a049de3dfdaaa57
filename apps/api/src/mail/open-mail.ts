import { mkdir } from "node:fs/promises";
import path from "node:path";

import { createTransport } from "nodemailer";

import { atomicWrite } from "../atomic-write.ts";
import type { ApiConfig } from "../config.ts";
import { addressed, type SendMail, sender } from "./mail.ts";

/** Mail by the configuration: through the mail server, or to files in the data folder. */
export function openMail(config: ApiConfig): { sendMail: SendMail; close: () => void } {
  if (config.smtpUrl) return sendMailThrough(config.smtpUrl);
  return { sendMail: writeMailTo(outboxOf(config), config.now), close: () => undefined };
}

/** Where mail goes, without the mail server's password. */
export function mailPlaceOf(config: ApiConfig): string {
  return config.smtpUrl ? `through ${config.smtpUrl.host}` : `${outboxOf(config)} (written there, not sent)`;
}

function outboxOf({ dataFolder }: ApiConfig): string {
  return path.join(dataFolder, "outbox");
}

/**
 * Mail that is written, not sent: each one an `.eml` file in the folder, which is made when it is missing. Its name
 * sorts by time.
 */
export function writeMailTo(folder: string, now: () => Date): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, sender);
  return async (mail) => {
    const { message } = await transport.sendMail(addressed(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(/[:.]/g, "-")}-${crypto.randomUUID()}.eml`;
    await atomicWrite(path.join(folder, name), message as Buffer);
  };
}

/** Milliseconds until a mail server that says nothing counts as down: the mail's job tries again. */
const patience = 20_000;

/** Mail through a mail server: `smtp://` or `smtps://`, with user and password where it asks for them. */
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

/** The server's own words may repeat addresses, which no log may hold; its code (RFC 5321 4.2) tells enough. */
function refuse({ code, responseCode }: { code?: string; responseCode?: number }): never {
  throw new Error(`The mail server did not take a mail: ${code ?? "unknown"} ${responseCode ?? ""}`.trim());
}
