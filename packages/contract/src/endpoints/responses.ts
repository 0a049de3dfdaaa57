import { z } from "@hono/zod-openapi";

import { type CodeWith, type ErrorCode, type ErrorOf, errors } from "../errors.ts";
import type { JsonErrorStatus } from "../statuses.ts";

const message = z.string().describe("Text to show to the user.");
const field = z.string().optional().describe("The field of the request that is wrong, if it is one field.");

/** The error body for an endpoint whose responses have neither `status` nor `error`. */
const plainError = <Code extends ErrorCode>(code: z.ZodType<Code>) =>
  z.strictObject({ success: z.literal(false), code, field, message });

/** The error body for an endpoint whose responses have `status`. */
const statusError = <Code extends ErrorCode>(code: z.ZodType<Code>) =>
  z.strictObject({ status: z.literal("error"), code, field, message });

/** The error body for an endpoint whose responses have `error`, which repeats the message. */
const doubledError = <Code extends ErrorCode>(code: z.ZodType<Code>) =>
  z.strictObject({ success: z.literal(false), code, field, message, error: z.string() });

/** Most endpoints' success body. */
export const done = z.strictObject({ success: z.literal(true), message: z.string() }).openapi("Done");

const meanings: Record<JsonErrorStatus, string> = {
  400: "Malformed request: unreadable, a missing key or a wrong type.",
  401: "Not logged in, or wrong credentials.",
  403: "Forbidden: a foreign origin, or a guest id that differs from the cookie's.",
  404: "Not found, or owned by somebody else.",
  409: "Conflicts with the current state.",
  413: "Too large, or the account's storage is full.",
  415: "Unsupported content type.",
  416: "The range lies outside the audio.",
  422: "Readable, but not allowed; `message` says why.",
  429: "Too many requests; `Retry-After` says when to try again.",
  503: "A service that this needs is down; try again later.",
};

const retryAfter = {
  "Retry-After": { description: "Seconds to wait.", required: true, schema: { type: "integer" } },
} as const;

type Json<Schema extends z.ZodType> = {
  description: string;
  content: { "application/json": { schema: Schema } };
};

type StatusOf<Code extends ErrorCode> = Extract<(typeof errors)[Code]["status"], JsonErrorStatus>;

type PlainErrors<Code extends ErrorCode> = {
  [Status in StatusOf<Code>]: Json<ReturnType<typeof plainError<CodeWith<Status, Code>>>>;
};
type StatusErrors<Code extends ErrorCode> = {
  [Status in StatusOf<Code>]: Json<ReturnType<typeof statusError<CodeWith<Status, Code>>>>;
};
type DoubledErrors<Code extends ErrorCode> = {
  [Status in StatusOf<Code>]: Json<ReturnType<typeof doubledError<CodeWith<Status, Code>>>>;
};

/** A JSON response. Bodies are strict objects: an unknown key breaks the contract. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string): Json<Schema> {
  return { description, content: { "application/json": { schema } } };
}

/** Declares a response for each of the codes' statuses, listing the codes with that status. */
function errorResponses(codes: readonly ErrorCode[], schema: (code: z.ZodType<ErrorCode>) => z.ZodType) {
  const byStatus = Map.groupBy(new Set(codes), (code) => errors[code].status as JsonErrorStatus);
  const responses = [...byStatus].map(([status, some]) => [
    status,
    {
      ...json(schema(z.enum(some)), meanings[status]),
      ...(status === 429 && { headers: retryAfter }),
    },
  ]);
  return Object.fromEntries(responses) as unknown;
}

/** Declares errors as `{ success: false, code, field?, message }`. */
export function plainErrors<Code extends ErrorCode>(...codes: Code[]) {
  return errorResponses(codes, plainError) as PlainErrors<Code>;
}

/** Declares errors as `{ status: "error", code, field?, message }`, for endpoints whose response has `status`. */
export function statusErrors<Code extends ErrorCode>(...codes: Code[]) {
  return errorResponses(codes, statusError) as StatusErrors<Code>;
}

/** Declares errors as `{ success: false, code, field?, message, error }`, for endpoints whose response has `error`. */
export function doubledErrors<Code extends ErrorCode>(...codes: Code[]) {
  return errorResponses(codes, doubledError) as DoubledErrors<Code>;
}

/** Errors for a request whose parameters can't be read. */
export const queryErrors = ["malformed_request", "invalid_field"] as const;

/** Errors for a request with a body: the body can't be read, or its changes can't be written. */
export const bodyErrors = [
  ...queryErrors,
  "disk_full",
  "foreign_origin",
  "too_large",
  "unsupported_content_type",
] as const;

/** Errors for a request that requires a client or a guest. */
export const ownerErrors = ["identity_missing", "foreign_guest"] as const;

/** A redirect response. */
export function redirect(description: string) {
  return {
    description,
    headers: { Location: { description: "The next page.", required: true, schema: { type: "string" } } },
  } as const;
}

/** A body that must be JSON. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/**
 * A body that is JSON when sent by scripts, and form-encoded when sent by a page without JavaScript. Not marked
 * `required`, because Hono would then validate every body against both schemas; `readRequest` throws for a request
 * without a content type.
 */
export function jsonOrFormBody<Schema extends z.ZodType, Form extends z.ZodType>(schema: Schema, form: Form) {
  return {
    content: { "application/json": { schema }, "application/x-www-form-urlencoded": { schema: form } },
  } as const;
}

type AnyRoute = { responses: object };

/** The error body in the shape that the endpoint declares; the plain shape for an unknown path. */
export function errorBody<Code extends ErrorCode>(
  endpoint: AnyRoute | undefined,
  { code, field: at, message: text }: ErrorOf<Code, string | undefined>,
) {
  const body = { code, ...(at !== undefined && { field: at }), message: text };
  const keys = errorKeys(endpoint);
  if (keys.has("status")) return { status: "error", ...body } as const;
  if (keys.has("error")) return { success: false, ...body, error: text } as const;
  return { success: false, ...body } as const;
}

/** The keys of an endpoint's error bodies, which share one shape. */
function errorKeys(endpoint: AnyRoute | undefined): Set<string> {
  const [, response] =
    Object.entries(endpoint?.responses ?? {}).find(([status]) => Number(status) >= 400) ?? [];
  const schema = (response as Partial<Json<z.ZodObject>> | undefined)?.content?.["application/json"].schema;
  return new Set(Object.keys(schema?.shape ?? {}));
}
