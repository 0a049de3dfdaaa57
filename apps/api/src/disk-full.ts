import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Of the file system: no space, or the user's quota used up; of PostgreSQL: SQLSTATE disk_full. */
const codes = new Set<unknown>(["ENOSPC", "EDQUOT", "53100"]);

/** True for a write that failed for lack of space, on either database and in the storage. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.has(error.code)) || isDiskFull(error.cause);
}

/** A page of PostgreSQL. */
const probeBytes = 8192;

/** Writes a small file into the folder and removes it. Rejects when it can't be written. */
export async function probeDisk(folder: string): Promise<void> {
  const file = path.join(folder, "probe");
  try {
    await writeFile(file, Buffer.alloc(probeBytes), { mode: 0o600 });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
