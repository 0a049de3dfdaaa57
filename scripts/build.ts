import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Lock } from "./bootstrap/lock.mjs";
import { runStep } from "./bootstrap/run-step.mjs";
import { UserError } from "./bootstrap/stop.mjs";

/** A build that turns `inputs` (globs), except those that match `ignored`, into the folders `outputs`. */
interface Build {
  name: string;
  inputs: readonly string[];
  ignored: RegExp;
  outputs: readonly string[];
  /** The arguments after `npm run`. */
  script: readonly string[];
}

const tools = ["package.json", "package-lock.json", "tsconfig.base.json"];
const notSources = /^(node_modules|dist|data|coverage|test-results|\.react-router|\.vitest)$/;

export const siteBuild: Build = {
  name: "site",
  inputs: [...tools, "{packages,apps}/**"],
  ignored: /\.(test|stories|guide)\.[cm]?[jt]sx?$|\.tsbuildinfo$/,
  outputs: ["apps/api/dist", "apps/site/dist"],
  script: ["build", "-w", "@earshot/api", "-w", "@earshot/site"],
};

export const storybookBuild: Build = {
  name: "Storybook",
  inputs: [...tools, "{.storybook,packages,mocks,apps/site/app}/**"],
  ignored: /\.test\.[cm]?[jt]sx?$|\.tsbuildinfo$/,
  outputs: ["dist/storybook"],
  script: ["storybook:build"],
};

/**
 * Builds unless a complete build of the same sources by the same Node exists. Throws a `UserError` if a build fails,
 * after showing its output.
 */
export async function buildWhenStale(build: Build, lock: Lock, { always = false } = {}): Promise<void> {
  const stamps = build.outputs.map((folder) => path.join(folder, ".built-from"));
  // Computed before the build, so that a change made during it triggers another build.
  const source = `${hashSources(build)} node-${process.versions.node}\n`;
  const isFresh = stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, "utf8") === source);
  if (isFresh && !always) return;

  console.log(`Building the ${build.name} …`);
  console.time(`Built the ${build.name}`);
  // The stamps are removed first and written last, so that none is left after a `kill -9` in between.
  for (const stamp of stamps) rmSync(stamp, { force: true });
  const npm = [process.execPath, process.env["npm_execpath"] ?? "npm", "run", ...build.script];
  const { code, output } = await runStep(npm, { quiet: true, onStart: lock.extendTo });
  if (code !== 0) {
    console.log(output);
    throw new UserError(`The ${build.name} could not be built, see above.`);
  }
  for (const stamp of stamps) writeFileSync(stamp, source);
  console.timeEnd(`Built the ${build.name}`);
}

/**
 * Hashes names and bytes, which takes about 0.2 s for 50 MB. Timestamps would be wrong after the source is checked
 * out, copied or unpacked.
 */
export function hashSources({ inputs, ignored }: Build, root = "."): string {
  const hash = createHash("sha256");
  const exclude = (file: string) => notSources.test(path.basename(file)) || ignored.test(file);
  // Sorted, because file systems list files in different orders.
  for (const input of globSync(inputs, { cwd: root, exclude }).toSorted()) {
    const file = path.join(root, input);
    if (!statSync(file).isFile()) continue;
    const bytes = readFileSync(file);
    hash.update(`${input.replaceAll("\\", "/")}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}
