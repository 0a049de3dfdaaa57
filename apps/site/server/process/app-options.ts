import type { AppOptions } from "../http/app.ts";
import { createMetrics } from "../http/metrics.ts";
import type { ServerProcess } from "./run-server.ts";
import type { RunningApi } from "./start-api.ts";

/** App options shared by production, development and QA. */
export function createAppOptions(
  { config, isReady }: Pick<ServerProcess, "config" | "isReady">,
  api: Pick<RunningApi, "api" | "providers" | "servesSite" | "isReady">,
): Omit<AppOptions, "development"> {
  return {
    api: api.api,
    providers: api.providers,
    servesSite: api.servesSite,
    trustProxy: config.trustProxy,
    https: config.publicUrl?.protocol === "https:",
    origin: config.publicUrl?.origin,
    operations: {
      isReady: () => isReady() && api.isReady(),
      metrics: createMetrics(),
      metricsToken: config.metricsToken,
    },
    logError,
  };
}

/** Writes a crash to stderr as one JSON line: the request's id and route, but never its URL or body. */
function logError(error: unknown, request: { id: string; route: string }): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: "error", ...request, error: { name, message, stack } })}\n`,
  );
}
