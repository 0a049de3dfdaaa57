import { statSync } from "node:fs";
import path from "node:path";

import { Refusal } from "../run/refusal.mjs";
import { runStep } from "../run/run-step.mjs";
import { clock, say } from "../run/say.mjs";
import { contentHash } from "./content-hash.mjs";
import { readStamp, removeStamp, writeStamp } from "./stamp.mjs";
import { withNodeFirst } from "./with-node-first.mjs";

/**
 * Builds, unless what stands in the outputs was made from these very sources by this very Node, to the end.
 *
 * @param {import("./builds.mjs").Build} build
 * @param {import("./find-node-24.mjs").FoundNode} node
 * @param {import("./prepare.mjs").Workplace} place
 * @param {{ always?: boolean }} [options] `always` builds even if nothing changed
 * @throws {Refusal} when it fails; the output of the command that failed was shown
 */
export async function buildWhenStale(build, node, place, { always = false } = {}) {
  const stamps = build.outputs.map((folder) => path.join(place.root, folder, ".built-from"));
  // Taken before the build: what changes while it runs makes the next one stale.
  const madeFrom = `${contentHash(place.root, build.inputs, build.isLeftOut)} node-${node.version}`;
  if (!always && stamps.every((stamp) => readStamp(stamp) === madeFrom)) return;

  const time = clock();
  say(`Building the ${build.name} …`);
  for (const stamp of stamps) removeStamp(stamp);
  await runCommands(build, node, place);
  for (const folder of build.outputs) refuseMissing(place.root, folder);
  for (const stamp of stamps) writeStamp(stamp, madeFrom);
  say(`Built the ${build.name} in ${time()}.`);
}

/**
 * @param {import("./builds.mjs").Build} build
 * @param {import("./find-node-24.mjs").FoundNode} node
 * @param {import("./prepare.mjs").Workplace} place
 */
async function runCommands(build, node, { root, env, stop, turn }) {
  const options = { cwd: root, env: withNodeFirst(env, node.file), stop, quiet: true, onStart: turn.include };
  for (const command of build.commands(root, node.file, env)) {
    const { code, output } = await runStep(command, options);
    if (code === 0) continue;
    say(output);
    throw new Refusal(`The ${build.name} could not be built, see above.`);
  }
}

/**
 * @param {string} root
 * @param {string} folder
 */
function refuseMissing(root, folder) {
  if (statSync(path.join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return;
  throw new Refusal(`The build ended well but made no ${folder}.`);
}
