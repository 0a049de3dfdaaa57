import { spawn } from "node:child_process";
import { once } from "node:events";

import { stop } from "./stop.mjs";

/**
 * How long the server may take to stop: longer than its own limit of 8 s, but under 10 s together with the half
 * second that it takes to notice that npm is gone.
 */
const GRACE_MS = 9000;

/**
 * Runs a program that shuts itself down on a signal, and when this process is gone. Forwards the signal when this
 * process has to stop.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code; the site's is 0 after a clean stop
 */
export async function serve(program, args, env) {
  stop.throwIfAborted();
  const child = spawn(program, args, { stdio: "inherit", env });
  stop.addEventListener("abort", () => {
    child.kill(stop.reason.signal);
    setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
  });
  const [code] = await once(child, "exit");
  return code ?? 1;
}
