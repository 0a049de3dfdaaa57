import { z } from "@hono/zod-openapi";

import type { RefusalStatus } from "../statuses.ts";

/** A refusal's body, for all calls whose answer in the spec has neither `status` nor `error`. */
const plainRefusal = z
  .strictObject({ success: z.literal(false), message: z.string().describe("Words fit to show as they are.") })
  .openapi("Refusal");

/** Where the spec's answer has `status`. */
const statusRefusal = z
  .strictObject({ status: z.literal("error"), message: z.string() })
  .openapi("StatusRefusal");

/** Where the spec's answer names `error`: the same text twice. */
const errorRefusal = z
  .strictObject({ success: z.literal(false), message: z.string(), error: z.string() })
  .openapi("ErrorRefusal");

/** What most calls say when they are done. */
export const done = z.strictObject({ success: z.literal(true), message: z.string() }).openapi("Done");

const meanings: Record<RefusalStatus, string> = {
  400: "The request breaks the contract: malformed, a key missing, a wrong type.",
  401: "Not logged in, or the wrong credentials.",
  403: "Not yours to do: a foreign origin, or a guest id that is not the cookie's.",
  404: "Not there, or not yours to see.",
  409: "In conflict with what is there already.",
  413: "Too large, or no room left for it.",
  415: "The wrong content type.",
  416: "The range lies outside the sound.",
  422: "A rule refuses it, with its text.",
  429: "Too often; `Retry-After` says when to try again.",
  503: "Something that this needs is down; try again later.",
};

const retryAfter = {
  "Retry-After": { description: "Seconds to wait.", required: true, schema: { type: "integer" } },
} as const;

type Json<Schema extends z.ZodType> = {
  description: string;
  content: { "application/json": { schema: Schema } };
};

type Refusals<Schema extends z.ZodType, Status extends RefusalStatus> = { [S in Status]: Json<Schema> };

/** An answer whose body is JSON. Replies are strict objects: a key that the contract does not know breaks it. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string): Json<Schema> {
  return { description, content: { "application/json": { schema } } };
}

function refusalsOf<Schema extends z.ZodType, Status extends RefusalStatus>(
  schema: Schema,
  statuses: Status[],
) {
  const answers = statuses.map((status) => [
    status,
    { ...json(schema, meanings[status]), ...(status === 429 && { headers: retryAfter }) },
  ]);
  return Object.fromEntries(answers) as Refusals<Schema, Status>;
}

/** Refusals as `{ success: false, message }`. */
export function refusals<Status extends RefusalStatus>(...statuses: Status[]) {
  return refusalsOf(plainRefusal, statuses);
}

/** Refusals as `{ status: "error", message }`, for calls whose answer has `status`. */
export function statusRefusals<Status extends RefusalStatus>(...statuses: Status[]) {
  return refusalsOf(statusRefusal, statuses);
}

/** Refusals as `{ success: false, message, error }`, for calls whose answer names `error`. */
export function errorRefusals<Status extends RefusalStatus>(...statuses: Status[]) {
  return refusalsOf(errorRefusal, statuses);
}

/** An answer that sends the browser on. */
export function redirect(description: string) {
  return {
    description,
    headers: { Location: { description: "Where to.", required: true, schema: { type: "string" } } },
  } as const;
}

/** A body that is JSON and nothing else. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/**
 * A body that is JSON from scripts and form-encoded from a page without JavaScript. It is not `required` here, because
 * Hono would then hold every body against both schemas; who serves it refuses a call without content type.
 */
export function jsonOrFormBody<Schema extends z.ZodType, Form extends z.ZodType>(schema: Schema, form: Form) {
  return {
    content: { "application/json": { schema }, "application/x-www-form-urlencoded": { schema: form } },
  } as const;
}

type AnyRoute = { responses: object };

/**
 * A refusal's body in the shape that the endpoint declares; plain for an address that is no endpoint.
 * @param message words fit to show
 */
export function refusalBody(endpoint: AnyRoute | undefined, message: string) {
  const responses: Partial<Json<z.ZodType>>[] = Object.values(endpoint?.responses ?? {});
  const declared = new Set(responses.map((response) => response.content?.["application/json"]?.schema));
  if (declared.has(statusRefusal)) return { status: "error", message } as const;
  if (declared.has(errorRefusal)) return { success: false, message, error: message } as const;
  return { success: false, message } as const;
}
