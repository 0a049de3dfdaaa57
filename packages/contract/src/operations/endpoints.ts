import { createRoute, z } from "@hono/zod-openapi";

import { json, plainErrors } from "../endpoints/responses.ts";
import { paths } from "../paths.ts";

const openapi = createRoute({
  ...paths.operations.openapi,
  summary: "Get this document",
  responses: { 200: json(z.looseObject({ openapi: z.string().startsWith("3.1") }), "OpenAPI 3.1.") },
});

const health = createRoute({
  ...paths.operations.health,
  summary: "Check that the server is running",
  responses: { 200: json(z.strictObject({ status: z.literal("ok") }).openapi("Healthy"), "Running.") },
});

const readiness = createRoute({
  ...paths.operations.readiness,
  summary: "Check that the server accepts requests",
  responses: {
    200: json(z.strictObject({ status: z.literal("ready") }).openapi("Ready"), "Ready."),
    ...plainErrors("service_unavailable"),
  },
});

const metrics = createRoute({
  ...paths.operations.metrics,
  summary: "Get metrics for Prometheus",
  description: "404 unless configured.",
  responses: {
    200: { description: "The metrics.", content: { "text/plain": { schema: z.string() } } },
    ...plainErrors("not_found"),
  },
});

/** Endpoints for operators. The last three are always served by the site's own process. */
export const operations = { openapi, health, readiness, metrics };
