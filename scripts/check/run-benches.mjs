import { prepare } from "../prepare/prepare.mjs";
import { withNodeFirst } from "../prepare/with-node-first.mjs";
import { Refusal } from "../run/refusal.mjs";
import { runCommand } from "../run/run-command.mjs";
import { runStep } from "../run/run-step.mjs";
import { environmentOfTests } from "./environment-of-tests.mjs";
import { prepareLongChecks } from "./prepare-checks.mjs";

/**
 * `npm run bench`: builds what is stale, then measures. Not a part of `npm test`: a busy machine would fail it.
 *
 * @param {readonly string[]} words of the benches' names; none means all
 */
export function runBenches(words) {
  return runCommand(async ({ root, env, stop }) => {
    const clean = environmentOfTests(env);
    const { node, chromium, failures } = await prepare({ root, env: clean, stop }, findTools, {
      install: false,
    });
    if (failures.length > 0) throw new Refusal(`Nothing measured, for want of ${failures.join(", ")}.`);
    const { code } = await runStep([node, "tests/bench/runner/run.ts", ...words], {
      cwd: root,
      env: { ...withNodeFirst(clean, node), ...(chromium && { CHROMIUM_PATH: chromium }) },
      stop,
    });
    return code;
  });
}

/**
 * @param {import("../prepare/prepare.mjs").Workplace} place
 * @param {import("../prepare/find-node-24.mjs").FoundNode} node
 */
async function findTools(place, node) {
  return { node: node.file, ...(await prepareLongChecks(place, node)) };
}
