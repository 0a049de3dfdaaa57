import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The file of an installed package's program, to be run by a Node of our choice (`node_modules/.bin` would take the first on the
 * PATH, and holds no such file on Windows).
 *
 * @param {string} root
 * @param {string} packageName
 * @param {string} [program] by default the one that is named after the package
 */
export function programOf(root, packageName, program = packageName) {
  const folder = path.join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[program]);
}
