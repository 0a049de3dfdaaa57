// node end-with-parent.mjs <parent's id> <command> [args…]: runs a command. On a signal, or once the parent has
// exited, stops the command and every process that it started. The command leads a process group, so that one signal
// reaches npm, npm's shell and the tool behind them.
import { spawn } from "node:child_process";

/** How long Playwright may take to stop the servers that it started. */
const GRACE_MS = 8000;
const POLL_MS = 500;

const [parent, command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: "inherit" });
let isEnding = false;

/** @param {NodeJS.Signals} signal sent to the whole process group; on Windows, which has no process groups, only to the command */
function signalAll(signal) {
  if (process.platform === "win32") child.kill(signal);
  else process.kill(0, signal);
}

function end() {
  if (isEnding) return;
  isEnding = true;
  // Sends the same signal as Ctrl+C in a terminal: on SIGTERM, Playwright would leave its servers behind.
  signalAll("SIGINT");
  setTimeout(() => signalAll("SIGKILL"), GRACE_MS);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
setInterval(() => process.ppid === Number(parent) || end(), POLL_MS);

child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code, signal) => {
  // The command's own children may still be running. This also kills this process, but nobody reads the exit code of a
  // stopped step.
  if (isEnding) signalAll("SIGKILL");
  if (signal) console.error(`Ended by ${signal}.`);
  process.exit(code ?? 1);
});
