import { programOf } from "../prepare/program-of.mjs";

/**
 * A check that passes or fails as a whole: its program must end with 0.
 *
 * @typedef {{ name: string, program: string, args: string[], cwd?: string }} StaticCheck
 */

/**
 * The types of the site's routes, written from app/routes.ts.
 *
 * @param {string} root
 * @returns {StaticCheck}
 */
export function routeTypes(root) {
  const program = programOf(root, "@react-router/dev", "react-router");
  return { name: "Route types", program, args: ["typegen"], cwd: "apps/site" };
}

/**
 * @param {string} root
 * @returns {StaticCheck[]} the one that takes longest first
 */
export function staticChecks(root) {
  return [
    { name: "Lint", program: programOf(root, "oxlint"), args: [] },
    { name: "Types", program: programOf(root, "typescript", "tsc"), args: ["-b"] },
    { name: "Dead code", program: programOf(root, "knip"), args: [] },
    { name: "Format", program: programOf(root, "oxfmt"), args: ["--check"] },
  ];
}
