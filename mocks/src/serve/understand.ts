import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { refusalBody } from "@earshot/contract/endpoints/answers.ts";
import { bodyBytes } from "@earshot/contract/limits.ts";
import { isOwnOrigin } from "@earshot/contract/rules/own-origin.ts";
import { refusalWords } from "@earshot/contract/words/refusals.ts";
import type { z } from "@hono/zod-openapi";
import { HttpResponse } from "msw";

type Route = {
  method?: string;
  request?: {
    params?: z.ZodType;
    query?: z.ZodType;
    body?: { content?: Record<string, { schema: z.ZodType }> };
  };
  responses: object;
};

/** What a request says, by the contract. */
export interface Understood {
  request: Request;
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Reads a request as the contract has it, or refuses it as the server would: 403 a foreign origin, 413 too large, 415
 * another content type, 400 what can't be read or has the wrong shape.
 */
export async function understand(route: Route, request: Request): Promise<Understood | Response> {
  const refuse = (status: number, message: string) =>
    HttpResponse.json(refusalBody(route, message), { status });
  const url = new URL(request.url);
  const changes = !["GET", "HEAD"].includes(request.method) || url.pathname === "/client/logout";
  if (changes && !isOwnOrigin(request.headers, url.origin)) return refuse(403, refusalWords.foreignOrigin);

  const found = endpointOf(request.method, url.pathname, { providers: [] });
  const params = route.request?.params?.safeParse(found.kind === "endpoint" ? found.params : {});
  const query = route.request?.query?.safeParse(grouped(url.searchParams));
  if (params?.success === false || query?.success === false) return refuse(400, refusalWords.malformed);

  const understood = { request, params: params?.data, query: query?.data, body: undefined };
  const content = route.request?.body?.content;
  if (!content) return understood;

  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const { byteLength } = await request.clone().arrayBuffer();
  if (byteLength === 0) return refuse(400, refusalWords.malformed);
  const schema = content[type]?.schema;
  if (!schema) return refuse(415, refusalWords.contentType);
  const most = type === "multipart/form-data" ? bodyBytes.upload : bodyBytes.json;
  if (byteLength > most) return refuse(413, refusalWords.tooLarge);
  const body = schema.safeParse(await read(request, type));
  if (!body.success) return refuse(400, refusalWords.malformed);
  return { ...understood, body: body.data };
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

/** The body as an object, or undefined when it can't be read as what it says it is. */
async function read(request: Request, type: string): Promise<unknown> {
  const body = request.clone();
  try {
    return type === "application/json" ? await body.json() : Object.fromEntries(await body.formData());
  } catch {
    return undefined;
  }
}
