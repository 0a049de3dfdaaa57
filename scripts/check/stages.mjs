import { availableParallelism } from "node:os";

import { runStep } from "../run/run-step.mjs";
import { runStories } from "./run-stories.mjs";
import { runPlaywright, runVitest } from "./run-tests.mjs";
import { routeTypes, staticChecks } from "./static-checks.mjs";

/**
 * @typedef {object} CheckPlace
 * @property {string} root
 * @property {NodeJS.ProcessEnv} env
 * @property {string} node the file of the Node that runs the tools
 * @property {AbortSignal} stop
 */

/**
 * `needs` names preparations (prepare-checks.mjs) without which there is nothing to run. A quiet run gives its output
 * back instead of showing it.
 *
 * @typedef {import("./tally.mjs").Tally & { output?: string }} Outcome
 * @typedef {{ name: string, run: (quiet: boolean) => Promise<Outcome>, needs?: readonly string[] }} Check
 */

/**
 * Checks of which so many run at once; a stage begins when the one before it has ended.
 *
 * @typedef {{ checks: Check[], atOnce: number }} Stage
 */

/**
 * Lint, format, types, dead code, house rules and unit tests: under 30 s on two cores, needs neither a build nor a browser.
 *
 * @param {CheckPlace} place
 * @returns {Stage[]}
 */
export function fastStages(place) {
  const statics = staticChecks(place.root).map((check) => asCheck(check, place));
  const unitTests = {
    name: "Unit tests",
    run: (/** @type {boolean} */ quiet) => runVitest(["unit"], { ...place, quiet }),
  };
  const [longest, ...others] = statics;
  return [
    // The linter and the compiler both read what it writes.
    { checks: [asCheck(routeTypes(place.root), place)], atOnce: 1 },
    { checks: [longest, unitTests, ...others].filter((check) => !!check), atOnce: availableParallelism() },
  ];
}

/**
 * What takes longer, one after the other, for their own sake (browsers and databases that wait for each other time out): the
 * server and its database, the commands, the contract against mocks and server, the built server's process, the stories in a
 * browser, and the built site in a browser.
 *
 * @param {CheckPlace} place
 * @returns {Stage}
 */
export function longStage(place) {
  const vitest = (/** @type {string} */ project) => (/** @type {boolean} */ quiet) =>
    runVitest([project], { ...place, quiet });
  return {
    atOnce: 1,
    checks: [
      { name: "Server", run: vitest("server") },
      { name: "Commands", run: vitest("commands") },
      { name: "Conformance", run: vitest("conformance") },
      { name: "Built server", run: vitest("built-server"), needs: ["Site"] },
      { name: "Stories", run: (quiet) => runStories({ ...place, quiet }), needs: ["Chromium"] },
      {
        name: "End to end",
        run: (quiet) => runPlaywright({ ...place, quiet }),
        needs: ["Chromium", "Site", "Storybook"],
      },
    ],
  };
}

/**
 * @param {import("./static-checks.mjs").StaticCheck} check
 * @param {CheckPlace} place
 * @returns {Check}
 */
function asCheck({ name, program, args, cwd = "." }, { root, env, node, stop }) {
  return {
    name,
    async run() {
      const options = { cwd: `${root}/${cwd}`, env, stop, quiet: true };
      const { code, output } = await runStep([node, program, ...args], options);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
    },
  };
}
