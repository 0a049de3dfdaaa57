import { isDeepStrictEqual } from "node:util";

import { fromPglite, PgBoss, type Queue, type QueueResult } from "pg-boss";

import type { Connection } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { JobKind, JobKinds } from "./job-kinds.ts";

/** Of one process: to fetch and settle jobs, beside the one that listens. */
const connections = 4;

/** No job waits for another one, yet pg-boss would look for such every 5 s, and at each start for 0.1 s. In s. */
const flowIntervalSeconds = 24 * 60 * 60;

/** Where jobs of every kind go that failed for the last time. */
export const givenUp = "given-up";

/** Starts pg-boss on the database, and makes or updates its tables. */
export async function openBoss(connection: Connection, log: Log): Promise<PgBoss> {
  const usual = { useListenNotify: true, schedule: false, flowIntervalSeconds };
  const boss =
    connection.engine === "PGlite"
      ? new PgBoss({ ...usual, db: fromPglite(connection.client), backend: "pglite" })
      : new PgBoss({
          ...usual,
          connectionString: connection.url,
          max: connections,
          // How soon it is seen that a job's process is gone: after the heartbeat's 10 s.
          superviseIntervalSeconds: 2,
          monitorIntervalSeconds: 2,
        });
  boss.on("error", (error) => log.error({ err: error }));
  boss.on("warning", ({ message }) => log.warn(message));
  await boss.start();
  return boss;
}

/**
 * Makes the queues of all kinds, or brings them up to date; one query when they are.
 * @param retry in place of each kind's own wait before the second try, in s
 */
export async function makeQueues<Data>(
  boss: PgBoss,
  { engine }: Connection,
  kinds: JobKinds<Data>,
  retry?: number,
): Promise<void> {
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  await makeQueue(boss, made.get(givenUp), { name: givenUp, notify: true });
  for (const [name, kind] of Object.entries<JobKind>(kinds))
    await makeQueue(boss, made.get(name), {
      name,
      ...queueOptions({ ...kind, waitSeconds: retry ?? kind.waitSeconds }, engine),
    });
}

function queueOptions({ tries, waitSeconds }: JobKind, engine: Connection["engine"]) {
  return {
    notify: true,
    deadLetter: givenUp,
    retryLimit: tries - 1,
    retryDelay: waitSeconds,
    retryBackoff: true,
    // Of many processes, one may be gone while the others go on. The embedded database has one, which looks at its start.
    ...(engine === "PostgreSQL" && { heartbeatSeconds: 10 }),
  };
}

async function makeQueue(boss: PgBoss, made: QueueResult | undefined, wanted: Queue): Promise<void> {
  if (made && isDeepStrictEqual({ ...made, ...wanted }, made)) return;
  const { name, ...options } = wanted;
  if (made) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
  // Fills pg-boss's cache: filling it inside a transaction would wait for the one connection of PGlite for ever.
  await boss.findJobs(name, { key: "none" });
}

/**
 * Jobs that were under way when the last process of this folder was killed: nobody else can have them, so they count one
 * failure and begin again at once. On PostgreSQL they are seen by their missing heartbeat.
 */
export async function takeBackOrphans(boss: PgBoss, connection: Connection): Promise<void> {
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
