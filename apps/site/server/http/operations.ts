import { createHash, timingSafeEqual } from "node:crypto";

import { errorResponse } from "./error-response.ts";
import type { Metrics } from "./metrics.ts";

/** What the site says of its own process, whoever answers the API's calls. */
export interface Operations {
  /** False while starting and draining. */
  isReady(): boolean;
  metrics: Metrics;
  /** What `/metrics` must be asked with (`Authorization: Bearer …`); without it there is no `/metrics`. */
  metricsToken: string | null;
}

/** Liveness, readiness or Prometheus's figures. */
export function answerOperation(
  name: "health" | "readiness" | "metrics",
  request: Request,
  site: Operations,
): Response {
  const headers = { "Cache-Control": "no-store" };
  if (name === "health") return Response.json({ status: "ok" }, { headers });
  if (name === "readiness") {
    return site.isReady()
      ? Response.json({ status: "ready" }, { headers })
      : errorResponse("service_unavailable", { "Retry-After": "2" });
  }
  if (!isAllowed(request, site.metricsToken)) return errorResponse("not_found");
  return new Response(site.metrics.text(), {
    headers: { ...headers, "Content-Type": "text/plain; version=0.0.4" },
  });
}

function isAllowed(request: Request, token: string | null) {
  if (token === null) return false;
  return timingSafeEqual(digest(request.headers.get("authorization") ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string) {
  return createHash("sha256").update(text).digest();
}
