import { existsSync } from "node:fs";
import path from "node:path";

import { Refusal } from "../run/refusal.mjs";
import { runStep } from "../run/run-step.mjs";
import { clock, say } from "../run/say.mjs";
import { contentHash } from "./content-hash.mjs";
import { findNpm } from "./find-npm.mjs";
import { readStamp, removeStamp, writeStamp } from "./stamp.mjs";

const ARGS = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];

/**
 * Installs the packages of the lock file, unless just these are there: made from the same lock file by the same major npm
 * for the same kind of machine, to the end.
 *
 * @param {import("./prepare.mjs").Workplace} place
 * @throws {Refusal} when npm fails; it has said why
 */
export async function installWhenNeeded({ root, env, stop, turn }) {
  const npm = findNpm(env);
  const stamp = path.join(root, "node_modules", ".installed-from");
  const lockFile = contentHash(root, ["package-lock.json"]);
  const wanted = `${lockFile} npm-${npm.major} ${process.platform} ${process.arch}`;
  if (readStamp(stamp) === wanted) return;

  const time = clock();
  say(`Installing the packages${existsSync(path.dirname(stamp)) ? " anew" : ""} …`);
  removeStamp(stamp);
  // npm's warnings here are about its own Node (20 or newer), while everything installed runs on Node 24
  const quietly = { ...env, npm_config_loglevel: env["npm_config_loglevel"] ?? "error" };
  const { code } = await runStep([...npm.command, ...ARGS], {
    cwd: root,
    env: quietly,
    stop,
    onStart: turn.include,
  });
  if (code !== 0)
    throw new Refusal(`The packages could not be installed: npm ci ended with ${code}, see above.`);
  writeStamp(stamp, wanted);
  say(`Installed the packages in ${time()}.`);
}
