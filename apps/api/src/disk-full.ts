import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Error codes from the file system (no space, or the user's quota used up) and PostgreSQL (SQLSTATE disk_full). */
const codes = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);

/** True if a write failed for lack of space, either in the database, whichever engine it uses, or in storage. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.has(error.code)) || isDiskFull(error.cause);
}

/** The size of a PostgreSQL page. */
const probeBytes = 8192;

/** Writes a small file to the folder and removes it. Rejects if it can't be written. */
export async function probeDisk(folder: string): Promise<void> {
  const file = path.join(folder, "probe");
  try {
    await writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600 });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
