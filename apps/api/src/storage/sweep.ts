import { pageLength } from "./kept-files.ts";
import type { Storage } from "./storage.ts";

type Sweep = {
  storage: Storage;
  /** Those of the keys that some row names. */
  keptOf: (keys: string[]) => Promise<Set<string>>;
  /** Younger files may still get their row. */
  olderThan: Date;
  /** Ends it between two pages. */
  signal?: AbortSignal | undefined;
};

/** Removes every old file that no row names, unfinished ones among them. Gives how many there were. */
export async function sweepFiles({ storage, keptOf, olderThan, signal }: Sweep): Promise<number> {
  let removed = 0;
  let page: string[] = [];
  const removePage = async () => {
    const kept = await keptOf(page);
    const unnamed = page.filter((key) => !kept.has(key));
    for (const key of unnamed) await storage.remove(key);
    removed += unnamed.length;
    page = [];
  };
  for await (const { key, changedAt } of storage.list()) {
    if (signal?.aborted) return removed;
    if (changedAt < olderThan) page.push(key);
    if (page.length === pageLength) await removePage();
  }
  if (page.length > 0) await removePage();
  return removed;
}
