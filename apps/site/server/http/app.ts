import { randomUUID } from "node:crypto";

import { type Answerer, endpointOf } from "@earshot/contract/endpoint-of.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";

import type { VisitorApi } from "../../app/api-context.ts";
import { faviconPicture } from "../../app/favicon.ts";
import type { Rendering } from "../../app/render-context.ts";
import { type Api, askApi } from "../process/api.ts";
import { lastResort } from "../process/last-resort.ts";
import { compressText } from "./compress-text.ts";
import { errorResponse } from "./error-response.ts";
import { type Operations, answerOperation } from "./operations.ts";
import { routeLabel } from "./route-label.ts";
import { security } from "./security.ts";
import { serveBuiltFiles } from "./static-files.ts";
import { createVisitorApi } from "./visitor-api.ts";
import { visitorOf } from "./visitor.ts";

/** Everything the site is made of: passed in, nothing global. */
export interface SiteOptions {
  api: Api;
  /** The built client's folder; without it somebody else (Vite) serves the files. */
  clientDir?: string;
  /** The social log-ins that the API may know. */
  providers: readonly string[];
  /** Whether people are answered at all: a worker tells of its own health alone. */
  answers: boolean;
  /** How many proxies stand in front. */
  trustProxy: number;
  /** Whether people reach the site by https alone. */
  https: boolean;
  /** Where people reach the site, where that is configured; else a page takes the address that it was asked at. */
  origin?: string | undefined;
  /** Vite's pages carry scripts without a nonce, so development does without a content policy. */
  development: boolean;
  operations: Operations;
  /** Takes every crash, with the request's id and route. */
  logError(error: unknown, request: { id: string; route: string }): void;
}

/** React Router's part: the page of a GET or HEAD request. */
export type RenderPage = (request: Request, page: Rendering & { api: VisitorApi }) => Promise<Response>;

type SiteEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { id: string; answerer: Answerer; route: string; visitor: Visitor; secureHeadersNonce?: string };
};

/** The whole site as one function from Request to Response (`fetch`). */
export function createApp(options: SiteOptions, renderPage: RenderPage): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (c, next) => {
    const started = performance.now();
    const { pathname } = new URL(c.req.url);
    const answerer = endpointOf(c.req.method, pathname, options);
    c.set("id", randomUUID());
    c.set("answerer", answerer);
    c.set("route", routeLabel(answerer, pathname));
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
  app.use(compressText);
  app.use(async (c, next) => (await answerCall(c, options)) ?? next());
  if (options.clientDir !== undefined) serveBuiltFiles(app, options.clientDir);
  app.get("/favicon.ico", () => favicon());
  app.all("/assets/*", () => new Response("Not found", { status: 404 }));
  app.all("*", (c) => answerPage(c, options, renderPage));
  app.onError((error, c) => {
    options.logError(error, { id: c.get("id"), route: c.get("route") });
    return c.get("answerer").kind === "page" ? lastResort() : errorResponse("internal_error");
  });
  return app;
}

/**
 * The answer to a call of the contract, or to a path that only the contract could have; undefined for a page's. A process
 * that answers nobody has neither calls nor pages.
 */
async function answerCall(c: Context<SiteEnv>, options: SiteOptions): Promise<Response | undefined> {
  const answerer = c.get("answerer");
  const request = c.req.raw;
  if (answerer.kind === "endpoint" && answerer.area === "operations" && answerer.name !== "openapi") {
    return answerOperation(answerer.name, request, options.operations);
  }
  if (answerer.kind === "no-endpoint" || !options.answers) return errorResponse("not_found");
  if (answerer.kind === "page") return undefined;
  const answer = await askApi(options.api, request, { visitor: c.get("visitor"), requestId: c.get("id") });
  // Another server alone knows which social log-ins it has: without this one, its address is a page's.
  if (answerer.name === "socialLogin" && answer.status === 404) return undefined;
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

/** The icon for who asks at the usual address instead of reading it from the page: bookmarks, feed readers. */
function favicon(): Response {
  return new Response(faviconPicture(), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}

async function answerPage(
  c: Context<SiteEnv>,
  options: SiteOptions,
  renderPage: RenderPage,
): Promise<Response> {
  const request = c.req.raw;
  if (request.method !== "GET" && request.method !== "HEAD") {
    return errorResponse("method_not_allowed", { Allow: "GET, HEAD" });
  }
  if (!isReadable(new URL(request.url).pathname)) return c.redirect("/", 302);
  const [id, route] = [c.get("id"), c.get("route")];
  const visitor = c.get("visitor");
  const api = createVisitorApi(options.api, request, { visitor, requestId: id });
  const page = await renderPage(request, {
    api,
    origin: options.origin ?? visitor.origin,
    nonce: c.get("secureHeadersNonce"),
    reportError: (error) => options.logError(error, { id, route }),
  });
  const headers = new Headers(page.headers);
  if (!headers.has("cache-control")) headers.set("Cache-Control", "private, no-cache");
  for (const cookie of api.cookies) headers.append("Set-Cookie", cookie);
  return new Response(page.body, { status: page.status, headers });
}

/** No page has an address with an empty part or a broken escape; the router would read them in surprising ways. */
function isReadable(pathname: string) {
  if (pathname.includes("//")) return false;
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}
