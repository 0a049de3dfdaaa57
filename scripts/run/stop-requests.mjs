import { npmThatRunsUs } from "./npm-that-runs-us.mjs";
import { StopRequest } from "./stop-request.mjs";

const LOOK_EVERY_MS = 500;

/**
 * Listens for the wish that this process stops: SIGINT, SIGTERM, a closed terminal, or the end of the npm that runs us. Only the
 * first counts (an AbortController takes no second reason); a Ctrl-C reaches the whole group of processes and npm may pass it on once more.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {AbortSignal} its reason is a StopRequest
 */
export function stopRequests(env) {
  const controller = new AbortController();
  const stop = (/** @type {import("./stop-request.mjs").StopSignal} */ signal) => {
    controller.abort(new StopRequest(signal));
  };
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGHUP", () => stop("SIGHUP"));
  const isThere = npmThatRunsUs(env);
  setInterval(() => isThere() || stop("SIGTERM"), LOOK_EVERY_MS).unref();
  return controller.signal;
}
