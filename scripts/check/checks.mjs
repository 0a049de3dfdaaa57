import { runStep } from "../run/run-step.mjs";
import { say } from "../run/say.mjs";
import { runPlaywright, runVitest } from "./run-tests.mjs";
import { staticChecks } from "./static-checks.mjs";

/**
 * @typedef {object} CheckPlace
 * @property {string} root
 * @property {NodeJS.ProcessEnv} env
 * @property {string} node the file of the Node that runs the tools
 * @property {AbortSignal} stop
 */

/**
 * `needs` names preparations (prepare-checks.mjs) without which there is nothing to run.
 *
 * @typedef {{ name: string, run: () => Promise<import("./tally.mjs").Tally>, needs?: readonly string[] }} Check
 */

/**
 * Lint, format, types, dead code, house rules and unit tests: under 30 s, needs neither a build nor a browser.
 *
 * @param {CheckPlace} place
 * @returns {Check[]}
 */
export function fastChecks(place) {
  return [
    ...staticChecks(place.root).map((check) => ({
      name: check.name,
      run: () => runStaticCheck(check, place),
    })),
    { name: "Unit tests", run: () => runVitest("unit", place) },
  ];
}

/**
 * What takes longer: the server and its database, the commands, the contract against mocks and server, the stories in a browser,
 * and the built site in a browser.
 *
 * @param {CheckPlace} place
 * @returns {Check[]}
 */
export function longChecks(place) {
  return [
    { name: "Server", run: () => runVitest("server", place) },
    { name: "Commands", run: () => runVitest("commands", place) },
    { name: "Conformance", run: () => runVitest("conformance", place) },
    { name: "Stories", run: () => runVitest("stories", place), needs: ["Chromium"] },
    { name: "End to end", run: () => runPlaywright(place), needs: ["Chromium", "Site", "Storybook"] },
  ];
}

/**
 * @param {import("./static-checks.mjs").StaticCheck} check
 * @param {CheckPlace} place
 */
async function runStaticCheck({ commands }, { root, env, node, stop }) {
  for (const { program, args, cwd = "." } of commands) {
    const options = { cwd: `${root}/${cwd}`, env, stop, quiet: true };
    const { code, output } = await runStep([node, program, ...args], options);
    if (code === 0) continue;
    say(output);
    return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}
