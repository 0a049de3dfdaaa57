import { spawn } from "node:child_process";
import { once } from "node:events";

import { stop } from "./stop.mjs";

/** More than the 8 s that the server gives itself; with the half second in which a dead npm is noticed still under 10 s. */
const GRACE_MS = 9000;

/**
 * Runs a program that stops itself: on a signal, which it is sent when this process is to stop, and when this process is gone.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code: of the site, 0 after a clean stop
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
