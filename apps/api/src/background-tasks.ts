/** Work that no response waits for. */
export type BackgroundTasks = {
  run(work: () => Promise<void>): void;
  /** Resolves when all tasks are done; never rejects. */
  settled(): Promise<void>;
};

export function createBackgroundTasks(onError: (error: unknown) => void): BackgroundTasks {
  const pending = new Set<Promise<void>>();
  return {
    run(work) {
      // Deferred, so that the response is sent first and its timing reveals nothing about the task.
      const done = new Promise<void>((resolve) => {
        setImmediate(resolve);
      })
        .then(work)
        .catch(onError)
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    async settled() {
      await Promise.all(pending);
      if (pending.size > 0) await this.settled();
    },
  };
}
