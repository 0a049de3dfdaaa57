import path from "node:path";

import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import type * as schema from "./schema.ts";

/**
 * The database as used by stores, with either engine. PGlite has a single connection: inside `transaction(tx => …)`
 * only `tx` may be used, as a query on the outer database would wait forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The job queue's access to the same database. */
export type Connection = { engine: "PGlite"; client: PGlite } | { engine: "PostgreSQL"; url: string };

export type OpenDatabase = {
  database: Database;
  connection: Connection;
  /** Throws if another process could by now open the same embedded database. */
  assertOwned?: () => void;
  close: () => Promise<void>;
};

/** SQL migrations, next to the sources as well as the bundle. */
export const migrationsFolder = path.join(import.meta.dirname, "migrations");
