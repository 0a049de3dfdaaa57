import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { expect, test } from "vitest";

import { createMetrics } from "./metrics.ts";
import { answerOperation } from "./operations.ts";

const { health, readiness, metrics: metricsEndpoint } = endpoints.operations;

function operations(changes: { isReady?: boolean; metricsToken?: string | null } = {}) {
  const { isReady = true, metricsToken = null } = changes;
  return { isReady: () => isReady, metrics: createMetrics(), metricsToken };
}

const asked = (authorization?: string) =>
  new Request("http://localhost/x", { headers: authorization === undefined ? {} : { authorization } });

test("liveness keeps the contract, also while starting", async () => {
  const answer = answerOperation("health", asked(), operations({ isReady: false }));
  expect(answer.status).toBe(200);
  health.responses[200].content["application/json"].schema.parse(await answer.json());
});

test("readiness keeps the contract", async () => {
  const answer = answerOperation("readiness", asked(), operations());
  expect(answer.status).toBe(200);
  readiness.responses[200].content["application/json"].schema.parse(await answer.json());
});

test("not ready is 503, to try again soon", async () => {
  const answer = answerOperation("readiness", asked(), operations({ isReady: false }));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  readiness.responses[503].content["application/json"].schema.parse(await answer.json());
});

test.each([
  [null, "Bearer null"],
  [null, undefined],
  ["secret", undefined],
  ["secret", "Bearer wrong"],
  ["secret", "secret"],
])("with the token %s, figures asked with %s are 404", async (metricsToken, authorization) => {
  const answer = answerOperation("metrics", asked(authorization), operations({ metricsToken }));
  expect(answer.status).toBe(404);
  metricsEndpoint.responses[404].content["application/json"].schema.parse(await answer.json());
});

test("figures count requests by route, method and status", async () => {
  const site = operations({ metricsToken: "secret" });
  site.metrics.count({ route: "/api/session", method: "GET", status: 200, seconds: 0.03 });
  site.metrics.count({ route: "/api/session", method: "GET", status: 200, seconds: 0.3 });
  site.metrics.count({ route: "page", method: "BREW\n", status: 405, seconds: 0.001 });
  const answer = answerOperation("metrics", asked("Bearer secret"), site);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4");
  const lines = (await answer.text()).split("\n");
  expect(lines).toContain('earshot_requests_total{route="/api/session",method="GET",status="200"} 2');
  expect(lines).toContain('earshot_requests_total{route="page",method="other",status="405"} 1');
  expect(lines).toContain('earshot_request_seconds_bucket{le="0.05"} 2');
  expect(lines).toContain('earshot_request_seconds_bucket{le="0.25"} 2');
  expect(lines).toContain('earshot_request_seconds_bucket{le="0.5"} 3');
  expect(lines).toContain("earshot_request_seconds_count 3");
});
