import { createRoute, z } from "@hono/zod-openapi";

import { json, plainErrors } from "../endpoints/responses.ts";
import { paths } from "../paths.ts";

const openapi = createRoute({
  ...paths.operations.openapi,
  summary: "This document",
  responses: { 200: json(z.looseObject({ openapi: z.string().startsWith("3.1") }), "OpenAPI 3.1.") },
});

const health = createRoute({
  ...paths.operations.health,
  summary: "Whether the site's process lives",
  responses: { 200: json(z.strictObject({ status: z.literal("ok") }).openapi("Healthy"), "It lives.") },
});

const readiness = createRoute({
  ...paths.operations.readiness,
  summary: "Whether the site takes requests",
  responses: {
    200: json(z.strictObject({ status: z.literal("ready") }).openapi("Ready"), "It does."),
    ...plainErrors("service_unavailable"),
  },
});

const metrics = createRoute({
  ...paths.operations.metrics,
  summary: "Figures for Prometheus",
  description: "Off unless configured: 404.",
  responses: {
    200: { description: "The figures.", content: { "text/plain": { schema: z.string() } } },
    ...plainErrors("not_found"),
  },
});

/** Endpoints for operators. The last three are always served by the site's own process. */
export const operations = { openapi, health, readiness, metrics };
