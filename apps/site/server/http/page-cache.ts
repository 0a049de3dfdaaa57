import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { themeOf } from "@earshot/client/theme.ts";

import { isLatePage } from "../../app/late-hydration/late-hydration.ts";
import { isAnonymous } from "../../app/visitor-cookies.ts";
import { acceptedEncoding } from "./compress-text.ts";
import type { Metrics } from "./metrics.ts";

/** Request headers that affect a page's absolute URLs if the site's origin is not configured. */
const originHeaders = ["host", "x-forwarded-host", "x-forwarded-proto"] as const;

/** Headers that are not cached, because each response sets its own. */
const ownHeaders: ReadonlySet<string> = new Set(["x-request-id", "content-length", "transfer-encoding"]);

/** The maximum number of cached pages and of remembered keys, because clients can send any `Host` header. */
const mostKeys = 64;

/**
 * The longest `Cookie` and `Accept-Encoding` headers, in characters, of a request that is served from the cache.
 * Requests with longer ones wait for their turn, because parsing such headers takes longer than serving the page.
 */
const longestHeader = 2048;

/** A page's headers and its body, plain and compressed with Brotli. */
interface CachedPage {
  headers: [name: string, value: string][];
  plain: Buffer;
  br: Buffer;
}

export interface PageCacheOptions {
  /** The app, which renders pages that are not cached. */
  fetch: (request: Request) => Response | Promise<Response>;
  metrics: Metrics;
  /** The configured public origin, if any. Pages then don't depend on the request's host. */
  origin?: string | undefined;
}

/**
 * Serves visitors' requests for late pages from cached bytes, uncompressed or Brotli. Passes on all other requests:
 * those from users who may be logged in, those with a query, and those from clients that accept only gzip. A page
 * varies only by theme, origin and whether the request has cookies. It is cached on its second request, so that
 * made-up hosts cost no compression, and stays cached until the process ends or 64 other pages have been used more
 * recently. While one page is being rendered, requests for others are passed on.
 */
export function withPageCache(next: RequestListener, options: PageCacheOptions): RequestListener {
  const { fetch, metrics, origin } = options;
  /** The least recently used page first. */
  const pages = new Map<string, CachedPage>();
  /** Keys that were requested once, the oldest first. */
  const requested = new Set<string>();
  /**
   * True while a page is being added. Only one is added at a time, because compression occupies a thread that log-ins
   * and file access also need, and clients can send any `Host` header.
   */
  let isAdding = false;

  async function add(key: string, request: IncomingMessage): Promise<void> {
    isAdding = true;
    const page = await renderForVisitor(fetch, request, origin).catch(() => null);
    isAdding = false;
    if (!page) return;
    pages.set(key, page);
    deleteOldest(pages);
  }

  function addIfRepeated(key: string, request: IncomingMessage): void {
    if (isAdding) return;
    if (requested.delete(key)) return void add(key, request);
    requested.add(key);
    deleteOldest(requested);
  }

  return (request, response) => {
    const started = performance.now();
    const encoding = cacheableEncoding(request);
    if (!encoding) return next(request, response);
    const key = keyOf(request, origin);
    const page = pages.get(key);
    if (!page) {
      addIfRepeated(key, request);
      return next(request, response);
    }
    pages.delete(key);
    pages.set(key, page);
    const body = page[encoding];
    response.writeHead(200, [
      ...page.headers.flat(),
      "X-Request-Id",
      randomUUID(),
      "Content-Length",
      String(body.length),
      ...(encoding === "br" ? ["Content-Encoding", "br"] : []),
    ]);
    response.end(body);
    const seconds = (performance.now() - started) / 1000;
    metrics.count({ route: "page", method: "GET", status: 200, seconds });
  };
}

function deleteOldest(keys: Map<string, unknown> | Set<string>): void {
  const [oldest] = keys.keys();
  if (keys.size > mostKeys && oldest !== undefined) keys.delete(oldest);
}

/** The encoding for a request that can be served from the cache; otherwise undefined. */
function cacheableEncoding({ method, url = "", headers }: IncomingMessage): "br" | "plain" | undefined {
  if (method !== "GET" || url.includes("?") || !isLatePage(url)) return undefined;
  const { host, cookie = "", "accept-encoding": accepted = "" } = headers;
  if (host === undefined) return undefined;
  if (Math.max(cookie.length, accepted.length) > longestHeader) return undefined;
  if (!isAnonymous(cookie)) return undefined;
  const encoding = acceptedEncoding(accepted);
  return encoding === "gzip" ? undefined : (encoding ?? "plain");
}

function keyOf({ url, headers }: IncomingMessage, origin: string | undefined): string {
  const varying = origin === undefined ? originHeaders.map((name) => headers[name]) : [];
  return JSON.stringify([url, themeCookie(headers), ...varying]);
}

/**
 * The `Cookie` header that the cached page is rendered with: only the theme, or none if the request has no cookies,
 * because the app forbids storing the response to any request with cookies.
 */
function themeCookie({ cookie }: IncomingHttpHeaders): string | undefined {
  return cookie === undefined ? undefined : `theme=${themeOf(cookie)}`;
}

/**
 * Renders the page without any of the visitor's headers except those in the cache key; null if it must not be cached.
 */
async function renderForVisitor(
  fetch: PageCacheOptions["fetch"],
  { url = "/", headers }: IncomingMessage,
  origin: string | undefined,
): Promise<CachedPage | null> {
  const cookie = themeCookie(headers);
  const sent = new Headers(cookie === undefined ? {} : { cookie });
  for (const name of origin === undefined ? originHeaders : []) {
    const value = headers[name];
    if (value !== undefined) sent.set(name, String(value));
  }
  const response = await fetch(new Request(`${origin ?? `http://${headers.host}`}${url}`, { headers: sent }));
  const plain = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200 || response.headers.has("set-cookie")) return null;
  return {
    headers: [...response.headers].filter(([name]) => !ownHeaders.has(name)),
    plain,
    br: await promisify(brotliCompress)(plain),
  };
}
