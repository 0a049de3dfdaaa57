import { createHash, timingSafeEqual } from "node:crypto";

import { errorCopy } from "@earshot/contract/errors.ts";

import type { Metrics } from "./metrics.ts";
import { refuse } from "./refuse.ts";

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
      : refuse(503, errorCopy.unavailable, { "Retry-After": "2" });
  }
  if (!isAllowed(request, site.metricsToken)) return refuse(404, errorCopy.notFound);
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
