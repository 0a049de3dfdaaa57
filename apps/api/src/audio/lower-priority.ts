import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";

/**
 * Priorities of the processes, as `nice` values. Ads have the server's own priority: they are queued fairly, whereas
 * scripts, lines and uploads are not and could together starve the next ad. Uploads have the lowest priority, because
 * users expect them to take a while.
 */
export const niceness = { scripts: 3, lines: 3, uploads: 10 } as const;

/**
 * Lowers this process's priority. On Linux it is also set for the process's session, because `nice` only counts within a
 * session where the scheduler groups processes by session ("autogroup", the default of most distributions).
 */
export function lowerPriority(nice: number): void {
  setPriority(nice);
  try {
    writeFileSync("/proc/self/autogroup", `${nice}`);
  } catch {
    // Not available on other systems or in containers without autogroups.
  }
}
