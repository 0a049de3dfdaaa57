import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { afterAll, beforeAll, expect, test } from "vitest";

import { makeTestFolder, removeTestFolders, testImage } from "../testing/test-api.ts";
import { placeFirstDatabase } from "./first-image.ts";
import { openDatabase } from "./open-database.ts";
import { users } from "./schema.ts";

let image: string;
beforeAll(async () => {
  image = await testImage();
}, 60_000);

afterAll(removeTestFolders);

async function works(folder: string): Promise<void> {
  await placeFirstDatabase(path.join(folder, "database"), image);
  const { database, close } = await openDatabase({
    dataFolder: folder,
    onError: () => expect.unreachable(),
  });
  expect(await database.$count(users)).toBe(0);
  await close();
  expect(readdirSync(folder).toSorted()).toEqual(["database", "lock.db"]);
}

/** Starts a process that creates the folder's database, and kills it this many ms after it has sent this message. */
async function killAfter(folder: string, message: string, milliseconds: number, from = image): Promise<void> {
  const child = fork(new URL("first-image.child.ts", import.meta.url), [folder, from]);
  const exit = once(child, "exit");
  await new Promise<void>((resolve) => {
    child.on("message", (received) => received === message && resolve());
  });
  await setTimeout(milliseconds);
  child.kill("SIGKILL");
  await exit;
}

test.each([
  ["starting", 1],
  ["starting", 60],
  ["starting", 250],
  ["placed", 30],
  ["placed", 250],
])("starts after a first run that sent “%s” and was killed %i ms later", async (message, milliseconds) => {
  const folder = makeTestFolder();
  await killAfter(folder, message, milliseconds);
  await works(folder);
});

test("recreates a database if its creation was interrupted", async () => {
  const folder = makeTestFolder();
  await killAfter(folder, "starting", 400, "/no/image");
  expect(existsSync(path.join(folder, "database"))).toBe(false);
  await works(folder);
});

test("discards the remains of a killed copy", async () => {
  const folder = makeTestFolder();
  mkdirSync(path.join(folder, "database.new", "base"), { recursive: true });
  writeFileSync(path.join(folder, "database.new", "PG_VERSION"), "");
  await works(folder);
});
