import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const LAST_WORDS_MS = 1000;
const guard = fileURLToPath(new URL("./end-with-parent.mjs", import.meta.url));

/**
 * @typedef {object} StepOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {AbortSignal} stop ends the step, and all that it started, within 8 s
 * @property {boolean} [quiet] keep the output instead of showing it
 * @property {(pid: number) => void} [onStart] told the id of the process that is there until the last of the step is gone
 */

/**
 * Runs a command to its end. Nothing of it outlives us, even if we are killed with `kill -9`.
 *
 * @param {readonly string[]} command the program and its arguments, no shell
 * @param {StepOptions} options
 * @returns {Promise<{ code: number, output: string }>} the output is empty unless `quiet`
 * @throws {import("./stop-request.mjs").StopRequest} when it was stopped
 */
export async function runStep(command, { cwd, env, stop, quiet = false, onStart }) {
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
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  }
  try {
    const code = await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("close", (exitCode) => resolve(exitCode ?? 1));
      // A daemon that inherited the output would keep it open for ever.
      child.on("exit", (exitCode) => setTimeout(resolve, LAST_WORDS_MS, exitCode ?? 1).unref());
    });
    stop.throwIfAborted();
    return { code, output };
  } finally {
    stop.removeEventListener("abort", end);
  }
}
