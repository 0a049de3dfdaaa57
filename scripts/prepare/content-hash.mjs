import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Folders that hold what is installed, made or stored, never what it is made from. */
const NO_SOURCES = new Set([
  "node_modules",
  "dist",
  "data",
  "coverage",
  "test-results",
  ".react-router",
  ".vitest",
]);

/**
 * A hash of the content of files: names and bytes, no times. All is read, about 0.2 s for 50 MB; a check by time stamps would be
 * wrong after a checkout, a copy or an unpacked archive.
 *
 * @param {string} root
 * @param {readonly string[]} inputs files and folders below the root; one that does not exist counts as such
 * @param {(name: string) => boolean} isLeftOut by a file's base name
 * @returns {string} hexadecimal
 */
export function contentHash(root, inputs, isLeftOut = () => false) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of filesBelow(root, input, isLeftOut)) {
      const bytes = readFileSync(path.join(root, file));
      hash.update(`${file.replaceAll("\\", "/")}\n${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} input
 * @param {(name: string) => boolean} isLeftOut
 * @returns {string[]} sorted, so that the order in which a file system lists them does not count
 */
function filesBelow(root, input, isLeftOut) {
  const stats = statSync(path.join(root, input), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return isLeftOut(path.basename(input)) ? [] : [input];
  return readdirSync(path.join(root, input))
    .filter((name) => !NO_SOURCES.has(name))
    .toSorted()
    .flatMap((name) => filesBelow(root, path.join(input, name), isLeftOut));
}
