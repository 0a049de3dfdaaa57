import { spawn } from "node:child_process";
import { once } from "node:events";

import { stop } from "./stop.mjs";

/**
 * How long the server may take to stop: longer than its own limit of 8 s, but under 10 s together with the half
 * second that it takes to notice that npm is gone.
 */
const GRACE_MS = 9000;

/**
 * Runs a program that shuts down on a signal or when this process exits. When this process has to stop, signals the
 * program, and kills it if it is still running after `GRACE_MS`.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code; 0 for the site after a clean shutdown
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
