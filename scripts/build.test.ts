import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { hashSources, siteBuild } from "./build.ts";

test.each([
  ["button.tsx", true],
  ["button.css", true],
  ["button.stories.tsx", false],
  ["button.test.ts", false],
  [".tsbuildinfo", false],
])("reports whether a change to %s makes a build stale: %s", (name, isStale) => {
  const root = mkdtempSync(path.join(tmpdir(), "earshot-hash-"));
  const file = path.join(root, name);
  const hash = () => hashSources({ ...siteBuild, inputs: ["**"] }, root);
  writeFileSync(file, "before");
  const before = hash();
  utimesSync(file, 0, 0);
  expect(hash()).toBe(before);
  writeFileSync(file, "changed");
  expect(hash() !== before).toBe(isStale);
  rmSync(root, { recursive: true });
});
