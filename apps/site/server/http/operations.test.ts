import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { expect, test } from "vitest";

import { createMetrics } from "./metrics.ts";
import { operationsResponse } from "./operations.ts";

const { health, readiness, metrics: metricsEndpoint } = endpoints.operations;

function operations(changes: { isReady?: boolean; metricsToken?: string | null } = {}) {
  const { isReady = true, metricsToken = null } = changes;
  return { isReady: () => isReady, metrics: createMetrics(), metricsToken };
}

const request = (authorization?: string) =>
  new Request("http://localhost/x", { headers: authorization === undefined ? {} : { authorization } });

test("reports liveness in the contract's shape, even while starting", async () => {
  const response = operationsResponse("health", request(), operations({ isReady: false }));
  expect(response.status).toBe(200);
  health.responses[200].content["application/json"].schema.parse(await response.json());
});

test("reports readiness in the contract's shape", async () => {
  const response = operationsResponse("readiness", request(), operations());
  expect(response.status).toBe(200);
  readiness.responses[200].content["application/json"].schema.parse(await response.json());
});

test("responds with 503 and Retry-After while not ready", async () => {
  const response = operationsResponse("readiness", request(), operations({ isReady: false }));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  readiness.responses[503].content["application/json"].schema.parse(await response.json());
});

test.each([
  [null, "Bearer null"],
  [null, undefined],
  ["secret", undefined],
  ["secret", "Bearer wrong"],
  ["secret", "secret"],
])("with the token %s, responds 404 to a metrics request with %s", async (metricsToken, authorization) => {
  const response = operationsResponse("metrics", request(authorization), operations({ metricsToken }));
  expect(response.status).toBe(404);
  metricsEndpoint.responses[404].content["application/json"].schema.parse(await response.json());
});

test("counts requests by route, method and status", async () => {
  const site = operations({ metricsToken: "secret" });
  site.metrics.count({ route: "/api/session", method: "GET", status: 200, seconds: 0.03 });
  site.metrics.count({ route: "/api/session", method: "GET", status: 200, seconds: 0.3 });
  site.metrics.count({ route: "page", method: "BREW\n", status: 405, seconds: 0.001 });
  const response = operationsResponse("metrics", request("Bearer secret"), site);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain('earshot_requests_total{route="/api/session",method="GET",status="200"} 2');
  expect(lines).toContain('earshot_requests_total{route="page",method="other",status="405"} 1');
  expect(lines).toContain('earshot_request_seconds_bucket{le="0.05"} 2');
  expect(lines).toContain('earshot_request_seconds_bucket{le="0.25"} 2');
  expect(lines).toContain('earshot_request_seconds_bucket{le="0.5"} 3');
  expect(lines).toContain("earshot_request_seconds_count 3");
});
