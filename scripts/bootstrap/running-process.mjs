import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Finds a running process. `startedAt` distinguishes it from a later process with the same id (no fixed unit; 0 on
 * Windows). A zombie counts as gone: in a container it may never be reaped.
 *
 * @param {number} pid
 * @param {NodeJS.Platform} [platform]
 * @returns {{ pid: number, startedAt: number, parent: number, command: string } | undefined}
 */
export function findProcess(pid, platform = process.platform) {
  try {
    if (platform === "win32") {
      process.kill(pid, 0);
      return { pid, startedAt: 0, parent: 0, command: "" };
    }
    const { state, ...found } = platform === "linux" ? fromProc(pid) : fromPs(pid);
    return /^[ZX]/.test(state) ? undefined : { pid, ...found };
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function fromProc(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // `12 (a name) S 1 …`: the name may contain spaces and brackets, but the fields after it don't. See
  // proc_pid_stat(5).
  const nameEnd = text.lastIndexOf(")");
  const [state = "", parent, ...rest] = text.slice(nameEnd + 2).split(" ");
  const command = text.slice(text.indexOf("(") + 1, nameEnd);
  return { state, startedAt: Number(rest[17]), parent: Number(parent), command };
}

/** @param {number} pid */
function fromPs(pid) {
  const args = ["-o", "stat=,ppid=,lstart=,comm=", "-p", String(pid)];
  const line = execFileSync("ps", args, { encoding: "utf8", env: { ...process.env, LC_ALL: "C" } });
  const [state = "", parent, , month, day, time, year, ...command] = line.trim().split(/\s+/);
  const startedAt = Date.parse(`${month} ${day} ${year} ${time}`);
  return { state, startedAt, parent: Number(parent), command: command.join(" ") };
}

/**
 * Watches the npm that runs this script. npm exits on SIGTERM and `kill -9` without stopping the processes that it
 * started, and the shell between npm and this process may outlive npm (dash) or not exist (bash replaces itself), so
 * the parent's id alone is not enough.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {() => boolean} returns whether npm is still running; always true for a script that npm did not start
 */
export function watchNpm(env) {
  if (!env["npm_lifecycle_event"]) return () => true;
  const parent = process.ppid;
  const shell = findProcess(parent);
  const isShell = /(^|\/|-)(sh|dash|bash|ash|zsh|ksh|busybox)$/.test(shell?.command ?? "");
  const npm = shell && isShell ? findProcess(shell.parent) : undefined;
  return () => process.ppid === parent && (!npm || findProcess(npm.pid)?.startedAt === npm.startedAt);
}
