import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable, pipeline } from "node:stream";
import type { ReadableStream as NodeWebStream } from "node:stream/web";

import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import type { RequestContext } from "@earshot/contract/visitor.ts";

import type { Api } from "../process/api.ts";

export interface PassOnOptions {
  /** The other server; its path, if any, stands before every call's. */
  apiUrl: URL;
  /** How long the other server may take until its answer begins, in ms; an upload's own time counts. */
  patienceMs?: number;
}

/** Headers of one connection (RFC 9110 7.6.1), never passed on; `expect` and `host` belong to it as well. */
const connectionHeaders = [
  "connection",
  "expect",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/**
 * Passes the contract's calls on to another server that keeps it: as streams both ways, redirects and compression as they
 * are. Not by `fetch`, which writes its own `Sec-Fetch-Mode`. A server out of reach is the contract's 503.
 */
export function createPassOn({ apiUrl, patienceMs = 120_000 }: PassOnOptions): Api {
  return {
    async fetch(request, context) {
      try {
        return await passOn(request, context, { apiUrl, patienceMs });
      } catch {
        return unreachable(request);
      }
    },
  };
}

async function passOn(
  request: Request,
  context: RequestContext,
  { apiUrl, patienceMs }: Required<PassOnOptions>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const start = apiUrl.protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = start(apiUrl.origin + apiUrl.pathname.replace(/\/$/, "") + pathname + search, {
      method: request.method,
      headers: Object.fromEntries(nameVisitor(withoutConnection(request.headers), context)),
      signal: request.signal,
    });
    const timer = setTimeout(() => outgoing.destroy(new Error("The answer took too long.")), patienceMs);
    outgoing.on("close", () => clearTimeout(timer));
    outgoing.on("error", reject);
    outgoing.on("response", (incoming) => {
      clearTimeout(timer);
      resolve(incoming);
    });
    if (request.body) pipeline(Readable.fromWeb(request.body as NodeWebStream), outgoing, () => undefined);
    else outgoing.end();
  });
  const { statusCode: status = 502 } = answer;
  const isBare = request.method === "HEAD" || status === 204 || status === 304;
  if (isBare) answer.resume();
  const body = isBare ? null : (Readable.toWeb(answer) as ReadableStream);
  return new Response(body, { status, headers: answerHeaders(answer, apiUrl) });
}

/** Names the visitor, in place of whatever the visitor sent under these names. */
function nameVisitor(headers: Headers, { visitor, requestId }: RequestContext): Headers {
  const { protocol, host } = new URL(visitor.origin);
  headers.delete("forwarded");
  headers.delete("x-real-ip");
  headers.set("x-forwarded-for", visitor.address);
  headers.set("x-forwarded-proto", protocol.slice(0, -1));
  headers.set("x-forwarded-host", host);
  headers.set("x-request-id", requestId);
  return headers;
}

function answerHeaders(answer: IncomingMessage, apiUrl: URL): Headers {
  const all = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) all.append(name, value);
  }
  const headers = withoutConnection(all);
  const target = URL.parse(headers.get("location") ?? "", apiUrl);
  if (headers.has("location") && target?.origin === apiUrl.origin) {
    headers.set("location", target.pathname + target.search + target.hash);
  }
  return headers;
}

function withoutConnection(from: Headers): Headers {
  const headers = new Headers(from);
  const named = (from.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...connectionHeaders, ...named]) if (/^[\w-]+$/.test(name)) headers.delete(name);
  return headers;
}

/** 503 in the shape that the endpoint declares. The schemas are heavy and needed here alone, so they load when needed. */
async function unreachable(request: Request): Promise<Response> {
  const [{ endpoints }, { errorBody }] = await Promise.all([
    import("@earshot/contract/endpoints/all.ts"),
    import("@earshot/contract/endpoints/responses.ts"),
  ]);
  const found = endpointOf(request.method, new URL(request.url).pathname, {
    providers: socialProviders,
  });
  const areas: Record<string, Record<string, { responses: object }>> = endpoints;
  const endpoint = found.kind === "endpoint" ? areas[found.area]?.[found.name] : undefined;
  return Response.json(errorBody(endpoint, errorOf("service_unavailable")), {
    status: 503,
    headers: { "Retry-After": "30", "Cache-Control": "no-store" },
  });
}
