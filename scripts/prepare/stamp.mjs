import { readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * A stamp says what something was made from. Whoever makes it anew removes the stamp first and writes it last, so that a
 * `kill -9` half-way leaves none.
 *
 * @param {string} file
 */
export function readStamp(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}

/** @param {string} file */
export function removeStamp(file) {
  rmSync(file, { force: true });
}

/**
 * @param {string} file its folder exists
 * @param {string} madeFrom
 */
export function writeStamp(file, madeFrom) {
  writeFileSync(file, `${madeFrom}\n`);
}
