import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { findNode24, isPinned } from "./find-node.mjs";

const pinnedPackage = `node-${process.platform}-${process.arch}`;
let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "earshot-node-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  pin(pinnedPackage);
});

function pin(name: string) {
  writeFileSync(path.join(root, "package.json"), `{ "optionalDependencies": { "${name}": "24.21.0" } }`);
}

/** Creates a fake Node that reports this version. */
function fakeNode(name: string, version: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`);
  chmodSync(file, 0o755);
  return file;
}

test("prefers the pinned Node to the running one, unless the pinned one can't run here", () => {
  const own = fakeNode("own", "26.0.0");
  expect(findNode24(root, own)).toBe(own);
  const pinned = fakeNode(`node_modules/${pinnedPackage}/bin/node`, "24.21.0");
  expect(findNode24(root, own)).toBe(pinned);
  chmodSync(pinned, 0o644);
  expect(findNode24(root, own)).toBe(own);
});

test("rejects an old Node", () => {
  const own = fakeNode("own", "23.9.0");
  expect(() => findNode24(root, own)).toThrow("Earshot runs on Node 24 or newer.");
  expect(isPinned(root)).toBe(true);
  pin("node-plan9-x64");
  expect(isPinned(root)).toBe(false);
});

test("refuses to run the scripts on Node 19, with a one-line message", () => {
  const pretend = `Object.defineProperty(process, "versions", { value: { node: "19.9.0" } });`;
  const args = ["--import", `data:text/javascript,${pretend}`, path.join(import.meta.dirname, "../run.mjs")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe(
    "Earshot needs Node 20 or newer; this is Node 19.9.0. Get one from https://nodejs.org.\n",
  );
});
