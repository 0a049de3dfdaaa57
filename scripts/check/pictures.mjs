import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where the pictures of stories are kept: `<mode>/<part>/<story>-chromium.png`, and `made-with.json`. */
export const PICTURES = "tests/visual/baselines";

/** @typedef {{ chromium: string, fonts: string }} Renderer */

/**
 * What stories say of their pictures (.storybook/visual/after-story.ts).
 *
 * @typedef {object} Pictures
 * @property {string[]} taken their files below PICTURES, in order: compared or, on an update, made
 * @property {string[]} reasons why others were not compared, each once
 * @property {Renderer[]} renderers what drew the stories, each once: more than one is odd
 */

/**
 * @param {import("./tally.mjs").VitestReport} report
 * @returns {Pictures}
 */
export function picturesOf({ testResults }) {
  const all = testResults.flatMap((file) => file.assertionResults).flatMap(({ meta }) => meta?.picture ?? []);
  const renderers = new Map(all.map(({ renderer }) => [JSON.stringify(renderer), renderer]));
  return {
    taken: all.flatMap(({ name }) => (name ? [`${name}-chromium.png`] : [])).toSorted(),
    reasons: [...new Set(all.flatMap(({ notCompared }) => notCompared ?? []))],
    renderers: [...renderers.values()],
  };
}

/**
 * The pictures that are kept, each with a hash of its bytes.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function keptPictures(root) {
  const folder = path.join(root, PICTURES);
  // `globSync` came with Node 22, and this runs before Node 24 is there.
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const files = all.filter((file) => file.endsWith(".png")).toSorted();
  return new Map(
    files.map((file) => [
      file.replaceAll("\\", "/"),
      createHash("sha256")
        .update(readFileSync(path.join(folder, file)))
        .digest("hex"),
    ]),
  );
}

/**
 * What `npm test` says of the pictures: how many were compared, or why none was.
 *
 * @param {Pictures} pictures
 */
export function comparedInWords({ taken, reasons }) {
  if (reasons.length === 0) return `Pictures: ${taken.length} compared.`;
  return `Pictures not compared: ${reasons.join("; ")}. Make them anew, on Debian's Chromium: npm run visual:update`;
}
