/** Work that no answer waits for. `settled` resolves when all of it is done; it never rejects. */
export type Later = { run(work: () => Promise<void>): void; settled(): Promise<void> };

/** @param onError told what went wrong, as nobody else waits for it */
export function workLater(onError: (error: unknown) => void): Later {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      // On a later turn, so that the answer is on its way first and its time tells nothing about the work.
      const done = new Promise<void>((resolve) => {
        setImmediate(resolve);
      })
        .then(work)
        .catch(onError)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async settled() {
      await Promise.all(underWay);
      if (underWay.size > 0) await this.settled();
    },
  };
}
