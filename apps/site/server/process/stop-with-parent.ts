/**
 * Calls `stop` once this process has lost its parent, even before the first check. A SIGTERM kills npm, which does not
 * forward it, and its child would keep the port. The timer doesn't keep the process alive.
 *
 * @param everyMs interval of the checks
 */
export function stopWithParent(parent: number, stop: () => void, everyMs = 500): void {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, everyMs);
  timer.unref();
}
