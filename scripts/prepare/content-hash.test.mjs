import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { siteBuild, storybookBuild } from "./builds.mjs";
import { contentHash } from "./content-hash.mjs";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "earshot-hash-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write("package-lock.json", "{}");
  write("packages/ui/src/button.tsx", "button");
  write("packages/ui/src/button.stories.tsx", "story");
  write("packages/ui/src/button.guide.ts", "guide");
  write("packages/ui/src/button.test.ts", "test");
  write("apps/site/dist/server/main.js", "made");
  write("mocks/src/projects.ts", "mocks");
});

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** @param {import("./builds.mjs").Build} build */
const hash = (build) => contentHash(root, build.inputs, build.isLeftOut);

test.each([
  ["package-lock.json", true, true],
  ["packages/ui/src/button.tsx", true, true],
  ["packages/ui/src/new.css", true, true],
  ["packages/ui/src/button.stories.tsx", false, true],
  ["packages/ui/src/button.guide.ts", false, true],
  ["packages/ui/src/button.test.ts", false, false],
  ["apps/site/dist/server/main.js", false, false],
  ["apps/site/node_modules/x/a.js", false, false],
  ["apps/site/vite.config.ts", true, false],
  ["mocks/src/projects.ts", false, true],
  [".storybook/main.ts", false, true],
  ["README.md", false, false],
])("a change of %s makes the site stale: %s, Storybook stale: %s", (file, site, storybook) => {
  const before = [hash(siteBuild), hash(storybookBuild)];
  write(file, "changed");
  expect([hash(siteBuild) !== before[0], hash(storybookBuild) !== before[1]]).toEqual([site, storybook]);
});

test("a time stamp does not count", () => {
  const before = hash(siteBuild);
  utimesSync(path.join(root, "packages/ui/src/button.tsx"), 0, 0);
  expect(hash(siteBuild)).toBe(before);
});

test("a name counts, and where one file ends and the next begins", () => {
  write("packages/a", "1");
  write("packages/b", "23");
  const before = hash(siteBuild);
  write("packages/a", "12");
  write("packages/b", "3");
  const moved = hash(siteBuild);
  rmSync(path.join(root, "packages/b"));
  write("packages/c", "3");
  expect(new Set([before, moved, hash(siteBuild)]).size).toBe(3);
});
