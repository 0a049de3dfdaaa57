import { isDeepStrictEqual } from "node:util";

import { fromPglite, PgBoss, type Queue, type QueueResult } from "pg-boss";

import type { Connection } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { JobKind, JobKinds } from "./jobs.ts";

/** How many connections each process uses to fetch and settle jobs; one more listens for notifications. */
const connections = 4;

/**
 * In seconds. No job depends on another, but by default pg-boss looks for dependent jobs every 5 s, which also takes
 * 100 ms at each start.
 */
const flowIntervalSeconds = 24 * 60 * 60;

/** How long finished jobs are kept, in seconds. */
const keptSeconds = 60 * 60;

/** The dead-letter queue for every kind of job. */
export const deadLetters = "given-up";

/** Starts pg-boss on the database, and creates or migrates its tables. */
export async function openBoss(connection: Connection, log: Log): Promise<PgBoss> {
  const usual = { useListenNotify: true, schedule: false, flowIntervalSeconds };
  const boss =
    connection.engine === "PGlite"
      ? new PgBoss({ ...usual, db: fromPglite(connection.client), backend: "pglite" })
      : new PgBoss({
          ...usual,
          connectionString: connection.url,
          max: connections,
          // How often to check for missed heartbeats, in seconds. A heartbeat counts as missed after 10 s.
          superviseIntervalSeconds: 2,
          monitorIntervalSeconds: 2,
        });
  boss.on("error", (error) => log.error({ err: error }));
  boss.on("warning", ({ message }) => log.warn(message));
  await boss.start();
  return boss;
}

/**
 * Creates or updates the queues for all kinds; a single query if they are up to date.
 * @param retry seconds before the first retry, overriding each kind's own
 */
export async function createQueues<Data>(
  boss: PgBoss,
  { engine }: Connection,
  kinds: JobKinds<Data>,
  retry?: number,
): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  await createQueue(boss, existing.get(deadLetters), { name: deadLetters, notify: true });
  for (const [name, kind] of Object.entries<JobKind>(kinds))
    await createQueue(boss, existing.get(name), {
      name,
      ...queueOptions({ ...kind, waitSeconds: retry ?? kind.waitSeconds }, engine),
    });
}

function queueOptions({ tries, waitSeconds }: JobKind, engine: Connection["engine"]) {
  return {
    notify: true,
    deleteAfterSeconds: keptSeconds,
    deadLetter: deadLetters,
    retryLimit: tries - 1,
    retryDelay: waitSeconds,
    retryBackoff: true,
    // Detects dead processes. The embedded database has only one process: see `requeueOrphans`.
    ...(engine === "PostgreSQL" && { heartbeatSeconds: 10 }),
  };
}

async function createQueue(boss: PgBoss, existing: QueueResult | undefined, wanted: Queue): Promise<void> {
  if (existing && isDeepStrictEqual({ ...existing, ...wanted }, existing)) return;
  const { name, ...options } = wanted;
  if (existing) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
  // Fills pg-boss's cache now, because a transaction that had to fill it would wait forever for PGlite's only
  // connection.
  await boss.findJobs(name, { key: "none" });
}

/**
 * Requeues the jobs that were running when the previous process on this folder was killed. That counts as one failure,
 * and the jobs restart immediately. On PostgreSQL, missed heartbeats do this.
 */
export async function requeueOrphans(boss: PgBoss, connection: Connection): Promise<void> {
  if (connection.engine !== "PGlite") return;
  const { client } = connection;
  const { rows } = await client.query<{ id: string; name: string }>(
    "select id, name from pgboss.job where state = 'active'",
  );
  if (rows.length === 0) return;
  for (const { id, name } of rows) await boss.fail(name, id, { message: "The process was killed." });
  const ids = rows.map(({ id }) => id);
  await client.query("update pgboss.job set start_after = now() where state = 'retry' and id = any($1)", [
    ids,
  ]);
}
