import { watchNpm } from "./running-process.mjs";

const POLL_MS = 500;

/** Exit codes with which a shell reports a process ended by a signal: 128 plus the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** An error that the user at the terminal can fix. Its message is a single line that says how; no stack is shown. */
export class UserError extends Error {}

/** A request to stop: a signal, or the exit of the npm that runs this process. */
export class StopRequest extends Error {
  /** @param {keyof typeof EXIT_CODES} signal the one to forward */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.signal = signal;
    this.exitCode = EXIT_CODES[signal];
  }
}

const controller = new AbortController();

/** Aborted, with a StopRequest as its reason, when this process has to stop. */
export const stop = controller.signal;

/**
 * Starts listening for requests to stop. Only the first one counts: Ctrl+C reaches the whole process group, and npm
 * may forward it as well.
 */
export function listenForStop() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => controller.abort(new StopRequest(signal)));
  }
  const isNpmRunning = watchNpm(process.env);
  setInterval(() => isNpmRunning() || controller.abort(new StopRequest("SIGTERM")), POLL_MS).unref();
}
