import { rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { createApi } from "../api.ts";
import { readConfig } from "../config.ts";
import { readOrCreateAuthSecret } from "../data-folder.ts";
import { StartError } from "../start-error.ts";
import { testDatabases } from "../testing/databases.ts";
import { removeTestFolders } from "../testing/test-api.ts";

afterAll(removeTestFolders);

/** The error message when a server starts on this folder. */
async function startError(dataFolder: string): Promise<string> {
  const api = createApi({ ...readConfig({}), dataFolder, logLevel: "silent" });
  const error: unknown = await api.start().then(
    () => null,
    (reason: unknown) => reason,
  );
  await api.stop();
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as Error;
  expect(message).not.toContain("\n");
  return message;
}

async function usedFolder(): Promise<string> {
  const { dataFolder } = await (await testDatabases("PGlite")).newPlace();
  await readOrCreateAuthSecret(dataFolder);
  return dataFolder;
}

test("rejects a database folder without PG_VERSION", async () => {
  const folder = await usedFolder();
  rmSync(path.join(folder, "database", "PG_VERSION"));
  expect(await startError(folder)).toMatch(/database holds no database: PG_VERSION is missing\. Restore/);
});

test("rejects a data folder whose database is missing", async () => {
  const folder = await usedFolder();
  rmSync(path.join(folder, "database"), { recursive: true });
  expect(await startError(folder)).toContain(`The data folder ${folder} has lost its database. Restore`);
});

test("reports a damaged database in one line", async () => {
  const folder = await usedFolder();
  truncateSync(path.join(folder, "database", "global", "pg_control"), 0);
  expect(await startError(folder)).toMatch(/^The database in .+ can't be opened: .+ Restore the folder/);
}, 30_000);

test("reports an empty secret in one line", async () => {
  const folder = await usedFolder();
  writeFileSync(path.join(folder, "auth-secret"), "");
  expect(await startError(folder)).toMatch(
    /auth-secret is empty or damaged\. Restore it from a backup, or delete it/,
  );
});
