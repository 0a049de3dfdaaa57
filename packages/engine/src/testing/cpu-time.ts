/** The processor time that a task takes, in ms. Unlike its duration, it doesn't depend on the machine's load. */
export function cpuTimeOf(task: () => void): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
