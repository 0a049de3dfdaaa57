import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

import { stop } from "./stop.mjs";

/**
 * How long to wait for output after the command has exited, because a daemon that inherited the pipe would keep it
 * open forever.
 */
const LAST_OUTPUT_MS = 1000;
const guard = fileURLToPath(new URL("./end-with-parent.mjs", import.meta.url));

/**
 * Runs a command to completion, or until this process has to stop; in that case, stops the command and every process
 * that it started within 8 s. None of them outlives this process, even after a `kill -9`.
 *
 * @param {readonly string[]} command the program and its arguments, no shell
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.quiet] collects the output instead of showing it
 * @param {(pid: number) => void} [options.onStart] receives the id of a process that lives as long as any process of
 * the step
 * @returns {Promise<{ code: number, output: string }>} the output is empty unless `quiet`
 * @throws {import("./stop.mjs").StopRequest} if it was stopped
 */
export async function runStep(command, { cwd, env = process.env, quiet = false, onStart } = {}) {
  stop.throwIfAborted();
  const child = spawn(process.execPath, [guard, String(process.pid), ...command], {
    cwd,
    env,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    detached: process.platform !== "win32",
  });
  if (child.pid) onStart?.(child.pid);
  const end = () => child.kill("SIGTERM");
  stop.addEventListener("abort", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  try {
    const code = await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (exitCode) => resolve(exitCode ?? 1));
      child.on("exit", (exitCode) => setTimeout(resolve, LAST_OUTPUT_MS, exitCode ?? 1).unref());
    });
    stop.throwIfAborted();
    return { code, output };
  } finally {
    stop.removeEventListener("abort", end);
  }
}
