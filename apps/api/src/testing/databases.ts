import path from "node:path";

import { afterAll, beforeAll } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { placeFirstDatabase } from "../database/first-image.ts";
import { openDatabase } from "../database/open-database.ts";
import { startPostgres } from "./postgres.ts";
import { makeTestFolder, testImage } from "./test-api.ts";

/** What a database is opened by: a process started with it has the same one. */
export type TestPlace = { dataFolder: string; databaseUrl?: URL };

export const engines = ["PGlite", "PostgreSQL"] as const;

/** The engine's databases for one file of tests; `stop` after them. PostgreSQL starts once for all of them. */
export async function testDatabases(engine: (typeof engines)[number]) {
  const server = engine === "PostgreSQL" ? await startPostgres() : null;
  const image = server ? null : await testImage();
  return {
    /** An empty database, not open yet. */
    async newPlace(): Promise<TestPlace> {
      const dataFolder = makeTestFolder();
      if (image) await placeFirstDatabase(path.join(dataFolder, "database"), image);
      return { dataFolder, databaseUrl: await server?.newDatabase() };
    },
    stop: async () => server?.stop(),
  };
}

/** Opens it; what goes wrong unheard fails nothing, as connections break when a server stops. */
export function openTestDatabase(place: TestPlace): Promise<OpenDatabase> {
  return openDatabase({ ...place, onError: () => undefined });
}

/** Before the tests that stand around the call an empty database of the engine is opened, and after them closed. */
export function openBeforeTests(engine: (typeof engines)[number], take: (open: OpenDatabase) => void): void {
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const databases = await testDatabases(engine);
    const open = await openTestDatabase(await databases.newPlace());
    end = async () => {
      await open.close();
      await databases.stop();
    };
    take(open);
  });
  afterAll(() => end?.());
}
