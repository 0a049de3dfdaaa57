import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { type Answerer, endpointOf } from "@earshot/contract/endpoint-of.ts";
import { networkOf } from "@earshot/contract/network-of.ts";
import { paths } from "@earshot/contract/paths.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";

import type { VisitorApi } from "../../app/api-context.ts";
import type { Rendering } from "../../app/render-context.ts";
import { type Api, callApi } from "../process/api.ts";
import { compressText } from "./compress-text.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { errorResponse, fallbackErrorPage } from "./error-response.ts";
import { type Operations, operationsResponse } from "./operations.ts";
import { callTurns, createRequestTurns, pageTurns } from "./request-turns.ts";
import { security } from "./security.ts";
import { serveBuiltFiles } from "./static-files.ts";
import { createVisitorApi } from "./visitor-api.ts";
import { visitorOf } from "./visitor.ts";

/** All of the app's dependencies; it reads no globals. */
export interface AppOptions {
  api: Api;
  /** The built client's folder; omitted where Vite serves the files. */
  clientDir?: string;
  /** Social log-ins that the API may offer. */
  providers: readonly string[];
  /** True unless this is a worker, which serves only `/healthz`, `/readyz` and `/metrics`. */
  servesSite: boolean;
  /** How many proxies are in front of the site. */
  trustProxy: number;
  /** True if the site is reachable only over HTTPS. */
  https: boolean;
  /** The configured public origin; without it, pages use the origin of the visitor's request. */
  origin?: string | undefined;
  /** Disables the content security policy, because Vite's pages contain scripts without a nonce. */
  development: boolean;
  /**
   * Answers all of a visitor's requests concurrently. For QA, where a mock that never responds would otherwise block
   * the next page.
   */
  unlimited?: boolean;
  operations: Operations;
  /** Called with every crash, and with the request's id and route. */
  logError(error: unknown, request: { id: string; route: string }): void;
}

/** Renders the page for a GET or HEAD request with React Router. */
export type RenderPage = (request: Request, page: Rendering & { api: VisitorApi }) => Promise<Response>;

type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    id: string;
    answerer: Answerer;
    route: string;
    visitor: Visitor;
    secureHeadersNonce?: string;
    /** The API calls made by a page's loaders. */
    calls?: readonly Promise<Response>[];
  };
};

/** The site's Hono app: operations, API calls, static files, pages. */
export function createApp(options: AppOptions, renderPage: RenderPage): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const started = performance.now();
    const { pathname } = new URL(c.req.url);
    const answerer = endpointOf(c.req.method, pathname, options);
    c.set("id", randomUUID());
    c.set("answerer", answerer);
    c.set("route", routeOf(answerer, pathname));
    c.set("visitor", visitorOf(c.req.raw, c.env?.incoming?.socket.remoteAddress, options.trustProxy));
    await next();
    c.header("X-Request-Id", c.get("id"));
    const seconds = (performance.now() - started) / 1000;
    options.operations.metrics.count({
      route: c.get("route"),
      method: c.req.method,
      status: c.res.status,
      seconds,
    });
  });
  app.use(security({ contentPolicy: !options.development, https: options.https }));
  if (!options.unlimited) app.use(inTurn());
  app.use(compressText);
  app.use(async (c, next) => (await apiResponse(c, options)) ?? next());
  if (options.clientDir !== undefined) serveBuiltFiles(app, options.clientDir);
  for (const [path, { type, text }] of Object.entries(crawlerFiles)) {
    app.get(path, (c) => {
      const headers = { "Content-Type": type, "Cache-Control": "public, max-age=3600" };
      return c.body(text(options.origin ?? c.get("visitor").origin), { headers });
    });
  }
  app.all("/assets/*", () => new Response("Not found", { status: 404 }));
  app.all("*", (c) => pageResponse(c, options, renderPage));
  app.onError((error, c) => {
    options.logError(error, { id: c.get("id"), route: c.get("route") });
    return c.get("answerer").kind === "page" ? fallbackErrorPage() : errorResponse("internal_error");
  });
  return app;
}

/** How long to hold a request that finds the queue full before rejecting it, in ms. */
const refusalMs = 2000;

/** Endpoints that spend most of their time waiting for another process, or in a fair queue of their own. */
const waitingRoutes: ReadonlySet<string> = new Set([
  paths.ads.upload.path,
  paths.ads.makeVersion.path,
  paths.generation.generateWithMusic.path,
  paths.generation.generateAudio.path,
  paths.generation.spokenLength.path,
  paths.generation.speakTake.path,
  paths.generation.writeScripts.path,
]);

/**
 * Answers a few requests per IP address at a time. A turn lasts until the response body has been sent, because React
 * renders most of a page after its head, but ends early if the request is only waiting for its body, for the client
 * to read the response, or for another process. An API call whose request body arrives after its turn has ended waits
 * for another turn. Health checks never wait.
 */
function inTurn(): MiddlewareHandler<AppEnv> {
  const takeCallTurn = createRequestTurns(callTurns);
  const takePageTurn = createRequestTurns(pageTurns);
  return async (c, next) => {
    const answerer = c.get("answerer");
    if (answerer.kind === "endpoint" && answerer.area === "operations" && answerer.name !== "openapi")
      return next();
    const outgoing = c.env?.outgoing;
    const isPage = c.get("route") === "page";
    const isWaiting = waitingRoutes.has(c.get("route"));
    const take = () =>
      (isPage ? takePageTurn : takeCallTurn)(c.get("visitor").address, (leave) =>
        outgoing?.once("close", leave),
      );
    let turn = await take();
    if (outgoing?.closed) {
      turn?.end();
      return new Response(null, { status: 499 });
    }
    if (!turn) return refuseTurn();
    const awaitsBody = !isPage && hasBody(c.req.raw);
    if (isWaiting || awaitsBody) turn.wait();
    if (awaitsBody) {
      c.req.raw = beforeBodyEnds(c.req.raw, async () => {
        if (outgoing?.closed) return;
        if (!turn?.work()) turn = await take();
        if (!turn) throw new Error("too many requests are waiting");
        if (isWaiting) turn.wait();
      });
    }
    const waitForReader = () => {
      if (!outgoing || outgoing.closed) return turn?.end();
      turn?.wait();
      outgoing.once("close", () => turn?.end());
    };
    // A request is still processed after its client hangs up, and so are the calls that a page no longer awaits.
    await next().finally(() => void Promise.allSettled(c.get("calls") ?? []).then(waitForReader));
    if (!turn) {
      // Cleared first, because Hono would copy the headers of the response that is replaced.
      c.res = undefined;
      c.res = await refuseTurn();
    }
    return undefined;
  };
}

async function refuseTurn(): Promise<Response> {
  // Without the pause, a client that retries immediately would keep the server busy with rejections.
  await pause(refusalMs);
  return errorResponse("too_often", { "Retry-After": "8" });
}

const hasBody = ({ headers, body }: Request) =>
  body !== null && (Number(headers.get("content-length")) > 0 || headers.has("transfer-encoding"));

/** Returns the request with a body that ends only once `wait` has resolved, or fails if it rejects. */
function beforeBodyEnds(request: Request, wait: () => Promise<void>): Request {
  const { url, method, headers, signal } = request;
  const body = request.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({ flush: wait }));
  const init = { method, headers, signal, body, duplex: "half" };
  return new Request(url, init);
}

const endpointPaths: Record<string, Record<string, { path: string }>> = paths;

/**
 * The route for logs and metrics: a pattern, never the requested path, which may contain ids and would grow the
 * metrics without bound.
 */
function routeOf(answerer: Answerer, pathname: string): string {
  if (answerer.kind === "endpoint") return endpointPaths[answerer.area]?.[answerer.name]?.path ?? "unknown";
  if (answerer.kind === "no-endpoint") return "no endpoint";
  return pathname.startsWith("/assets/") ? "asset" : "page";
}

/**
 * Returns the response of an operations endpoint or the API, or undefined for a page. A path that isn't an endpoint
 * but has one of the contract's prefixes gets a 404, as does everything but operations in a worker.
 */
async function apiResponse(c: Context<AppEnv>, options: AppOptions): Promise<Response | undefined> {
  const answerer = c.get("answerer");
  const request = c.req.raw;
  if (answerer.kind === "endpoint" && answerer.area === "operations" && answerer.name !== "openapi") {
    return operationsResponse(answerer.name, request, options.operations);
  }
  if (answerer.kind === "no-endpoint" || !options.servesSite) return errorResponse("not_found");
  if (answerer.kind === "page") return undefined;
  const response = await callApi(options.api, request, {
    visitor: c.get("visitor"),
    requestId: c.get("id"),
  });
  // With `API_URL`, only the other server knows its social log-ins; the path of an unsupported one is rendered as a
  // page.
  if (answerer.name === "socialLogin" && response.status === 404) return undefined;
  return new Response(response.body, { status: response.status, headers: response.headers });
}

async function pageResponse(
  c: Context<AppEnv>,
  options: AppOptions,
  renderPage: RenderPage,
): Promise<Response> {
  const request = c.req.raw;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return errorResponse("method_not_allowed", { Allow: "GET, HEAD" });
  }
  if (!isRoutable(new URL(request.url).pathname)) return c.redirect("/", 302);
  const [id, route, visitor] = [c.get("id"), c.get("route"), c.get("visitor")];
  const api = createVisitorApi(options.api, request, { visitor, requestId: id });
  c.set("calls", api.calls);
  const page = await renderPage(request, {
    api,
    origin: options.origin ?? visitor.origin,
    nonce: c.get("secureHeadersNonce"),
    network: networkOf(visitor.address),
    reportError(error) {
      if (!request.signal.aborted) options.logError(error, { id, route });
    },
  });
  const headers = new Headers(page.headers);
  if (!headers.has("cache-control")) {
    // If there are cookies, a page may contain personal data, which must not stay in the browser's cache.
    headers.set("Cache-Control", request.headers.has("cookie") ? "no-store" : "private, no-cache");
  }
  headers.append("Vary", "Cookie");
  for (const cookie of api.cookies) headers.append("Set-Cookie", cookie);
  return new Response(page.body, { status: page.status, headers });
}

/**
 * True unless the path has empty segments, broken escapes or line breaks. No page's path has any, and the router
 * misreads them: its catch-all route doesn't match line breaks.
 */
function isRoutable(pathname: string) {
  if (pathname.includes("//")) return false;
  try {
    return !/[\r\n\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
