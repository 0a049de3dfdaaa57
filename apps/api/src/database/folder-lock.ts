import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { StartError } from "../start-error.ts";

/** Keeps this process's locks referenced: the garbage collector would close them and free the folder. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder and returns the function that unlocks it. PGlite has no lock, and two processes on one folder
 * silently lose each other's rows. The operating system releases an exclusive SQLite transaction even after a kill -9.
 * Throws `StartError` when the folder is locked.
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, "lock.db");
  // SQLite would create it readable by everyone, and the journal with the same mode.
  closeSync(openSync(file, "a", 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes("locked"))
      throw new StartError(`The data folder ${folder} is in use by another process. Stop that one first.`);
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
