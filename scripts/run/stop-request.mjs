/** @typedef {"SIGINT" | "SIGTERM" | "SIGHUP"} StopSignal */

/** How a shell reports a process that a signal ended: 128 and the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** We are asked to stop: by a signal, or because npm, which runs us, is gone. */
export class StopRequest extends Error {
  /** @param {StopSignal} signal the one to pass on */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.signal = signal;
    /** Of a start that was still at work and has nothing to stop cleanly. */
    this.exitCode = EXIT_CODES[signal];
  }
}
