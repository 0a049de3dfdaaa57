import { mkdir } from "node:fs/promises";
import path from "node:path";

import { createTransport } from "nodemailer";

import { writeWholeFile } from "../whole-file.ts";
import { addressed, type SendMail, sender } from "./mail.ts";

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
    await writeWholeFile(path.join(folder, name), message as Buffer);
  };
}
