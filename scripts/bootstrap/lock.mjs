import { randomInt } from "node:crypto";
import { accessSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { findProcess } from "./running-process.mjs";
import { stop } from "./stop.mjs";

/** Outside node_modules, which `npm ci` empties. */
const LOCK = "dist/.lock";

/**
 * @typedef {{ extendTo: (pid: number) => void }} Lock `extendTo` also holds the lock for as long as that process runs
 */

/**
 * Runs `work`, which installs or builds, while no other process does.
 *
 * The lock is a folder with one empty file per process, named after its id and start time. A process adds its file
 * *and then* looks for others: if two start together, at least one sees the other and backs off. Any process that
 * finds the file of a dead one (`kill -9`) deletes it. Names are never reused, so that can't affect a new process,
 * unlike with a single file that two processes replace.
 *
 * @template T
 * @param {(lock: Lock) => Promise<T>} work
 * @param {string} [folder] the lock
 * @returns {Promise<T>}
 */
export async function withLock(work, folder = LOCK) {
  if (!isWritable(folder)) return work({ extendTo: () => {} });
  const files = [await acquire(folder)];
  try {
    return await work({ extendTo: (pid) => files.push(addFile(folder, pid)) });
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}

/** Without write access, nothing can be built, but a finished build can still be started. @param {string} folder */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
async function acquire(folder) {
  for (let isAnnounced = false; ;) {
    let other = findOther(folder);
    if (!other) {
      const file = addFile(folder, process.pid);
      other = findOther(folder, file);
      if (!other) return file;
      rmSync(file, { force: true });
    } else if (!isAnnounced) {
      console.log(`Waiting for process ${other}, which is installing or building here.`);
      isAnnounced = true;
    }
    await sleep(randomInt(50, 350), undefined, { signal: stop }).catch(() => stop.throwIfAborted());
  }
}

/** @param {string} folder @param {number} pid */
function addFile(folder, pid) {
  const file = path.join(folder, `${pid}-${findProcess(pid)?.startedAt ?? 0}-${randomInt(2 ** 40)}`);
  writeFileSync(file, "");
  return file;
}

/** The id of another process that holds or wants the lock. Deletes the files of dead ones. @param {string} folder @param {string} [mine] */
function findOther(folder, mine) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (file === mine) continue;
    const [pid, startedAt] = name.split("-").map(Number);
    if (pid && findProcess(pid)?.startedAt === startedAt) return pid;
    rmSync(file, { force: true });
  }
  return undefined;
}
