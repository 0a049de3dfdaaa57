import path from "node:path";

import { findNode24, refuseWithoutNode24 } from "./find-node-24.mjs";
import { installWhenNeeded } from "./install-when-needed.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";

/**
 * What a step of the preparation works with.
 *
 * @typedef {object} Workplace
 * @property {string} root the folder of the root package.json
 * @property {NodeJS.ProcessEnv} env
 * @property {AbortSignal} stop
 * @property {import("./one-at-a-time.mjs").Turn} turn
 */

/**
 * Installs what is missing, then does `work` (what is built from it), while no other process does either in this folder.
 *
 * @template T
 * @param {Omit<Workplace, "turn">} place
 * @param {(place: Workplace, node: import("./find-node-24.mjs").FoundNode) => Promise<T>} work
 * @param {{ install?: boolean }} [options] without `install`, `work` takes what is there
 * @returns {Promise<T>}
 * @throws {import("../run/refusal.mjs").Refusal}
 */
export async function prepare(place, work, { install = true } = {}) {
  if (install) refuseWithoutNode24(place.root);
  // Not in node_modules: npm ci empties that.
  return oneAtATime(path.join(place.root, "dist", ".lock"), place.stop, async (turn) => {
    if (install) await installWhenNeeded({ ...place, turn });
    return work({ ...place, turn }, findNode24(place.root));
  });
}
