import { mkdir } from "node:fs/promises";
import path from "node:path";

import { brand } from "@earshot/contract/brand.ts";
import { isEmail } from "@earshot/contract/rules/email.ts";
import { createTransport } from "nodemailer";

import { writeWholeFile } from "../whole-file.ts";

export type Mail = { to: string; subject: string; text: string };

export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Mail that is written, not sent: each one an `.eml` file in the folder, which is made when it is missing. Its name
 * sorts by time.
 */
export function writeMailTo(folder: string): SendMail {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: "windows" },
    {
      from: { name: brand.name, address: brand.email.sender },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  );
  return async ({ to, subject, text }) => {
    // An address with a line end would name receivers of its own.
    if (!isEmail(to)) throw new Error("The receiver of a mail is no e-mail address.");
    const { message } = await transport.sendMail({ to: { name: "", address: to }, subject, text });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${crypto.randomUUID()}.eml`;
    await writeWholeFile(path.join(folder, name), message as Buffer);
  };
}
