import { z } from "@hono/zod-openapi";
import { describe, expect, it, test } from "vitest";

import { type ErrorCode, errors } from "../errors.ts";
import { type Area, paths } from "../paths.ts";
import { jsonStatuses } from "../statuses.ts";
import { endpoints } from "./all.ts";
import { errorBody } from "./responses.ts";

type Response = { description: string; content?: Record<string, { schema: z.ZodType }>; headers?: object };
type Part = { content?: Record<string, { schema: z.ZodType }>; required?: boolean };
type Route = {
  summary?: string;
  method: string;
  path: string;
  request?: { params?: z.ZodObject; query?: z.ZodType; body?: Part };
  responses: Record<string, Response>;
};

const all = (Object.keys(paths) as Area[]).flatMap((area) =>
  Object.entries(endpoints[area]).map(([name, endpoint]) => ({
    called: `${area}.${name}`,
    route: endpoint as unknown as Route,
  })),
);

const statusesOf = (route: Route) => Object.keys(route.responses).map(Number);

/** An endpoint's error codes, each with its status and body schema. */
function errorsOf(route: Route) {
  return Object.entries(route.responses).flatMap(([status, response]) => {
    const schema = response.content?.["application/json"]?.schema;
    if (Number(status) < 400 || !(schema instanceof z.ZodObject)) return [];
    const { code } = schema.shape as { code: z.ZodEnum<Record<string, ErrorCode>> };
    return code.options.map((each) => ({ status: Number(status), code: each, schema }));
  });
}

/**
 * Endpoints that declare no errors: the session endpoint accepts every request, and the site's own process serves the
 * other two.
 */
const neverFails = new Set(["accounts.session", "operations.openapi", "operations.health"]);

function hasLooseObject(document: unknown): boolean {
  if (typeof document !== "object" || document === null) return false;
  const { type, additionalProperties } = document as { type?: unknown; additionalProperties?: unknown };
  return (
    (type === "object" && additionalProperties !== false) || Object.values(document).some(hasLooseObject)
  );
}

/** Returns true if any object within the schema accepts an excess key. */
const isLoose = (schema: z.ZodType) => hasLooseObject(z.toJSONSchema(schema, { io: "input" }));

describe("endpoints", () => {
  it.each(all)("$called describes its purpose and each path parameter", ({ route }) => {
    expect(route.summary).toMatch(/^[A-Z].+[^.]$/);
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(route.request?.params?.shape ?? {})).toEqual(named);
  });

  it.each(all)("$called declares a success and an error", ({ called, route }) => {
    const statuses = statusesOf(route);
    expect(statuses.some((status) => status < 400)).toBe(true);
    expect(statuses.some((status) => status >= 400)).toBe(!neverFails.has(called));
  });

  it.each(all)("$called returns JSON with statuses that the client handles", ({ route }) => {
    for (const [status, response] of Object.entries(route.responses)) {
      if (response.content?.["application/json"]) expect(jsonStatuses).toContain(Number(status));
      if (Number(status) >= 400) expect(response.content).toHaveProperty(["application/json"]);
    }
  });

  it.each(all)("$called declares the errors that its request can cause", ({ route }) => {
    const { request, method } = route;
    const statuses = statusesOf(route);
    if (request?.body) expect(statuses).toEqual(expect.arrayContaining([400, 403, 413, 415]));
    if (request?.query) expect(statuses).toContain(400);
    if (method !== "get") expect(statuses).toContain(403);
    if (route.responses["429"]) expect(route.responses["429"].headers).toHaveProperty("Retry-After");
  });

  it.each(all.filter(({ called }) => called !== "operations.openapi"))(
    "$called declares responses that reject excess keys",
    ({ route }) => {
      for (const response of Object.values(route.responses)) {
        const schema = response.content?.["application/json"]?.schema;
        if (schema) expect(isLoose(schema)).toBe(false);
      }
    },
  );

  it.each(all)("$called has a single error shape, which errorBody returns", ({ route }) => {
    for (const { status, code, schema } of errorsOf(route)) {
      expect(errors[code].status).toBe(status);
      const body = errorBody(route, { code, field: "any", message: "No." });
      expect(schema.safeParse(body)).toMatchObject({ success: true });
      expect(schema.safeParse({ ...body, code: "another_code" }).success).toBe(false);
    }
  });
});

test("declares every error code on at least one endpoint, with a few exceptions", () => {
  const declared = new Set(all.flatMap(({ route }) => errorsOf(route).map(({ code }) => code)));
  const missing = (Object.keys(errors) as ErrorCode[]).filter((code) => !declared.has(code));
  expect(missing.toSorted()).toEqual([
    // Can be returned for any URL.
    "internal_error",
    "method_not_allowed",
    // Occurs only in the browser.
    "share_message_too_long",
    // Passed to the log-in page in its URL.
    "social_email_unverified",
    "social_log_in_cancelled",
    "social_log_in_failed",
    "social_provider_down",
  ]);
});
