import { monitorEventLoopDelay } from "node:perf_hooks";

/** The histogram buckets' upper bounds, in seconds. */
const bounds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"]);

export interface Metrics {
  /** Counts a finished request. `route` is a pattern rather than a URL; `seconds` is the time to the first byte. */
  count(request: { route: string; method: string; status: number; seconds: number }): void;
  /** Returns the metrics in Prometheus text format 0.0.4. */
  text(): string;
}

/** This process's metrics since its start. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const buckets = bounds.map(() => 0);
  let total = 0;
  let seconds = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    count(request) {
      const method = methods.has(request.method) ? request.method : "other";
      const labels = `route="${request.route}",method="${method}",status="${request.status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      total += 1;
      seconds += request.seconds;
      for (const [index, bound] of bounds.entries()) if (request.seconds <= bound) buckets[index]! += 1;
    },
    text: () =>
      [
        "# TYPE earshot_requests_total counter",
        ...Array.from(requests, ([labels, count]) => `earshot_requests_total{${labels}} ${count}`),
        "# TYPE earshot_request_seconds histogram",
        ...bounds.map((bound, index) => `earshot_request_seconds_bucket{le="${bound}"} ${buckets[index]}`),
        `earshot_request_seconds_bucket{le="+Inf"} ${total}`,
        `earshot_request_seconds_sum ${seconds}`,
        `earshot_request_seconds_count ${total}`,
        "# TYPE earshot_event_loop_delay_p99_seconds gauge",
        `earshot_event_loop_delay_p99_seconds ${delay.percentile(99) / 1e9}`,
        "# TYPE process_resident_memory_bytes gauge",
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        "# TYPE process_uptime_seconds gauge",
        `process_uptime_seconds ${process.uptime()}`,
        "",
      ].join("\n"),
  };
}
