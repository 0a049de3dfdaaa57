import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { findNode24, refuseWithoutNode24 } from "./find-node-24.mjs";

const pinnedPackage = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const pinned = `node_modules/${pinnedPackage}/bin/node`;
let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "earshot-node-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  project({ [pinnedPackage]: "24.21.0" });
});

/** @param {Record<string, string>} optionalDependencies */
function project(optionalDependencies) {
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ optionalDependencies }));
}

/** A Node that says it is of that version. @param {string} name @param {string} version */
function node(name, version) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`);
  chmodSync(file, 0o755);
  return file;
}

test("the pinned one comes first", () => {
  const own = node("own", "26.0.0");
  const file = node(pinned, "24.21.0");
  expect(findNode24(root, own)).toEqual({ file, version: "24.21.0" });
});

test("where there is none, or one that does not run here, the person's own will do", () => {
  const own = node("own", "24.0.0");
  expect(findNode24(root, own)).toEqual({ file: own, version: "24.0.0" });
  chmodSync(node(pinned, "24.21.0"), 0o644);
  expect(findNode24(root, own)).toEqual({ file: own, version: "24.0.0" });
});

test("an old own one is refused, before the install where the install brings none", () => {
  const own = node("own", "23.9.0");
  expect(() => findNode24(root, own)).toThrow(
    /^Earshot runs on Node 24 or newer\. The one that npm installs/,
  );
  expect(() => refuseWithoutNode24(root, own)).not.toThrow();
  project({ "node-plan9-x64": "24.21.0" });
  expect(() => refuseWithoutNode24(root, own)).toThrow(
    `npm has none for ${process.platform} on ${process.arch}, and`,
  );
});
