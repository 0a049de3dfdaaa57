import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, type Job as Fetched, fromDrizzle, type PgBoss } from "pg-boss";

import type { Connection, Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { JobHandlers } from "./job-handlers.ts";
import type { JobKinds } from "./job-kinds.ts";
import { givenUp, makeQueues, openBoss, takeBackOrphans } from "./open-boss.ts";
import { jobRunner } from "./run-job.ts";

export type Jobs<Data> = {
  /**
   * Adds a job in the transaction that makes what it is about: both are there, or neither. A second one with the same id
   * (a UUID) is the first.
   */
  add<Name extends keyof Data & string>(
    tx: Database,
    name: Name,
    job: { id: string; data: Data[Name] & object },
  ): Promise<void>;
  /** Begins to do jobs in this process. */
  work(handlers: JobHandlers<Data>): Promise<void>;
  /** Rejects when the queue can't be asked. */
  check(): Promise<void>;
  /** Lets what is under way finish for a few seconds, and gives back what does not. */
  stop(): Promise<void>;
};

type Open<Data> = {
  connection: Connection;
  database: Database;
  kinds: JobKinds<Data>;
  log: Log;
  /** Faster than usual: tests alone. */
  pace?: JobPace;
  /** How long a stop waits for jobs, in ms; the process has 8 s in all. */
  patienceMs?: number;
};

/**
 * A new job wakes a worker at once. Polls are for retries whose time has come and for what another process left: rare
 * where that is this one, as each of them costs the embedded database 5 ms. In s.
 */
const sharedPolling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
const idlePolling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };

/** In s: between two polls (0.5 or more), and in place of each kind's own wait before the second try. */
export type JobPace = { poll: number; retry: number };

/** The queue of jobs: pg-boss, in the same database as everything else. */
export async function openJobs<Data extends Record<string, object>>({
  connection,
  database,
  kinds,
  log,
  pace,
  patienceMs = 3000,
}: Open<Data>): Promise<Jobs<Data>> {
  const boss = await openBoss(connection, log);
  const names = Object.keys(kinds) as (keyof Data & string)[];
  await makeQueues(boss, connection, kinds, pace?.retry);
  const fast = pace && { pollingIntervalSeconds: pace.poll, notifyPollingIntervalSeconds: pace.poll };
  const polling = fast ?? (connection.engine === "PGlite" ? idlePolling : sharedPolling);
  const runner = jobRunner({ database, log, patienceMs });

  return {
    async add(tx, name, { id, data }) {
      await boss.send(name, data, { id, db: fromDrizzle(tx as DrizzleTransactionLike, sql) });
    },

    async work(handlers) {
      await takeBackOrphans(boss, connection);
      for (const name of names) {
        const run = runner.run(name, handlers[name]);
        for (let worker = 0; worker < kinds[name].atOnce; worker += 1)
          await beginWork(boss, name, polling, run);
      }
      await boss.work(givenUp, { ...(fast ?? idlePolling), includeMetadata: true }, runner.giveUp(handlers));
    },

    async check() {
      if (!(await boss.isInstalled())) throw new Error("The job queue's tables are gone.");
    },

    async stop() {
      runner.stop();
      await Promise.all([...names, givenUp].map((queue) => boss.offWork(queue, { wait: true })));
      await boss.stop({ graceful: false });
    },
  };
}

/** One worker: a long job keeps no other one waiting. */
async function beginWork(
  boss: PgBoss,
  queue: string,
  polling: typeof sharedPolling,
  work: (jobs: Fetched[]) => Promise<void>,
): Promise<void> {
  let worker = "";
  worker = await boss.work(queue, polling, async (jobs: Fetched[]) => {
    // Many jobs may have come meanwhile, and they wake only once.
    await work(jobs).finally(() => boss.notifyWorker(worker));
  });
}
