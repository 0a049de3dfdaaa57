/**
 * Calls `stop` when the process `parent` is no longer the parent of this one: it ended, perhaps before this one looked.
 * npm dies of a SIGTERM without passing it on, and its child would keep the port. Keeps no process alive by itself.
 *
 * @param everyMs how often it looks
 */
export function stopWithParent(parent: number, stop: () => void, everyMs = 500): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, everyMs);
  timer.unref();
}
