// node end-with-parent.mjs <parent's id> <command> [args…]: runs a command and ends it, with all that it started, when asked to
// or when the parent is gone. It leads its own process group (`run-step.mjs` sees to that), so that one signal
// reaches npm, npm's shell and the tool behind them, none of which pass signals on.
import { spawn } from "node:child_process";

/** Playwright stops the servers that it started. */
const GRACE_MS = 8000;
const LOOK_EVERY_MS = 500;

const [parent, command = "", ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: "inherit" });
let isEnding = false;

/** @param {NodeJS.Signals} signal to the whole group: Windows has none, there it goes to the command alone */
function signalAll(signal) {
  if (process.platform === "win32") child.kill(signal);
  else process.kill(0, signal);
}

function end() {
  if (isEnding) return;
  isEnding = true;
  // As a Ctrl-C in a terminal does: at SIGTERM Playwright would leave its servers behind.
  signalAll("SIGINT");
  setTimeout(() => signalAll("SIGKILL"), GRACE_MS);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
setInterval(() => process.ppid === Number(parent) || end(), LOOK_EVERY_MS);

child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code, signal) => {
  // What the command started may still run; this ends us too, and nobody reads the exit code of a step that was stopped.
  if (isEnding) signalAll("SIGKILL");
  if (signal) console.error(`Ended by ${signal}.`);
  process.exit(code ?? 1);
});
