import { existsSync } from "node:fs";
import path from "node:path";

import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";

import { StartError } from "../start-error.ts";
import { migrationsFolder, type OpenDatabase } from "./database.ts";
import { placeFirstDatabase } from "./first-image.ts";
import { lockFolder } from "./folder-lock.ts";
import { openPglite } from "./open-pglite.ts";
import * as schema from "./schema.ts";
import { shareByNetwork } from "./share-by-network.ts";

/**
 * Opens a data folder's embedded database. Throws `StartError` if another process owns the folder, or if the database
 * is lost or damaged.
 */
export async function openPgliteDatabase(dataFolder: string): Promise<OpenDatabase> {
  const { unlock, assertHeld } = lockFolder(dataFolder);
  try {
    const place = path.join(dataFolder, "database");
    refuseLostDatabase(dataFolder, place);
    await placeFirstDatabase(place);
    const client = await openPglite(place).catch((error: unknown) => {
      throw new StartError(
        `The database in ${place} can't be opened: ${reasonOf(error)}. Restore the folder from a backup.`,
      );
    });
    shareByNetwork(client);
    const database = drizzle({ client, schema });
    await migrate(database, { migrationsFolder }).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    return {
      database,
      connection: { engine: "PGlite", client },
      assertOwned: assertHeld,
      close: () => client.close().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * A first start writes the secret after the database, so a secret without a database means that the database was lost.
 */
function refuseLostDatabase(dataFolder: string, place: string): void {
  if (existsSync(place) || !existsSync(path.join(dataFolder, "auth-secret"))) return;
  throw new StartError(
    `The data folder ${dataFolder} has lost its database. Restore ${place} from a backup, or set DATA_DIR to a new folder to begin with an empty one.`,
  );
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split("\n")[0] || "no reason was given").slice(0, 200).replace(/\.$/, "");
}
