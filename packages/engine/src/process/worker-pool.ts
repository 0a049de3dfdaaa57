import type { WorkerProcess } from "./worker-process.ts";

/** A pool of processes. The one with the fewest pending requests gets the next request. */
export function openWorkerPool<Request extends object, Result extends object, Note>(
  size: number,
  open: () => WorkerProcess<Request, Result, Note>,
): WorkerProcess<Request, Result, Note> {
  const all = Array.from({ length: size }, () => ({ process: open(), pending: 0 }));
  return {
    async request(...parameters) {
      const idlest = all.reduce((least, other) => (other.pending < least.pending ? other : least));
      idlest.pending += 1;
      try {
        return await idlest.process.request(...parameters);
      } finally {
        idlest.pending -= 1;
      }
    },
    close: () => {
      for (const { process } of all) process.close();
    },
  };
}
