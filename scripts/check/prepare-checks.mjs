import { buildWhenStale } from "../prepare/build-when-stale.mjs";
import { siteBuild, storybookBuild } from "../prepare/builds.mjs";
import { installChromiumWhenMissing } from "../prepare/install-chromium.mjs";
import { Refusal } from "../run/refusal.mjs";
import { say } from "../run/say.mjs";

/**
 * Makes ready what the long checks need. One that fails keeps the others from nothing.
 *
 * @param {import("../prepare/prepare.mjs").Workplace} place
 * @param {import("../prepare/find-node-24.mjs").FoundNode} node
 * @returns {Promise<{ chromium?: string, failures: string[] }>} the names of those that failed
 */
export async function prepareLongChecks(place, node) {
  /** @type {{ chromium?: string, failures: string[] }} */
  const ready = { failures: [] };
  const preparations = {
    Chromium: async () => {
      ready.chromium = await installChromiumWhenMissing(node.file, place);
    },
    Site: () => buildWhenStale(siteBuild, node, place),
    Storybook: () => buildWhenStale(storybookBuild, node, place),
  };
  for (const [name, make] of Object.entries(preparations)) {
    try {
      await make();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
      ready.failures.push(name);
    }
  }
  return ready;
}
