import { createHash, timingSafeEqual } from "node:crypto";

import { errorResponse } from "./error-response.ts";
import type { Metrics } from "./metrics.ts";

/** The state of the site's own process. Requests to the endpoints for operators never reach the API. */
export interface Operations {
  /** True except while starting and shutting down. */
  isReady(): boolean;
  metrics: Metrics;
  /** The bearer token for `/metrics`; null disables `/metrics`. */
  metricsToken: string | null;
}

/** Responds to liveness, readiness and Prometheus requests. */
export function operationsResponse(
  name: "health" | "readiness" | "metrics",
  request: Request,
  operations: Operations,
): Response {
  const headers = { "Cache-Control": "no-store" };
  if (name === "health") return Response.json({ status: "ok" }, { headers });
  if (name === "readiness") {
    return operations.isReady()
      ? Response.json({ status: "ready" }, { headers })
      : errorResponse("service_unavailable", { "Retry-After": "2" });
  }
  if (!isAuthorized(request, operations.metricsToken)) return errorResponse("not_found");
  return new Response(operations.metrics.text(), {
    headers: { ...headers, "Content-Type": "text/plain; version=0.0.4" },
  });
}

function isAuthorized(request: Request, token: string | null) {
  if (token === null) return false;
  return timingSafeEqual(digest(request.headers.get("authorization") ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string) {
  return createHash("sha256").update(text).digest();
}
