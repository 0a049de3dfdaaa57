import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";
import type { Job as Fetched, JobWithMetadata } from "pg-boss";

import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { JobHandler, JobHandlers } from "./job-handlers.ts";

type Runner = {
  database: Database;
  log: Log;
  /** From the stop on, how long a job may go on before it is given back, in ms. */
  patienceMs: number;
};

/** Does what pg-boss's workers fetch, one job each, until the stop. */
export function jobRunner({ database, log, patienceMs }: Runner) {
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
        if (stopping.signal.aborted) return giveBack(database, job);
        const signal = AbortSignal.any([stopping.signal, job.signal]);
        const work = handler.run({ id: job.id, data: job.data as Data, signal });
        try {
          // What is late goes on in a process that is about to end; its job is somebody else's.
          if ((await Promise.race([work, outOfPatience])) !== "late") return;
          work.catch(() => undefined);
        } catch (error) {
          if (!stopping.signal.aborted) {
            log.warn({ err: error, job: name, tries: job.retryCount + 1 });
            throw error;
          }
        }
        await giveBack(database, job);
      };
    },

    /** A kind that no longer exists has nobody left to tell. */
    giveUp<Data>(handlers: JobHandlers<Data>) {
      return async ([job]: JobWithMetadata[]): Promise<void> => {
        if (!job) return;
        const name = job.sourceName as keyof Data & string;
        log.error({ job: name }, "A job was given up.");
        await handlers[name]?.giveUp(job.data as Data[typeof name]);
      };
    },
  };
}

/**
 * To be begun again, with as many tries left: a stop is no failure. Count and limit go up together, so that pg-boss, which
 * settles this try next, finds another one.
 */
async function giveBack(database: Database, { id, name, retryCount }: Fetched): Promise<void> {
  await database.execute(
    sql`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
          retry_count = retry_count + 1, retry_limit = retry_limit + 1
        where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`,
  );
}
