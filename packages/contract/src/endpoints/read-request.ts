import type { z } from "@hono/zod-openapi";

import { ApiError } from "../api-error.ts";
import { bodyBytes } from "../limits.ts";
import { isOwnOrigin } from "../own-origin.ts";
import { paths } from "../paths.ts";

/** The endpoint properties needed to read a request. */
type ReadRoute = {
  request?: {
    params?: z.ZodType;
    query?: z.ZodType;
    body?: { content?: Partial<Record<string, { schema: z.ZodType }>> };
  };
};

/** A request parsed according to the contract; parts that the endpoint does not declare are undefined. */
export type ReadRequest = { params: unknown; query: unknown; body: unknown };

const formType = "application/x-www-form-urlencoded";

/** The media type of the request's body, without parameters; empty if there is none. */
function mediaType(request: Request): string {
  return request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Returns true if the body was sent by a native form, for which the response is a redirect to a page. */
export function isNativeForm(request: Request): boolean {
  return mediaType(request) === formType;
}

/**
 * Parses a request according to the contract, or throws an `ApiError`, in this order: 403 for a change requested by
 * another site, 400 for parameters of the wrong shape, 415 for another content type or an encoded body, 413 for a body
 * over the limit (which is not read any further), 400 for a body that can't be read or has the wrong shape.
 * @param pathParams decoded path parameters
 * @param ownOrigin the site's public origin
 * @param beforeBody may throw to reject a request regardless of its body
 */
export async function readRequest(
  route: ReadRoute,
  pathParams: Record<string, string>,
  request: Request,
  ownOrigin: string,
  beforeBody?: () => Promise<void>,
): Promise<ReadRequest> {
  const url = new URL(request.url);
  const isChange = !["GET", "HEAD"].includes(request.method) || url.pathname === paths.accounts.logout.path;
  if (isChange && !isOwnOrigin(request.headers, ownOrigin)) throw new ApiError("foreign_origin");
  const { params, query } = route.request ?? {};
  const parsed = {
    params: params && parse(params, pathParams),
    query: query && parse(query, grouped(url)),
  };
  await beforeBody?.();
  return { ...parsed, body: await readBody(route, request) };
}

/** The maximum number of fields in a query, a form or a JSON object: parsing tens of thousands takes half a second. */
const mostFields = 100;

const hasManyFields = (encoded: string) => encoded.split("&", mostFields + 1).length > mostFields;

/** A repeated key becomes a list, which every schema rejects. */
function grouped({ search, searchParams }: URL): Record<string, string | string[]> {
  if (hasManyFields(search)) throw new ApiError("malformed_request");
  const values = Map.groupBy(searchParams, ([key]) => key);
  const entries = [...values].map(([key, pairs]) => {
    const [value = "", ...more] = pairs.map((pair) => pair[1]);
    return [key, more.length === 0 ? value : [value, ...more]] as const;
  });
  return Object.fromEntries(entries);
}

async function readBody(route: ReadRoute, request: Request): Promise<unknown> {
  const content = route.request?.body?.content;
  if (!content) return undefined;
  const coding = request.headers.get("Content-Encoding")?.trim().toLowerCase() ?? "identity";
  if (coding !== "identity") throw new ApiError("unsupported_content_type");
  const type = mediaType(request);
  const schema = content[type]?.schema;
  if (!schema) {
    const isEmpty = type === "" && (await readBytes(request, bodyBytes.json)).length === 0;
    throw isEmpty ? new ApiError("malformed_request") : new ApiError("unsupported_content_type");
  }
  const most = type === "multipart/form-data" ? bodyBytes.upload : bodyBytes.json;
  const bytes = await readBytes(request, most);
  return parse(schema, await decode(bytes, request.headers.get("Content-Type") ?? "", type));
}

async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length")) > most) {
    // Not awaited, because the other branch of a cloned request may never be read.
    request.body?.cancel().catch(() => undefined);
    throw new ApiError("too_large");
  }
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error("The body is too large."));
      else controller.enqueue(chunk);
    },
  });
  try {
    return new Uint8Array(await new Response(request.body?.pipeThrough(counting)).arrayBuffer());
  } catch {
    throw size > most ? new ApiError("too_large") : new ApiError("malformed_request");
  }
}

/** Rejects bytes that are not UTF-8 instead of replacing them, so that the stored text equals the sent text. */
async function decode(bytes: Uint8Array<ArrayBuffer>, contentType: string, type: string): Promise<unknown> {
  try {
    if (type === "multipart/form-data") return Object.fromEntries(await readForm(bytes, contentType));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (type !== formType) return withBoundedSizes(JSON.parse(text));
    if (hasManyFields(text)) throw new Error("The form has too many fields.");
    // Throws for encoded bytes that are not UTF-8, which URLSearchParams would silently replace.
    decodeURIComponent(text);
    return Object.fromEntries(new URLSearchParams(text));
  } catch {
    throw new ApiError("malformed_request");
  }
}

/**
 * The maximum number of parts in a form, of characters in a part's header, and of places that look like the start of a
 * boundary: parsing 2 MB of any of them takes half a second.
 */
const formLimits = { parts: 20, partHeader: 4096, boundaryStarts: 200 } as const;

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? "";
  // Latin-1 maps each byte to one character.
  const text = new TextDecoder("latin1").decode(bytes);
  const [, ...parts] = boundary === "" ? [] : text.split(`--${boundary}`, formLimits.parts + 3);
  const isBounded = (part: string) =>
    part.startsWith("--") || part.slice(0, formLimits.partHeader).includes("\r\n\r\n");
  const starts = text.split("\r\n--", formLimits.boundaryStarts + 1).length;
  if (parts.length > formLimits.parts + 1 || starts > formLimits.boundaryStarts || !parts.every(isBounded))
    throw new Error("The form is malformed.");
  const type = `multipart/form-data; boundary="${boundary}"`;
  return new Response(bytes, { headers: { "Content-Type": type } }).formData();
}

/**
 * The maximum number of items in a list, well above what any endpoint accepts, because a schema reports each invalid
 * item.
 */
const mostItems = 1000;

/** Throws if a list or an object is too large. No endpoint nests them more deeply than `depth`. */
function withBoundedSizes(value: unknown, depth = 5): unknown {
  if (typeof value !== "object" || value === null || depth === 0) return value;
  const values: unknown[] = Object.values(value);
  if (values.length > (Array.isArray(value) ? mostItems : mostFields))
    throw new Error("A list or an object is too large.");
  for (const each of values) withBoundedSizes(each, depth - 1);
  return value;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path[0];
  const isShape = issue?.code === "invalid_type" && field !== undefined;
  throw isShape ? new ApiError("invalid_field", { field: String(field) }) : new ApiError("malformed_request");
}
