import { Refusal } from "../run/refusal.mjs";
import { runStep } from "../run/run-step.mjs";
import { clock, say } from "../run/say.mjs";
import { findChromium } from "./find-chromium.mjs";
import { programOf } from "./program-of.mjs";

/** @typedef {{ tool: string, commands: (readonly string[])[] }} Way */

/**
 * Finds a Chromium, or installs one: as root with apt, where there is apt and it has one, else Playwright's own into the person's
 * cache.
 *
 * @param {string} node
 * @param {import("./prepare.mjs").Workplace} place
 * @param {{ isRoot?: boolean, find?: typeof findChromium }} [options]
 * @returns {Promise<string>} its file
 * @throws {Refusal} when there is none and none could be installed; the tools have said why
 */
export async function installChromiumWhenMissing(
  node,
  place,
  { isRoot = amRoot(), find = findChromium } = {},
) {
  const found = find(place.env);
  if (found) return found;
  const time = clock();
  for (const { tool, commands } of waysToInstall(node, place.root, isRoot)) {
    say(`Installing Chromium with ${tool} …`);
    await runAll(commands, place);
    const installed = find(place.env);
    if (!installed) continue;
    say(`Installed Chromium in ${time()}.`);
    return installed;
  }
  throw new Refusal(
    "There is no Chromium and none could be installed: install one and name it in CHROMIUM_PATH.",
  );
}

function amRoot() {
  return process.getuid?.() === 0;
}

/**
 * @param {string} node
 * @param {string} root
 * @param {boolean} isRoot
 * @returns {Way[]}
 */
function waysToInstall(node, root, isRoot) {
  const apt = {
    tool: "apt",
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "chromium"],
    ],
  };
  const install = [node, programOf(root, "playwright"), "install"];
  // Only root may install the libraries that the browser needs.
  const playwright = {
    tool: "Playwright",
    commands: [[...install, ...(isRoot ? ["--with-deps"] : []), "chromium"]],
  };
  return isRoot && process.platform === "linux" ? [apt, playwright] : [playwright];
}

/**
 * One that fails keeps the next from nothing: what counts is whether a browser is there afterwards.
 *
 * @param {Way["commands"]} commands
 * @param {import("./prepare.mjs").Workplace} place
 */
async function runAll(commands, { root, env, stop, turn }) {
  const withoutQuestions = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of commands) {
    await runStep(command, { cwd: root, env: withoutQuestions, stop, onStart: turn.include });
  }
}
