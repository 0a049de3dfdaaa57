import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { beforeEach, expect, onTestFinished, test } from "vitest";

import { Refusal } from "../run/refusal.mjs";
import { refuseUnwritableFolder } from "./refuse-unwritable-folder.mjs";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "earshot-data-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

test.each([
  [undefined, "data"],
  ["", "data"],
  ["deep/er", "deep/er"],
])("DATA_DIR=%s is made and left empty", (given, expected) => {
  const folder = refuseUnwritableFolder(root, { DATA_DIR: given });
  expect(folder).toBe(path.join(root, expected));
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder that can't be made is refused with its path and the reason", () => {
  const file = path.join(root, "file");
  writeFileSync(file, "");
  expect(() => refuseUnwritableFolder(root, { DATA_DIR: path.join(file, "data") })).toThrow(
    new Refusal(
      `Can't write in the data folder ${file}/data (ENOTDIR). Choose another: DATA_DIR=/a/folder npm start.`,
    ),
  );
});
