import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";

import { StartError } from "../start-error.ts";
import { migrationsFolder, type OpenDatabase } from "./database.ts";
import { joinPostgres } from "./postgres-users.ts";
import * as schema from "./schema.ts";

/**
 * How many connections each process has, in addition to the job queue's. The timeout (ms) is for getting a
 * connection.
 */
const connections = { max: 10, connectionTimeoutMillis: 5000 };

/** Key of the advisory lock that stops migrations from running concurrently. */
const migrationLock = 72_350_914;

type Opening = {
  /** Excludes other users of the database. */
  alone: boolean;
  onError: (error: unknown) => void;
};

/** Opens a shared PostgreSQL database. Throws `StartError` if it can't be reached, or if it is locked by `alone`. */
export async function openPostgresDatabase(url: URL, { alone, onError }: Opening): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url.href, ...connections });
  // A broken idle connection is replaced; without a listener its error would crash the process.
  pool.on("error", onError);
  let leave: (() => Promise<void>) | undefined;
  try {
    leave = await joinPostgres(url, alone);
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    await leave?.();
    throw isUnreachable(error) ? new StartError(wordsOf(url, error)) : error;
  }
  return {
    database: drizzle({ client: pool, schema }),
    connection: { engine: "PostgreSQL", url: url.href },
    close: () => pool.end().then(leave),
  };
}

async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle({ client, schema }), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  } finally {
    // Closes the connection, which always releases the lock.
    client.release(true);
  }
}

/**
 * Errors that the operator can fix: no such host or port, a wrong password (SQLSTATE 28…), no such database (3D000).
 */
function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return /^(E[A-Z]+|28\w{3}|3D000)$/.test(code) || error.message.includes("timeout");
}

/** Names the server, but never the password. */
function wordsOf({ hostname, port, pathname }: URL, error: Error): string {
  const reason = error.message || ("code" in error ? String(error.code) : error.name);
  return `PostgreSQL at ${hostname}:${port || 5432}${pathname} can't be used: ${reason}. Check DATABASE_URL.`;
}
