import { randomInt } from "node:crypto";
import { accessSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { lookAtProcess } from "../run/look-at-process.mjs";
import { say } from "../run/say.mjs";

/**
 * @typedef {object} Turn
 * @property {(pid: number) => void} include keeps the turn taken for as long as that process runs too
 */

/**
 * Does some work when no other process does work under the same lock.
 *
 * The lock is a folder with one empty file per process, named after its id and start time. Who wants a turn puts a file
 * there *and then* looks for those of others: of two that come together, at least one sees the other and steps back. The file of
 * a process that is gone (`kill -9`) is thrown away by whoever finds it. A name is never used twice, so that can't hit a
 * newcomer, which is what goes wrong with a single file that two takers replace.
 *
 * @template T
 * @param {string} folder the lock
 * @param {AbortSignal} stop ends the waiting
 * @param {(turn: Turn) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(folder, stop, work) {
  if (!canWrite(folder)) return work({ include: () => {} });
  const files = [await takeTurn(folder, stop)];
  try {
    return await work({ include: (pid) => files.push(putFile(folder, pid)) });
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}

/** Who may not write here can neither install nor build: nothing to guard, and a finished build can still be started. */
function canWrite(/** @type {string} */ folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @param {AbortSignal} stop
 */
async function takeTurn(folder, stop) {
  for (let isSaid = false; ;) {
    let other = findOther(folder);
    if (!other) {
      const file = putFile(folder, process.pid);
      other = findOther(folder, file);
      if (!other) return file;
      rmSync(file, { force: true });
    } else if (!isSaid) {
      say(`Waiting for process ${other}, which is installing or building here.`);
      isSaid = true;
    }
    await wait(randomInt(50, 350), undefined, { signal: stop }).catch(() => stop.throwIfAborted());
  }
}

/**
 * @param {string} folder
 * @param {number} pid
 */
function putFile(folder, pid) {
  const startedAt = lookAtProcess(pid)?.startedAt ?? 0;
  const file = path.join(folder, `${pid}-${startedAt}-${randomInt(2 ** 40)}`);
  writeFileSync(file, "");
  return file;
}

/**
 * The id of another process that has or wants a turn. Throws away the files of those that are gone.
 *
 * @param {string} folder
 * @param {string} [mine]
 */
function findOther(folder, mine) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (file === mine) continue;
    const [pid, startedAt] = name.split("-").map(Number);
    if (pid && lookAtProcess(pid)?.startedAt === startedAt) return pid;
    rmSync(file, { force: true });
  }
  return undefined;
}
