import { bodyBytes } from "@earshot/contract/limits.ts";
import { refusalWords } from "@earshot/contract/words/refusals.ts";
import type { z } from "@hono/zod-openapi";

import { Refused } from "./refused.ts";
import type { Route } from "./routes.ts";

const formType = "application/x-www-form-urlencoded";

/** The media type of the request's body, without its parameters; empty when there is none. */
function mediaType(request: Request): string {
  return request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Whether the body comes from a native form: such a call is answered with a page to go to. */
export function isNativeForm(request: Request): boolean {
  return mediaType(request) === formType;
}

/**
 * Reads a request as the contract has it, or throws `Refused`: 415 for another content type, 413 for a body over the
 * limit (which is not read any further), 400 for what can't be read or has the wrong shape.
 */
export async function understand(route: Route, pathParams: Record<string, string>, request: Request) {
  const { params, query } = route.request ?? {};
  return {
    params: params && parse(params, pathParams),
    query: query && parse(query, grouped(new URL(request.url).searchParams)),
    body: await readBody(route, request),
  };
}

/** A key that is given twice has a list, which no schema takes. */
function grouped(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const [first = "", ...more] = search.getAll(key);
      return [key, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

async function readBody(route: Route, request: Request): Promise<unknown> {
  const content = route.request?.body?.content;
  if (!content) return undefined;
  const type = mediaType(request);
  const schema = content[type]?.schema;
  if (!schema) {
    const isEmpty = type === "" && (await readBytes(request, bodyBytes.json)).length === 0;
    throw isEmpty ? new Refused(400, refusalWords.malformed) : new Refused(415, refusalWords.contentType);
  }
  const most = type === "multipart/form-data" ? bodyBytes.upload : bodyBytes.json;
  const bytes = await readBytes(request, most);
  return parse(schema, await decode(bytes, request.headers.get("Content-Type") ?? "", type));
}

async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const refuse = async () => {
    await request.body?.cancel().catch(() => undefined);
    throw new Refused(413, refusalWords.tooLarge);
  };
  if (Number(request.headers.get("Content-Length")) > most) await refuse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > most) break;
      chunks.push(chunk);
    }
  } catch {
    throw new Refused(400, refusalWords.malformed);
  }
  if (size > most) throw new Refused(413, refusalWords.tooLarge);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Bytes that are not UTF-8 are refused rather than replaced: what is stored is what was sent. */
async function decode(bytes: Uint8Array<ArrayBuffer>, contentType: string, type: string): Promise<unknown> {
  try {
    if (type === "multipart/form-data") {
      const whole = new Response(bytes, { headers: { "Content-Type": contentType } });
      return Object.fromEntries(await whole.formData());
    }
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return type === formType ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
  } catch {
    throw new Refused(400, refusalWords.malformed);
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path[0];
  const isShape = issue?.code === "invalid_type" && field !== undefined;
  throw new Refused(400, isShape ? refusalWords.missing(String(field)) : refusalWords.malformed);
}
