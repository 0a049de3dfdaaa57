import { existsSync } from "node:fs";
import path from "node:path";

import type { ApiConfig } from "../config.ts";
import { createDataFolder } from "../data-folder.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { CommandError } from "./command.ts";

type Place = Pick<ApiConfig, "dataFolder" | "databaseUrl">;

/**
 * Opens the server's database, runs `work` and closes it. The embedded database can't be opened while a server is
 * running (`StartError`); PostgreSQL can be shared with one.
 */
export async function withDatabase<Done>(
  { dataFolder, databaseUrl }: Place,
  work: (database: Database) => Promise<Done>,
): Promise<Done> {
  await createDataFolder(dataFolder);
  const { database, close } = await openDatabase({ dataFolder, databaseUrl, onError: () => undefined });
  try {
    return await work(database);
  } finally {
    await close();
  }
}

/** Throws `CommandError` if the folder has no database, because opening it would create one. */
export function refuseMissingDatabase({ dataFolder, databaseUrl }: Place): void {
  if (databaseUrl || existsSync(path.join(dataFolder, "database"))) return;
  throw new CommandError(`There is no database in ${dataFolder}. Set DATA_DIR to the server's folder.`);
}
