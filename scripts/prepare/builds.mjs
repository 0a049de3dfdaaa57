import { findNpm } from "./find-npm.mjs";
import { programOf } from "./program-of.mjs";

/**
 * @typedef {object} Build
 * @property {string} name as it is said
 * @property {readonly string[]} inputs files and folders that it is made from
 * @property {(name: string) => boolean} isLeftOut files among them that don't count, by base name
 * @property {readonly string[]} outputs folders that it makes
 * @property {(root: string, node: string, env: NodeJS.ProcessEnv) => (readonly string[])[]} commands
 */

const TOOLS = ["package.json", "package-lock.json", "tsconfig.base.json"];
const TEST = /\.test\.[cm]?[jt]sx?$/;
const TEST_OR_STORY = /\.(test|stories|guide)\.[cm]?[jt]sx?$/;

/** @type {Build} */
export const siteBuild = {
  name: "site",
  inputs: [...TOOLS, "packages", "apps"],
  isLeftOut: (name) => TEST_OR_STORY.test(name) || name.endsWith(".tsbuildinfo"),
  outputs: ["apps/api/dist", "apps/site/dist"],
  commands: (_root, node, env) => {
    const [, npm] = findNpm(env).command;
    return ["@earshot/api", "@earshot/site"].map((workspace) => [node, npm, "run", "build", "-w", workspace]);
  },
};

/** @type {Build} */
export const storybookBuild = {
  name: "Storybook",
  inputs: [...TOOLS, ".storybook", "packages", "mocks", "apps/site/app"],
  isLeftOut: (name) => TEST.test(name) || name.endsWith(".tsbuildinfo"),
  outputs: ["dist/storybook"],
  commands: (root, node) => [
    [
      node,
      programOf(root, "storybook"),
      "build",
      "-c",
      ".storybook",
      "--disable-telemetry",
      "-o",
      "dist/storybook",
    ],
  ],
};
