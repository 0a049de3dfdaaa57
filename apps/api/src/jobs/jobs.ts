import type { Database } from "../database/database.ts";

/** The queue of background jobs. */
export type Jobs<Data> = {
  /**
   * Adds a job within the transaction that writes the data it refers to, so that both exist or neither does. A second
   * job with the same id (a UUID) is ignored. Jobs with a higher priority start first; the default is 0. At most
   * one job per group runs at a time.
   */
  add<Name extends keyof Data & string>(
    tx: Database,
    name: Name,
    job: { id: string; data: Data[Name] & object; priority?: number; group?: string },
  ): Promise<void>;
  /** Starts this process's workers. */
  work(handlers: JobHandlers<Data>): Promise<void>;
  /** Rejects if the queue can't be reached. */
  check(): Promise<void>;
  /** Gives running jobs a few seconds to finish and returns the rest to the queue. */
  stop(): Promise<void>;
};

/** One attempt at a job. */
type Job<Data> = {
  /** The job's id, the same for every attempt. */
  id: string;
  data: Data;
  /**
   * Aborted when the server stops, or when another process has taken over the job. If the handler then throws
   * immediately, the job is requeued without using up an attempt.
   */
  signal: AbortSignal;
};

export type JobHandler<Data> = {
  /** Must be idempotent: after a kill it runs again from the start, possibly in another process. */
  run(job: Job<Data>): Promise<void>;
  /** Runs after the last failed attempt, to notify the client waiting for the result. Retried if it throws. */
  giveUp(data: Data): Promise<void>;
};

export type JobHandlers<Data> = { [Name in keyof Data]: JobHandler<Data[Name]> };

/** A job kind's settings. */
export type JobKind = {
  /** How many jobs run at once in a process. */
  atOnce: number;
  /** Maximum attempts, including kills. */
  tries: number;
  /** Seconds between the first failure and the second attempt; doubles each time. */
  waitSeconds: number;
};

export type JobKinds<Data> = { [Name in keyof Data]: JobKind };

/**
 * The queue's pace in tests: seconds between polls (at least 0.5), and before the first retry of a job of any kind.
 */
export type JobPace = { poll: number; retry: number };
