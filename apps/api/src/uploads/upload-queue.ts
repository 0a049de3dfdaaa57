import { ApiError } from "@earshot/contract/api-error.ts";
import { uploadQueue } from "@earshot/contract/limits.ts";

/** How many seconds a sender with too many pending uploads should wait before sending another. */
const retryAfter = 8;

/** How long an upload counts against its sender, in ms. */
const recentMs = 10 * 60_000;

type Pending = { keys: readonly string[]; start: () => void };

/**
 * Queues files to be read. Reads only one per owner or IP address at a time. The next file comes from the owner or IP
 * address with the fewest in the last ten minutes, so that a heavy sender waits behind everyone else.
 */
export function createUploadQueue() {
  const waiting: Pending[] = [];
  const reading = new Set<Pending>();
  let recent: { keys: readonly string[]; at: number }[] = [];

  const countOf = (key: string, among: Iterable<Pick<Pending, "keys">>) =>
    Array.from(among).filter(({ keys }) => keys.includes(key)).length;
  const recentOf = ({ keys }: Pending) => Math.max(...keys.map((key) => countOf(key, recent)));

  function startNext(): void {
    if (reading.size >= uploadQueue.atOnce) return;
    const free = waiting.filter(({ keys }) => keys.every((key) => countOf(key, reading) === 0));
    if (free.length === 0) return;
    const next = free.reduce((first, other) => (recentOf(other) < recentOf(first) ? other : first));
    waiting.splice(waiting.indexOf(next), 1);
    reading.add(next);
    next.start();
  }

  return {
    /**
     * Runs the work when its turn comes.
     *
     * @param keys owner and IP address
     * @throws {ApiError} 429 if one of them has too many pending, 503 if there are too many in total
     */
    async run<Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> {
      const pending = [...waiting, ...reading];
      if (keys.some((key) => countOf(key, pending) >= uploadQueue.mostEach))
        throw new ApiError("too_often", { retryAfter });
      if (pending.length >= uploadQueue.most) {
        const seconds = (pending.length * uploadQueue.secondsEach) / uploadQueue.atOnce;
        throw new ApiError("uploads_queue_full", { minutes: Math.ceil(seconds / 60), retryAfter: 60 });
      }
      const now = Date.now();
      recent = [...recent.filter(({ at }) => at > now - recentMs), { keys, at: now }];
      const own: Pending = { keys, start: () => undefined };
      await new Promise<void>((start) => {
        own.start = start;
        waiting.push(own);
        startNext();
      });
      try {
        return await work();
      } finally {
        reading.delete(own);
        startNext();
      }
    },
  };
}
