import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { StartError } from "../start-error.ts";

/** Locks of this process: one that nothing refers to would be closed by the garbage collector, and the folder be free. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the data folder's only owner and returns the function that gives it up. PGlite has no lock of its
 * own, and two processes on one folder lose each other's rows in silence. An SQLite file held in an exclusive
 * transaction is a lock that the operating system frees even after a kill -9. Throws `StartError` when it is taken.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, "lock.db"), { timeout: 0 });
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
