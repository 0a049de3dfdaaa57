import path from "node:path";

import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

import { migrationsFolder, type OpenDatabase } from "./database.ts";
import { placeFirstDatabase } from "./first-image.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite } from "./open-pglite.ts";
import * as schema from "./schema.ts";

/** The embedded database of a data folder. Throws `StartError` when another process owns the folder. */
export async function openPgliteDatabase(dataFolder: string): Promise<OpenDatabase> {
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
    return {
      database,
      connection: { engine: "PGlite", client },
      close: () => client.close().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
