import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { createDataFolder } from "./data-folder.ts";
import { openDatabase } from "./database/open-database.ts";
import {
  askApi,
  makeTestFolder,
  removeTestFolders,
  signUpForm,
  startTestApi,
  testImage,
} from "./testing/test-api.ts";

afterAll(removeTestFolders);

const fail = (error: unknown) => {
  throw error;
};

/** Entries that other users could open, with their mode. */
function openEntries(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return ["", ...entries]
    .map((name) => ({ name, mode: lstatSync(path.join(folder, name)).mode & 0o777 }))
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

test("keeps the data folder private while a server writes to it", async () => {
  const { api, dataFolder, stop } = await startTestApi();
  await askApi(api, "POST", "/client/api/register", { json: signUpForm() });
  expect(existsSync(path.join(dataFolder, "auth-secret"))).toBe(true);
  expect(openEntries(dataFolder)).toEqual([]);
  await stop();
});

test("creates a database that only its owner can open when there is no image", async () => {
  const dataFolder = makeTestFolder();
  const { close } = await openDatabase({ dataFolder, onError: fail });
  expect(openEntries(dataFolder)).toEqual([]);
  await close();
  expect(openEntries(dataFolder)).toEqual([]);
});

test("makes an earlier version's world-readable folder private, with everything in it, and reports it once", async () => {
  const folder = makeTestFolder();
  cpSync(await testImage(), path.join(folder, "database"), { recursive: true });
  mkdirSync(path.join(folder, "outbox"));
  writeFileSync(path.join(folder, "outbox", "a.eml"), "", { mode: 0o666 });
  writeFileSync(path.join(folder, "database", "PG_VERSION"), "17", { mode: 0o666 });
  chmodSync(path.join(folder, "database", "PG_VERSION"), 0o666);
  writeFileSync(path.join(folder, "of-others.txt"), "", { mode: 0o644 });
  chmodSync(folder, 0o755);
  const lines: string[] = [];
  await createDataFolder(folder, (line) => lines.push(line));
  await createDataFolder(folder, (line) => lines.push(line));
  expect(lines).toEqual([
    `The data folder ${folder} was open to other users of this machine. It is closed to them now.`,
  ]);
  expect(openEntries(folder)).toEqual(["of-others.txt 644"]);
});

test("makes world-readable files in an already private folder private", async () => {
  const folder = makeTestFolder();
  cpSync(await testImage(), path.join(folder, "database"), { recursive: true });
  chmodSync(path.join(folder, "database", "PG_VERSION"), 0o666);
  await createDataFolder(folder);
  expect(openEntries(folder)).toEqual([]);
});

test("leaves a shared folder such as /tmp as it is, and reports it", async () => {
  const folder = makeTestFolder();
  chmodSync(folder, 0o1777);
  const lines: string[] = [];
  await createDataFolder(folder, (line) => lines.push(line));
  expect(lines).toEqual([
    `The data folder ${folder} is open to other users of this machine. Run: chmod 700 ${folder}`,
  ]);
  expect(lstatSync(folder).mode & 0o777).toBe(0o777);
});
