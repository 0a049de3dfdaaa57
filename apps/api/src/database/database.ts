import path from "node:path";

import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type * as schema from "./schema.ts";

/**
 * The database as stores use it, whichever engine is behind it. PGlite has one connection: inside
 * `transaction(tx => …)` only `tx` may be used, as a call of the outer database would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The job queue's access to the same database. */
export type Connection = { engine: "PGlite"; client: PGlite } | { engine: "PostgreSQL"; url: string };

export type OpenDatabase = {
  database: Database;
  connection: Connection;
  /** Throws once another process could open the same embedded database. */
  assertOwned?: () => void;
  close: () => Promise<void>;
};

/** SQL migrations, beside the sources as beside the bundle. */
export const migrationsFolder = path.join(import.meta.dirname, "migrations");
