import path from "node:path";

import type { ApiConfig } from "../config.ts";
import type { SendMail } from "./mail.ts";
import { writeMailTo } from "./outbox.ts";
import { sendMailThrough } from "./smtp.ts";

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
