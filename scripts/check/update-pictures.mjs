import { rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { installChromiumWhenMissing } from "../prepare/install-chromium.mjs";
import { prepare } from "../prepare/prepare.mjs";
import { withNodeFirst } from "../prepare/with-node-first.mjs";
import { Refusal } from "../run/refusal.mjs";
import { runCommand } from "../run/run-command.mjs";
import { clock, say } from "../run/say.mjs";
import { environmentOfTests } from "./environment-of-tests.mjs";
import { keptPictures, PICTURES, picturesOf } from "./pictures.mjs";
import { STORIES } from "./run-stories.mjs";
import { runVitest } from "./run-tests.mjs";

/**
 * `npm run visual:update`: takes the stories' pictures, writes those that differ, and removes those of stories that are gone.
 *
 * @param {readonly string[]} filters words in the paths of the story files to take; none means all
 */
export function updatePictures(filters) {
  return runCommand(async ({ root, env, stop }) => {
    const time = clock();
    const { node, chromium } = await prepare({ root, env: environmentOfTests(env), stop }, findTools, {
      install: false,
    });
    say(`Taking the pictures of ${filters.join(", ") || "all stories"} with ${chromium} …`);
    const place = { root, stop, node, quiet: false, env: withChromium(env, node, chromium) };
    const before = keptPictures(root);
    const { pictures, failed } = await takePictures(place, filters);
    const isWhole = filters.length === 0 && failed === 0;
    const gone = isWhole ? removeGone(root, pictures) : [];
    writeRenderer(root, pictures);
    say(`${inWords(root, before, pictures, gone)} That took ${time()}.`);
    if (failed === 0) return 0;
    say(`${failed} failed, told above: a story that fails gets no new picture, and none was removed.`);
    return 1;
  });
}

/**
 * @param {import("../prepare/prepare.mjs").Workplace} place
 * @param {import("../prepare/find-node-24.mjs").FoundNode} node
 */
async function findTools(place, { file }) {
  return { node: file, chromium: await installChromiumWhenMissing(file, place) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} node
 * @param {string} chromium
 */
function withChromium(env, node, chromium) {
  return { ...withNodeFirst(environmentOfTests(env), node), CHROMIUM_PATH: chromium };
}

/**
 * @param {import("./run-tests.mjs").RunPlace} place
 * @param {readonly string[]} filters
 * @throws {Refusal} when no story got as far as a picture
 */
async function takePictures(place, filters) {
  /** @type {import("./pictures.mjs").Pictures | undefined} */
  let pictures;
  const { failed } = await runVitest(STORIES, place, {
    args: ["--update=all", ...filters],
    env: { UPDATE_PICTURES: filters.length === 0 ? "all" : "some" },
    onReport: (report) => (pictures = picturesOf(report)),
  });
  if (!pictures || pictures.taken.length === 0) throw new Refusal("No picture was taken, see above.");
  return { pictures, failed };
}

/**
 * @param {string} root
 * @param {import("./pictures.mjs").Pictures} pictures
 */
function removeGone(root, { taken }) {
  const gone = [...keptPictures(root).keys()].filter((file) => !taken.includes(file));
  for (const file of gone) rmSync(path.join(root, PICTURES, file));
  return gone;
}

/**
 * @param {string} root
 * @param {import("./pictures.mjs").Pictures} pictures
 * @throws {Refusal} when not all were drawn alike
 */
function writeRenderer(root, { renderers }) {
  if (renderers.length !== 1) {
    throw new Refusal(
      "The pages were drawn in different ways, so the pictures are worth nothing. Try again.",
    );
  }
  writeFileSync(path.join(root, PICTURES, "made-with.json"), `${JSON.stringify(renderers[0], null, 2)}\n`);
}

/**
 * @param {string} root
 * @param {Map<string, string>} before
 * @param {import("./pictures.mjs").Pictures} pictures
 * @param {readonly string[]} gone
 */
function inWords(root, before, { taken }, gone) {
  const after = keptPictures(root);
  const fresh = taken.filter((file) => after.has(file) && !before.has(file)).length;
  const changed = taken.filter((file) => before.has(file) && before.get(file) !== after.get(file)).length;
  const same = taken.filter((file) => before.has(file)).length - changed;
  const bytes = [...after.keys()].reduce(
    (sum, file) => sum + statSync(path.join(root, PICTURES, file)).size,
    0,
  );
  return `Pictures: ${fresh} new, ${changed} changed, ${same} as they were, ${gone.length} removed. ${after.size} are kept, ${(bytes / 1e6).toFixed(1)} MB.`;
}
