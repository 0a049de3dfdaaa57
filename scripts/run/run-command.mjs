import { fileURLToPath } from "node:url";

import { Refusal } from "./refusal.mjs";
import { StopRequest } from "./stop-request.mjs";
import { stopRequests } from "./stop-requests.mjs";

/**
 * Runs one of the root commands and ends the process with its exit code. A refusal is one line; a wish to stop needs no word.
 *
 * @param {(given: { root: string, env: NodeJS.ProcessEnv, stop: AbortSignal }) => Promise<number>} command gives the exit code
 */
export async function runCommand(command) {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  try {
    process.exitCode = await command({ root, env: process.env, stop: stopRequests(process.env) });
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
  process.exit();
}

/** @param {unknown} error */
function exitCodeOf(error) {
  if (error instanceof StopRequest) return error.exitCode;
  console.error(error instanceof Refusal ? error.message : error);
  return 1;
}
