import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import { atomicWrite } from "./atomic-write.ts";
import { closeToOthers, isOpenToOthers } from "./close-to-others.ts";
import { StartError } from "./start-error.ts";

/** Everything that a server writes to its data folder. Anything else in the folder belongs to others. */
const ownEntries = ["database", "files", "outbox", "auth-secret", "lock.db", "probe"] as const;

/** The minimum length of a stored secret, in characters. Generated secrets have 43: 32 bytes in base64. */
const shortestSecret = 32;

/** The mode bit of a shared folder such as /tmp, which must stay accessible to all users. */
const stickyBit = 0o1000;

/**
 * Creates the data folder, accessible only to its owner, and removes other users' access to an existing one. Throws
 * `StartError` if it can't be written.
 * @param warn called with a line if the folder was accessible to others, or still is
 */
export async function createDataFolder(
  folder: string,
  warn: (line: string) => void = () => undefined,
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartError(`The data folder ${folder} can't be written. Set DATA_DIR to a folder of your own.`);
  }
  // Windows has no such permissions.
  if (process.platform === "win32") return;
  await closeDataFolder(folder, warn);
}

async function closeDataFolder(folder: string, warn: (line: string) => void): Promise<void> {
  const modeOf = async () => (await stat(folder)).mode;
  const before = await modeOf();
  try {
    if (isOpenToOthers(before) && (before & stickyBit) === 0) await chmod(folder, before & 0o700);
    if (isOpenToOthers(before) || (await isOpen(path.join(folder, "database", "PG_VERSION"))))
      for (const name of ownEntries) await closeToOthers(path.join(folder, name));
  } catch {
    // Ignored: the files may belong to another user, or the file system may not support permissions. The check below
    // reports it.
  }
  if (isOpenToOthers(await modeOf()))
    warn(`The data folder ${folder} is open to other users of this machine. Run: chmod 700 ${folder}`);
  else if (isOpenToOthers(before))
    warn(`The data folder ${folder} was open to other users of this machine. It is closed to them now.`);
}

async function isOpen(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && isOpenToOthers(found.mode);
}

/**
 * Reads the secret that signs session cookies; the first start generates it. Throws `StartError` if it is damaged. The
 * caller must hold the folder's lock.
 */
export async function readOrCreateAuthSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, "auth-secret");
  const existing = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (existing !== null && existing.length >= shortestSecret) return existing;
  if (existing !== null)
    throw new StartError(
      `${file} is empty or damaged. Restore it from a backup, or delete it: then everybody has to log in again.`,
    );
  const secret = randomBytes(32).toString("base64url");
  await atomicWrite(file, secret);
  return secret;
}
