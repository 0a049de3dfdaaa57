import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";
import {
  type DrizzleTransactionLike,
  type Job as Fetched,
  fromDrizzle,
  type JobWithMetadata,
  type PgBoss,
} from "pg-boss";

import type { Connection, Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { JobHandler, JobHandlers, JobKinds, JobPace, Jobs } from "./jobs.ts";
import { createQueues, deadLetters, openBoss, requeueOrphans } from "./queues.ts";

type Options<Data> = {
  connection: Connection;
  database: Database;
  kinds: JobKinds<Data>;
  log: Log;
  /** A faster pace, for tests only. */
  pace?: JobPace;
  /** How long a shutdown waits for running jobs, in ms; the process has 8 s in total. */
  patienceMs?: number;
};

/**
 * Polling intervals in seconds. A new job wakes a worker immediately; polls are for due retries and for jobs left by
 * another process. They are rare on the embedded database, where each costs 5 ms and there is no other process.
 */
const sharedPolling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
const idlePolling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };

/** Opens the job queue: pg-boss, in the same database as everything else. */
export async function openJobs<Data extends Record<string, object>>({
  connection,
  database,
  kinds,
  log,
  pace,
  patienceMs = 3000,
}: Options<Data>): Promise<Jobs<Data>> {
  const boss = await openBoss(connection, log);
  const names = Object.keys(kinds) as (keyof Data & string)[];
  await createQueues(boss, connection, kinds, pace?.retry);
  const fast = pace && { pollingIntervalSeconds: pace.poll, notifyPollingIntervalSeconds: pace.poll };
  const polling = fast ?? (connection.engine === "PGlite" ? idlePolling : sharedPolling);
  const runner = createRunner({ database, log, patienceMs });

  return {
    async add(tx, name, { id, data, priority = 0, group }) {
      const db = fromDrizzle(tx as DrizzleTransactionLike, sql);
      await boss.send(name, data, { id, priority, db, ...(group !== undefined && { group: { id: group } }) });
    },

    async work(handlers) {
      await requeueOrphans(boss, connection);
      for (const name of names) {
        const run = runner.run(name, handlers[name]);
        for (let worker = 0; worker < kinds[name].atOnce; worker += 1)
          await startWorker(boss, name, polling, run);
      }
      const options = { ...(fast ?? idlePolling), includeMetadata: true } as const;
      await boss.work(deadLetters, options, runner.giveUp(handlers));
    },

    async check() {
      if (!(await boss.isInstalled())) throw new Error("The job queue's tables are gone.");
    },

    async stop() {
      runner.stop();
      await Promise.all([...names, deadLetters].map((queue) => boss.offWork(queue, { wait: true })));
      await boss.stop({ graceful: false });
    },
  };
}

/** Starts one worker. Each queue has several, so that a long job doesn't block the others. */
async function startWorker(
  boss: PgBoss,
  queue: string,
  polling: typeof sharedPolling,
  work: (jobs: Fetched[]) => Promise<void>,
): Promise<void> {
  let worker = "";
  worker = await boss.work(queue, { ...polling, groupConcurrency: 1 }, async (jobs: Fetched[]) => {
    // Several jobs may have arrived in the meantime with only one notification.
    await work(jobs).finally(() => boss.notifyWorker(worker));
  });
}

type Runner = { database: Database; log: Log; patienceMs: number };

/** Runs the jobs that pg-boss's workers fetch, one at a time per worker, until shutdown. */
function createRunner({ database, log, patienceMs }: Runner) {
  const stopping = new AbortController();
  const outOfPatience = new Promise<"late">((resolve) => {
    stopping.signal.addEventListener("abort", () => {
      void pause(patienceMs, "late" as const, { ref: false }).then(resolve);
    });
  });

  return {
    stop: () => stopping.abort(),

    run<Data>(name: string, handler: JobHandler<Data>) {
      return async ([job]: Fetched[]): Promise<void> => {
        if (!job) return;
        if (stopping.signal.aborted) return returnToQueue(database, job);
        const signal = AbortSignal.any([stopping.signal, job.signal]);
        const work = handler.run({ id: job.id, data: job.data as Data, signal });
        try {
          if ((await Promise.race([work, outOfPatience])) !== "late") return;
          // The job is returned to the queue below, so the outcome of this attempt no longer matters.
          work.catch(() => undefined);
        } catch (error) {
          if (!stopping.signal.aborted) {
            log.warn({ err: error, job: name, tries: job.retryCount + 1 });
            throw error;
          }
        }
        await returnToQueue(database, job);
      };
    },

    giveUp<Data>(handlers: JobHandlers<Data>) {
      return async ([job]: JobWithMetadata[]): Promise<void> => {
        if (!job) return;
        const name = job.sourceName as keyof Data & string;
        log.error({ job: name }, "A job was given up.");
        // Undefined for a kind that only an earlier version had.
        await handlers[name]?.giveUp(job.data as Data[typeof name]);
      };
    },
  };
}

/**
 * Requeues a job without using up an attempt, because a shutdown is not a failure. Increases both the retry count and
 * the retry limit, so that pg-boss, which settles the current attempt next, finds another one left.
 */
async function returnToQueue(database: Database, { id, name, retryCount }: Fetched): Promise<void> {
  await database.execute(
    sql`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
          retry_count = retry_count + 1, retry_limit = retry_limit + 1
        where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`,
  );
}
