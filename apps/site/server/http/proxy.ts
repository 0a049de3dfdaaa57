import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable, pipeline } from "node:stream";
import type { ReadableStream as NodeWebStream } from "node:stream/web";

import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import type { RequestContext } from "@earshot/contract/visitor.ts";

import type { Api } from "../process/api.ts";

export interface ProxyOptions {
  /** The other server's base URL; its path becomes the prefix of every call. */
  apiUrl: URL;
  /** How long the response may take to begin, in ms; includes sending an upload. */
  timeoutMs?: number;
}

/**
 * Hop-by-hop headers (RFC 9110 7.6.1), which are never forwarded; `expect` and `host` also belong to a single
 * connection.
 */
const hopByHopHeaders = [
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
 * Proxies the contract's calls to another server. Streams the request and response bodies; leaves redirects and
 * compression unchanged. Not built on `fetch`, which sends its own `Sec-Fetch-Mode`. Responds 503 if the server can't
 * be reached.
 */
export function createProxy({ apiUrl, timeoutMs = 120_000 }: ProxyOptions): Api {
  return {
    async fetch(request, context) {
      try {
        return await forward(request, context, { apiUrl, timeoutMs });
      } catch {
        return serviceUnavailable(request);
      }
    },
  };
}

async function forward(
  request: Request,
  context: RequestContext,
  { apiUrl, timeoutMs }: Required<ProxyOptions>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = apiUrl.protocol === "https:" ? requestHttps : requestHttp;
    const outgoing = send(apiUrl.origin + apiUrl.pathname.replace(/\/$/, "") + pathname + search, {
      method: request.method,
      headers: Object.fromEntries(requestHeaders(request.headers, context)),
      signal: request.signal,
    });
    const timer = setTimeout(() => outgoing.destroy(new Error("The answer took too long.")), timeoutMs);
    outgoing.on("close", () => clearTimeout(timer));
    outgoing.on("error", reject);
    outgoing.on("response", (message) => {
      clearTimeout(timer);
      resolve(message);
    });
    if (request.body) pipeline(Readable.fromWeb(request.body as NodeWebStream), outgoing, () => undefined);
    else outgoing.end();
  });
  const { statusCode: status = 502 } = incoming;
  const hasNoBody = request.method === "HEAD" || status === 204 || status === 304;
  if (hasNoBody) incoming.resume();
  const body = hasNoBody ? null : (Readable.toWeb(incoming) as ReadableStream);
  return new Response(body, { status, headers: responseHeaders(incoming, apiUrl) });
}

/** Replaces any forwarding headers that the visitor sent. */
function requestHeaders(original: Headers, { visitor, requestId }: RequestContext): Headers {
  const headers = withoutHopByHop(original);
  const { protocol, host } = new URL(visitor.origin);
  headers.delete("forwarded");
  headers.delete("x-real-ip");
  headers.set("x-forwarded-for", visitor.address);
  headers.set("x-forwarded-proto", protocol.slice(0, -1));
  headers.set("x-forwarded-host", host);
  headers.set("x-request-id", requestId);
  return headers;
}

/** Makes redirects to the other server relative, so that they stay on this site. */
function responseHeaders(incoming: IncomingMessage, apiUrl: URL): Headers {
  const all = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) all.append(name, value);
  }
  const headers = withoutHopByHop(all);
  const target = URL.parse(headers.get("location") ?? "", apiUrl);
  if (headers.has("location") && target?.origin === apiUrl.origin) {
    headers.set("location", target.pathname + target.search + target.hash);
  }
  return headers;
}

function withoutHopByHop(original: Headers): Headers {
  const headers = new Headers(original);
  const listed = (original.get("connection") ?? "").split(",").map((name) => name.trim());
  for (const name of [...hopByHopHeaders, ...listed]) if (/^[\w-]+$/.test(name)) headers.delete(name);
  return headers;
}

/**
 * A 503 in the endpoint's declared shape. Loads the schemas only when needed, because they are large and nothing else
 * here uses them.
 */
async function serviceUnavailable(request: Request): Promise<Response> {
  const [{ endpoints }, { errorBody }] = await Promise.all([
    import("@earshot/contract/endpoints/all.ts"),
    import("@earshot/contract/endpoints/responses.ts"),
  ]);
  const match = endpointOf(request.method, new URL(request.url).pathname, {
    providers: socialProviders,
  });
  const areas: Record<string, Record<string, { responses: object }>> = endpoints;
  const endpoint = match.kind === "endpoint" ? areas[match.area]?.[match.name] : undefined;
  return Response.json(errorBody(endpoint, errorOf("service_unavailable")), {
    status: 503,
    headers: { "Retry-After": "30", "Cache-Control": "no-store" },
  });
}
