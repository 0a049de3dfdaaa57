import type { OpenDatabase } from "./database.ts";

type Options = {
  /** An existing folder that no other process uses; contains the embedded database. */
  dataFolder: string;
  /** A PostgreSQL server to use instead. */
  databaseUrl?: URL;
  /** Requires exclusive use, which the embedded database always has. */
  alone?: boolean;
  /** Called with errors that no caller awaits, such as a broken idle connection. */
  onError: (error: unknown) => void;
};

/**
 * Opens the database, creates it if needed, and migrates it. Throws `StartError` if another process owns the folder, or
 * if PostgreSQL can't be reached or shared. Loads only the engine in use.
 */
export async function openDatabase({
  dataFolder,
  databaseUrl,
  alone = false,
  onError,
}: Options): Promise<OpenDatabase> {
  if (!databaseUrl) return (await import("./pglite-database.ts")).openPgliteDatabase(dataFolder);
  return (await import("./postgres-database.ts")).openPostgresDatabase(databaseUrl, { alone, onError });
}
