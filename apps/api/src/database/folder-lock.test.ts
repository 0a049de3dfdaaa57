import { fork } from "node:child_process";
import { once } from "node:events";

import { afterAll, expect, test } from "vitest";

import { StartError } from "../start-error.ts";
import { makeTestFolder, removeTestFolders } from "../testing/test-api.ts";
import { lockFolder } from "./folder-lock.ts";

afterAll(removeTestFolders);

test("locks a folder", () => {
  const folder = makeTestFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another process`);
  unlock();
  lockFolder(folder)();
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
  lockFolder(folder)();
});
