import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { StartError } from "../start-error.ts";
import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";
import { lockFolder } from "./folder-lock.ts";

afterAll(removeTestFolders);

test("locks a folder until it is unlocked", () => {
  const folder = makeTestFolder();
  const { unlock } = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another process`);
  unlock();
  lockFolder(folder).unlock();
});

test("locks out other processes until the owner is killed", async () => {
  const folder = makeTestFolder();
  const owner = fork(new URL("folder-lock.child.ts", import.meta.url), [folder], {
    execArgv: ["--expose-gc"],
  });
  await once(owner, "message");
  expect(() => lockFolder(folder)).toThrow(StartError);
  owner.kill("SIGKILL");
  await once(owner, "exit");
  lockFolder(folder).unlock();
});

test("notices that the lock file was removed or replaced", () => {
  const folder = makeTestFolder();
  const file = path.join(folder, "lock.db");
  const { unlock, assertHeld } = lockFolder(folder);
  assertHeld();
  rmSync(file);
  expect(assertHeld).toThrow(`${file} was removed while the server runs`);
  writeFileSync(file, "");
  expect(assertHeld).toThrow(StartError);
  unlock();
});

test("reports a damaged lock file in one line", () => {
  const folder = makeTestFolder();
  writeFileSync(
    path.join(folder, "lock.db"),
    "not a database, but long enough to be read as one".repeat(100),
  );
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow("is damaged");
});
