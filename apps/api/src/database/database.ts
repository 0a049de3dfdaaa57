import path from "node:path";

import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type * as schema from "./schema.ts";

/**
 * What stores read and write: the same on every engine. PGlite has one connection: inside `transaction(tx => …)` only
 * `tx` may be used, as a call of the outer database waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** By what the job queue reaches the same database. */
export type Connection = { engine: "PGlite"; client: PGlite } | { engine: "PostgreSQL"; url: string };

export type OpenDatabase = {
  database: Database;
  connection: Connection;
  close: () => Promise<void>;
};

type Place = {
  /** An existing folder of this process's own; holds the embedded database. */
  dataFolder: string;
  /** A PostgreSQL to use in its place. */
  databaseUrl?: URL;
  /** Nobody else may use the database meanwhile, as it always is with the embedded one. */
  alone?: boolean;
  /** Told what goes wrong while nobody waits for it, such as a connection that breaks. */
  onTrouble: (error: unknown) => void;
};

/** The SQL of every version of the schema, beside the sources and beside the bundle. */
export const migrationsFolder = path.join(import.meta.dirname, "migrations");

/**
 * Opens the database, makes the first one when there is none, and migrates it. Throws `StartError` when another process
 * owns the folder, or PostgreSQL can't be reached or shared. Only the engine that is used is loaded.
 */
export async function openDatabase({
  dataFolder,
  databaseUrl,
  alone = false,
  onTrouble,
}: Place): Promise<OpenDatabase> {
  if (!databaseUrl) return (await import("./pglite-database.ts")).openPgliteDatabase(dataFolder);
  return (await import("./postgres-database.ts")).openPostgresDatabase(databaseUrl, { alone, onTrouble });
}
