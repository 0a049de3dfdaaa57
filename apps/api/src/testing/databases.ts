import path from "node:path";

import { afterAll, beforeAll } from "vitest";

import type { OpenDatabase } from "../database/database.ts";
import { placeFirstDatabase } from "../database/first-image.ts";
import { openDatabase } from "../database/open-database.ts";
import { startPostgres } from "./postgres.ts";
import { makeTestFolder, testImage } from "./test-api.ts";

/** The location of a database that several processes can open. */
export type TestPlace = { dataFolder: string; databaseUrl?: URL };

export const engines = ["PGlite", "PostgreSQL"] as const;

/** Databases for one test file; call `stop` at the end. PostgreSQL is started once. */
export async function testDatabases(engine: (typeof engines)[number]) {
  const server = engine === "PostgreSQL" ? await startPostgres() : null;
  const image = server ? null : await testImage();
  return {
    /** An empty, closed database. */
    async newPlace(): Promise<TestPlace> {
      const dataFolder = makeTestFolder();
      if (image) await placeFirstDatabase(path.join(dataFolder, "database"), image);
      return { dataFolder, databaseUrl: await server?.newDatabase() };
    },
    stop: async () => server?.stop(),
  };
}

/** Opens a database. Ignores background errors, because connections break when a server stops. */
export function openTestDatabase(place: TestPlace): Promise<OpenDatabase> {
  return openDatabase({ ...place, onError: () => undefined });
}

/** Opens an empty database before the surrounding tests and closes it afterwards. */
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
