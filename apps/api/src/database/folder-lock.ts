import { closeSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

import { StartError } from "../start-error.ts";

/**
 * Keeps this process's locks referenced, because the garbage collector would otherwise close them and unlock the
 * folder.
 */
const held = new Set<DatabaseSync>();

/** SQLite's code for a database that another connection has locked: https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

export interface FolderLock {
  unlock: () => void;
  /** Throws if the lock file was removed or replaced, in which case a second process could open the folder. */
  assertHeld: () => void;
}

/**
 * Locks the data folder. PGlite has no lock, and two processes on one folder silently lose each other's rows. The
 * operating system releases an exclusive SQLite transaction even after a kill -9. Throws `StartError` if the folder is
 * locked.
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, "lock.db");
  // SQLite would make the file and its journal readable by everyone.
  closeSync(openSync(file, "a", 0o600));
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY)
      throw new StartError(`The data folder ${folder} is in use by another process. Stop that one first.`);
    throw new StartError(`${file} is damaged. Remove it while no server runs, and start again.`);
  }
  held.add(lock);
  const { ino } = statSync(file);
  return {
    unlock() {
      held.delete(lock);
      lock.close();
    },
    assertHeld() {
      if (statSync(file, { throwIfNoEntry: false })?.ino === ino) return;
      throw new StartError(
        `${file} was removed while the server runs. Stop every server of this folder, and start one again.`,
      );
    },
  };
}
