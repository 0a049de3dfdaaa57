import path from "node:path";

import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type * as schema from "./schema.ts";

/**
 * The database that stores use, with either engine. PGlite has a single connection: inside `transaction(tx => …)` only
 * `tx` may be used, because a query on the outer database would wait forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The job queue's access to the same database. */
export type Connection = { engine: "PGlite"; client: PGlite } | { engine: "PostgreSQL"; url: string };

export type OpenDatabase = {
  database: Database;
  connection: Connection;
  /** Throws if another process could have opened the same embedded database in the meantime. */
  assertOwned?: () => void;
  close: () => Promise<void>;
};

/** The folder of SQL migrations, which is next to both the source and the bundle. */
export const migrationsFolder = path.join(import.meta.dirname, "migrations");
