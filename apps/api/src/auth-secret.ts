import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { writeWholeFile } from "./whole-file.ts";

/**
 * The secret that signs the session cookies: read from the data folder, and made there by the first start. The caller
 * holds the folder's lock.
 */
export async function keepAuthSecret(dataFolder: string): Promise<string> {
  const place = path.join(dataFolder, "auth-secret");
  const kept = await readFile(place, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (kept !== null) return kept;
  const secret = randomBytes(32).toString("base64url");
  await writeWholeFile(place, secret);
  return secret;
}
