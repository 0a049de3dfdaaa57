import type { SiteOptions } from "../http/app.ts";
import { createMetrics } from "../http/metrics.ts";
import type { Backend } from "./backend.ts";
import { logError } from "./log-error.ts";
import type { Start } from "./run.ts";

/** What every kind of process, production or development, gives to its site. */
export function siteOptions(
  { config, isReady }: Pick<Start, "config" | "isReady">,
  backend: Pick<Backend, "api" | "providers" | "answers" | "isReady">,
): Omit<SiteOptions, "development"> {
  return {
    api: backend.api,
    providers: backend.providers,
    answers: backend.answers,
    trustProxy: config.trustProxy,
    https: config.publicUrl?.protocol === "https:",
    origin: config.publicUrl?.origin,
    operations: {
      isReady: () => isReady() && backend.isReady(),
      metrics: createMetrics(),
      metricsToken: config.metricsToken,
    },
    logError,
  };
}
