/**
 * Calls `stop` once this process has lost its parent, even if that happened before the first check. npm does not
 * forward the SIGTERM that kills it, so without this its child would keep the port. The timer doesn't keep the
 * process alive.
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
