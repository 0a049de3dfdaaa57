import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The emails to this address in the outbox, oldest first. */
export function mailsTo(dataFolder: string, email: string): string[] {
  const outbox = path.join(dataFolder, "outbox");
  const files = existsSync(outbox) ? readdirSync(outbox) : [];
  return files
    .filter((file) => file.endsWith(".eml"))
    .toSorted()
    .map((file) => unfolded(readFileSync(path.join(outbox, file), "utf8")))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** Decodes the soft line breaks and "=" of quoted-printable. */
export function unfolded(mail: string): string {
  return mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");
}
