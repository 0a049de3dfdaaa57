import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A running process. The start tells it from a later one that was given the same id; it is a number of no fixed unit, 0 where
 * the system does not say.
 *
 * @typedef {{ pid: number, startedAt: number, parent: number, command: string }} RunningProcess
 */

/**
 * What the system knows of a process. A zombie (killed, but not yet collected by its parent, which in a container may be never)
 * counts as gone.
 *
 * @param {number} pid
 * @param {NodeJS.Platform} [platform]
 * @returns {RunningProcess | undefined} undefined when it does not run
 */
export function lookAtProcess(pid, platform = process.platform) {
  try {
    if (platform === "linux") return fromProc(pid);
    if (platform === "win32") return fromSignal(pid);
    return fromPs(pid);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function fromProc(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // `12 (a name) S 1 …`: the name may hold spaces and brackets, nothing after it does. proc_pid_stat(5)
  const nameEnd = text.lastIndexOf(")");
  const [state = "", parent, ...rest] = text.slice(nameEnd + 2).split(" ");
  if (isGone(state)) return undefined;
  const command = text.slice(text.indexOf("(") + 1, nameEnd);
  return { pid, startedAt: Number(rest[17]), parent: Number(parent), command };
}

/** @param {number} pid */
function fromPs(pid) {
  const args = ["-o", "stat=,ppid=,lstart=,comm=", "-p", String(pid)];
  const line = execFileSync("ps", args, { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } });
  const [state = "", parent, , month, day, time, year, ...command] = line.trim().split(/\s+/);
  if (isGone(state)) return undefined;
  const startedAt = Date.parse(`${month} ${day} ${year} ${time}`);
  return { pid, startedAt, parent: Number(parent), command: command.join(" ") };
}

/** @param {number} pid */
function fromSignal(pid) {
  process.kill(pid, 0);
  return { pid, startedAt: 0, parent: 0, command: "" };
}

/** @param {string} state the first letter is the state: Z is a zombie, X is dead */
function isGone(state) {
  return state.startsWith("Z") || state.startsWith("X");
}
