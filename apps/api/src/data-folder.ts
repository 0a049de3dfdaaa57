import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, mkdir, readFile } from "node:fs/promises";
import path from "node:path";

import { atomicWrite } from "./atomic-write.ts";
import { StartError } from "./start-error.ts";

/** Creates the data folder, accessible to its owner alone. Throws `StartError` when it can't be written. */
export async function createDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartError(`The data folder ${folder} can't be written. Set DATA_DIR to a folder of your own.`);
  }
}

/** Reads the secret that signs session cookies; the first start generates it. The caller holds the folder's lock. */
export async function readOrCreateAuthSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, "auth-secret");
  const existing = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (existing !== null) return existing;
  const secret = randomBytes(32).toString("base64url");
  await atomicWrite(file, secret);
  return secret;
}
