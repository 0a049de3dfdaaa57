import { spawn } from "node:child_process";

/**
 * More than the 8 s that the server gives itself (apps/site/server/process/run.ts); with the half second in which a dead npm is noticed
 * still under 10 s.
 */
const GRACE_MS = 9000;

/**
 * Runs the server until it ends or is asked to stop. Asked, it has 9 s to finish what it does. It also stops by itself when this
 * process is gone (`STOP_WITH_PARENT`, see apps/site/server/process/stop-with-parent.ts).
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, stop: AbortSignal, graceMs?: number }} options
 * @returns {Promise<number>} the exit code of the server: 0 after a clean stop
 */
export async function serve([program, ...args], { cwd, env, stop, graceMs = GRACE_MS }) {
  stop.throwIfAborted();
  const server = spawn(program, args, {
    cwd,
    stdio: "inherit",
    env: { ...env, STOP_WITH_PARENT: String(process.pid) },
  });
  const end = () => {
    server.kill(stop.reason.signal);
    setTimeout(() => server.kill("SIGKILL"), graceMs).unref();
  };
  stop.addEventListener("abort", end);
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code) => resolve(code ?? 1));
  });
}
