import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { themeOf } from "@earshot/client/theme.ts";

import { isLatePage } from "../../app/late-hydration/late-hydration.ts";
import { isAnonymous } from "../../app/visitor-cookies.ts";
import { acceptedEncoding } from "./compress-text.ts";
import type { Metrics } from "./metrics.ts";

/** Request headers that affect a page's absolute URLs. */
const originHeaders = ["host", "x-forwarded-host", "x-forwarded-proto"] as const;

/** Headers that are not cached, because each response sets its own. */
const ownHeaders: ReadonlySet<string> = new Set(["x-request-id", "content-length", "transfer-encoding"]);

/** The maximum number of cached pages, because clients can send any `Host` header. */
const mostPages = 64;

/**
 * The longest `Cookie` and `Accept-Encoding` headers, in characters, of a request that is served from the cache. Longer
 * ones wait for their turn, because parsing them takes longer than serving the page.
 */
const longestHeader = 2048;

/** A page in the form in which it is sent. */
interface CachedPage {
  headers: [name: string, value: string][];
  plain: Buffer;
  br: Buffer;
}

export interface PageCacheOptions {
  /** The app, which renders pages that are not cached. */
  fetch: (request: Request) => Response | Promise<Response>;
  metrics: Metrics;
}

/**
 * Serves visitors' requests for late pages from cached bytes, uncompressed or Brotli, and passes on all others: those
 * from users who may be logged in, with a query, or from clients that accept only gzip. A page varies only by theme
 * and origin, and is cached for the lifetime of the process, and thus of its build. While one page is being rendered,
 * requests for others are passed on.
 */
export function withPageCache(next: RequestListener, { fetch, metrics }: PageCacheOptions): RequestListener {
  const pages = new Map<string, CachedPage>();
  /**
   * True while a page is being added. Only one is added at a time, because compression occupies a thread that log-ins
   * and file access also need, and clients can send any `Host` header.
   */
  let isAdding = false;

  async function add(key: string, request: IncomingMessage): Promise<void> {
    isAdding = true;
    const page = await renderForVisitor(fetch, request).catch(() => null);
    isAdding = false;
    if (pages.size >= mostPages) pages.clear();
    if (page) pages.set(key, page);
  }

  return (request, response) => {
    const started = performance.now();
    const encoding = cacheableEncoding(request);
    if (!encoding) return next(request, response);
    const key = keyOf(request);
    const page = pages.get(key);
    if (!page) {
      if (!isAdding) void add(key, request);
      return next(request, response);
    }
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

function keyOf({ url, headers }: IncomingMessage): string {
  return JSON.stringify([
    url,
    themeOf(headers.cookie ?? null),
    ...originHeaders.map((name) => headers[name]),
  ]);
}

/**
 * Renders the page without any of the visitor's headers except those in the cache key; null if it must not be cached.
 */
async function renderForVisitor(
  fetch: PageCacheOptions["fetch"],
  { url = "/", headers }: IncomingMessage,
): Promise<CachedPage | null> {
  const sent = new Headers({ cookie: `theme=${themeOf(headers.cookie ?? null)}` });
  for (const name of originHeaders) {
    const value = headers[name];
    if (value !== undefined) sent.set(name, String(value));
  }
  const response = await fetch(new Request(`http://${headers.host}${url}`, { headers: sent }));
  const plain = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200 || response.headers.has("set-cookie")) return null;
  return {
    headers: [...response.headers].filter(([name]) => !ownHeaders.has(name)),
    plain,
    br: await promisify(brotliCompress)(plain),
  };
}
