import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { Refusal } from "../run/refusal.mjs";

/**
 * Makes the data folder and tries it, before anything long is begun.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env `DATA_DIR`, default `./data`, from the root
 * @returns {string} its absolute path
 * @throws {Refusal}
 */
export function refuseUnwritableFolder(root, env) {
  const folder = path.resolve(root, env["DATA_DIR"] || "data");
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Refusal(
      `Can't write in the data folder ${folder} (${code}). Choose another: DATA_DIR=/a/folder npm start.`,
    );
  }
  return folder;
}
