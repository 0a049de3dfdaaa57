import path from "node:path";

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

import { placeFirstDatabase } from "./first-image.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite } from "./open-pglite.ts";
import * as schema from "./schema.ts";

/**
 * What stores read and write: the same on every engine. PGlite has one connection: inside `transaction(tx => …)` only
 * `tx` may be used, as a call of the outer database waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = { database: Database; close: () => Promise<void> };

const migrationsFolder = path.join(import.meta.dirname, "migrations");

/**
 * Takes the data folder (an existing one), makes its first database when there is none, and migrates it. Throws
 * `StartError` when another process owns the folder.
 */
export async function openDatabase(dataFolder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataFolder);
  try {
    const place = path.join(dataFolder, "database");
    await placeFirstDatabase(place);
    const client = await openPglite(place);
    const database = drizzle({ client, schema });
    await migrate(database, { migrationsFolder }).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    return { database, close: () => client.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
