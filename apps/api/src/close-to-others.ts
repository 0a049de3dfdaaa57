import { chmod, lstat, readdir } from "node:fs/promises";
import path from "node:path";

/** The permissions for the group and for all other users. */
const othersBits = 0o077;

export const isOpenToOthers = (mode: number): boolean => (mode & othersBits) !== 0;

/**
 * Removes others' permissions from a file, or from a folder and everything in it. Ignores missing files and symbolic
 * links.
 */
export async function closeToOthers(place: string): Promise<void> {
  const found = await lstat(place).catch(() => null);
  if (!found || found.isSymbolicLink()) return;
  if (isOpenToOthers(found.mode)) await chmod(place, found.mode & 0o700);
  if (!found.isDirectory()) return;
  for (const name of await readdir(place)) await closeToOthers(path.join(place, name));
}
