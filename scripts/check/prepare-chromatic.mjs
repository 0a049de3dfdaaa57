import { buildWhenStale } from "../prepare/build-when-stale.mjs";
import { storybookBuild } from "../prepare/builds.mjs";
import { prepare } from "../prepare/prepare.mjs";
import { Refusal } from "../run/refusal.mjs";
import { runCommand } from "../run/run-command.mjs";

/** Refuses without a token, in one line; else builds the Storybook if it is stale. */
export function prepareChromatic() {
  return runCommand(async ({ root, env, stop }) => {
    if (!env["CHROMATIC_PROJECT_TOKEN"]) {
      throw new Refusal(
        "Chromatic compares pictures for those with a project there: put its token into CHROMATIC_PROJECT_TOKEN. Without one, npm test compares them here.",
      );
    }
    await prepare({ root, env, stop }, build, { install: false });
    return 0;
  });
}

/**
 * @param {import("../prepare/prepare.mjs").Workplace} place
 * @param {import("../prepare/find-node-24.mjs").FoundNode} node
 */
function build(place, node) {
  return buildWhenStale(storybookBuild, node, place);
}
