import { programOf } from "../prepare/program-of.mjs";

/**
 * A check that passes or fails as a whole: each of its commands must end with 0.
 *
 * @typedef {{ name: string, commands: { program: string, args: string[], cwd?: string }[] }} StaticCheck
 */

/**
 * @param {string} root
 * @returns {StaticCheck[]}
 */
export function staticChecks(root) {
  return [
    { name: "Lint", commands: [{ program: programOf(root, "oxlint"), args: [] }] },
    { name: "Format", commands: [{ program: programOf(root, "oxfmt"), args: ["--check"] }] },
    {
      name: "Types",
      commands: [
        {
          program: programOf(root, "@react-router/dev", "react-router"),
          args: ["typegen"],
          cwd: "apps/site",
        },
        { program: programOf(root, "typescript", "tsc"), args: ["-b"] },
      ],
    },
    { name: "Dead code", commands: [{ program: programOf(root, "knip"), args: [] }] },
  ];
}
