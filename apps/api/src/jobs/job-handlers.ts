/** One beginning of a job. */
type Job<Data> = {
  /** The same at each try. */
  id: string;
  data: Data;
  /**
   * Aborted when the server stops, and when another process took the job over. A handler that then throws at once gives
   * the job back without having failed.
   */
  signal: AbortSignal;
};

export type JobHandler<Data> = {
  /**
   * Does the job. It may be begun again after any moment of it, in another process too: done twice must be as done once.
   */
  run(job: Job<Data>): Promise<void>;
  /** The job failed, or was killed, for the last time: says so where a person sees it. Tried again when it throws. */
  giveUp(data: Data): Promise<void>;
};

export type JobHandlers<Data> = { [Name in keyof Data]: JobHandler<Data[Name]> };
