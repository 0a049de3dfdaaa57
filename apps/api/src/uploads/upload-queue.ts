import { ApiError } from "@earshot/contract/api-error.ts";
import { uploadQueue } from "@earshot/contract/limits.ts";

import { heavyAbove } from "../http/heavy-above.ts";

/** How many seconds a sender with too many pending uploads should wait before sending another. */
const retryAfter = 8;

/** How long an upload counts against its sender, in ms. */
const recentMs = 10 * 60_000;

/** `keys` identify the sender's owner and network; `isSlow` is true if the file may take a long time to read. */
type Upload = { keys: readonly string[]; isSlow: boolean };

type Pending = Upload & { start: () => void };

/**
 * Queues files to be read, at most one per owner or network at a time. Owners and networks whose files took the least
 * time in the last ten minutes go first. One reader is reserved for quick files from light senders, so that heavy
 * senders don't delay them.
 */
export function createUploadQueue(now = Date.now) {
  const waiting: Pending[] = [];
  const reading = new Set<Pending>();
  let recent: { keys: readonly string[]; endedAt: number; tookMs: number }[] = [];

  const countOf = (key: string, among: Iterable<Pick<Pending, "keys">>) =>
    Array.from(among).filter(({ keys }) => keys.includes(key)).length;

  /** How long each owner's and network's recent uploads took, in ms. */
  function usedMs(): ReadonlyMap<string, number> {
    const sums = new Map<string, number>();
    for (const { keys, tookMs } of recent)
      for (const key of keys) sums.set(key, (sums.get(key) ?? 0) + tookMs);
    return sums;
  }

  function startNext(): void {
    recent = recent.filter(({ endedAt }) => endedAt > now() - recentMs);
    if (reading.size >= uploadQueue.atOnce) return;
    const used = usedMs();
    const heavyMs = heavyAbove([...used.values()]);
    const ownMs = ({ keys }: Pending) => Math.max(...keys.map((key) => used.get(key) ?? 0));
    const isReservedFrom = (upload: Pending) => upload.isSlow || ownMs(upload) > heavyMs;
    const isLast = [...reading].filter(isReservedFrom).length >= uploadQueue.atOnce - 1;
    const free = waiting.filter(
      (upload) =>
        upload.keys.every((key) => countOf(key, reading) === 0) && !(isLast && isReservedFrom(upload)),
    );
    if (free.length === 0) return;
    const next = free.reduce((first, other) => (ownMs(other) < ownMs(first) ? other : first));
    waiting.splice(waiting.indexOf(next), 1);
    reading.add(next);
    next.start();
    // One finished file may have unblocked more than one upload.
    startNext();
  }

  return {
    /**
     * Runs the work when its turn comes. The work reports how long it waited for a process to start, which doesn't count
     * against its sender.
     *
     * @throws {ApiError} 429 if the owner or the network has too many pending, 503 if there are too many in total
     */
    async run<Result>(
      { keys, isSlow }: Upload,
      work: (onStarted: (tookMs: number) => void) => Promise<Result>,
    ): Promise<Result> {
      const pending = [...waiting, ...reading];
      if (keys.some((key) => countOf(key, pending) >= uploadQueue.mostEach))
        throw new ApiError("too_often", { retryAfter });
      const isFirst = keys.every((key) => countOf(key, pending) === 0);
      if (pending.length >= (isFirst ? uploadQueue.withFirst : uploadQueue.most)) {
        const seconds = (pending.length * uploadQueue.secondsEach) / uploadQueue.atOnce;
        throw new ApiError("uploads_queue_full", { minutes: Math.ceil(seconds / 60), retryAfter: 60 });
      }
      const own: Pending = { keys, isSlow, start: () => undefined };
      await new Promise<void>((start) => {
        own.start = start;
        waiting.push(own);
        startNext();
      });
      const started = now();
      let startupMs = 0;
      try {
        return await work((tookMs) => (startupMs += tookMs));
      } finally {
        recent.push({ keys, endedAt: now(), tookMs: Math.max(0, now() - started - startupMs) });
        reading.delete(own);
        startNext();
      }
    },
  };
}
