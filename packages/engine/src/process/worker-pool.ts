import type { WorkerProcess } from "./worker-process.ts";

/**
 * A pool of processes. The one with the fewest pending requests gets the next request.
 * @param open creates a process from its index; the first process is used most
 */
export function openWorkerPool<Request extends object, Result extends object, Note>(
  size: number,
  open: (index: number) => WorkerProcess<Request, Result, Note>,
): Omit<WorkerProcess<Request, Result, Note>, "pending" | "start"> & {
  /** Starts this many of the processes, one after the other, unless they are running. Default: one. */
  start: (count?: number) => void;
} {
  const all = Array.from({ length: size }, (_, index) => open(index));
  return {
    request(...parameters) {
      const idlest = all.reduce((least, other) => (other.pending() < least.pending() ? other : least));
      return idlest.request(...parameters);
    },
    start(count = 1) {
      const startFrom = (at: number): void => {
        if (at < count) all[at]?.start(() => startFrom(at + 1));
      };
      startFrom(0);
    },
    close: () => {
      for (const process of all) process.close();
    },
  };
}
