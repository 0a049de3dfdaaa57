import { findNode24 } from "../prepare/find-node-24.mjs";
import { prepare } from "../prepare/prepare.mjs";
import { withNodeFirst } from "../prepare/with-node-first.mjs";
import { Refusal } from "../run/refusal.mjs";
import { runCommand } from "../run/run-command.mjs";
import { clock, say } from "../run/say.mjs";
import { StopRequest } from "../run/stop-request.mjs";
import { environmentOfTests } from "./environment-of-tests.mjs";
import { prepareLongChecks } from "./prepare-checks.mjs";
import { runStage } from "./run-stage.mjs";
import { fastStages, longStage } from "./stages.mjs";

/**
 * `npm test` (every check) and `npm run check` (the fast ones). Each check runs even if one before it failed. The last line is
 * `N passed, N failed`, whatever happens; only who stops the run gets none.
 *
 * @param {"fast" | "every"} which
 */
export function runChecks(which) {
  return runCommand(async ({ root, env, stop }) => {
    const time = clock();
    const tally = await prepareAndRun(which, { root, env: environmentOfTests(env), stop }).catch((error) => {
      if (error instanceof StopRequest) throw error;
      say(error instanceof Refusal ? error.message : error.stack);
      return { passed: 0, failed: 1 };
    });
    say(`All that in ${time()}.`);
    say(`${tally.passed} passed, ${tally.failed} failed`);
    return tally.failed === 0 ? 0 : 1;
  });
}

/**
 * @param {"fast" | "every"} which
 * @param {Omit<import("../prepare/prepare.mjs").Workplace, "turn">} given
 */
async function prepareAndRun(which, given) {
  const { node, chromium, failures } = which === "fast" ? whatIsThere(given.root) : await whatIsNeeded(given);
  const env = { ...withNodeFirst(given.env, node), ...(chromium && { CHROMIUM_PATH: chromium }) };
  const place = { ...given, env, node };
  const stages = which === "fast" ? fastStages(place) : [...fastStages(place), longStage(place)];
  const total = { passed: 0, failed: failures.length };
  const failing = [...failures];
  for (const stage of stages) {
    const outcome = await runStage(stage, failures);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    failing.push(...outcome.failing);
  }
  if (failing.length > 0)
    say(`What failed, each told above:\n${failing.map((what) => `- ${what}`).join("\n")}`);
  return total;
}

/**
 * @typedef {object} Ready
 * @property {string} node
 * @property {string} [chromium]
 * @property {string[]} failures the preparations that failed
 */

/**
 * The fast checks take what is installed: no surprise of an `npm ci` in the midst of work.
 *
 * @param {string} root
 * @returns {Ready}
 */
function whatIsThere(root) {
  return { node: findNode24(root).file, failures: [] };
}

/**
 * @param {Omit<import("../prepare/prepare.mjs").Workplace, "turn">} given
 * @returns {Promise<Ready>}
 */
function whatIsNeeded(given) {
  return prepare(given, async (place, node) => ({
    node: node.file,
    ...(await prepareLongChecks(place, node)),
  }));
}
