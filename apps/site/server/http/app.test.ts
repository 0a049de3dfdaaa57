import { EventEmitter } from "node:events";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { errorOf } from "@earshot/contract/errors.ts";
import { paths } from "@earshot/contract/paths.ts";
import { beforeAll, afterAll, expect, test, vi } from "vitest";

import { type AppOptions, type RenderPage, createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";

const origin = "http://localhost:3000";
const logged: { error: unknown; route: string }[] = [];
let clientDir = "";

beforeAll(() => {
  clientDir = mkdtempSync(path.join(tmpdir(), "earshot-client-"));
  mkdirSync(path.join(clientDir, "assets"));
  for (const [name, content] of Object.entries({
    "icon-192.png": "icon",
    "assets/root-abc.js": "plain",
    "assets/root-abc.js.br": "brotli",
    "assets/root-abc.js.gz": "gzip",
    "assets/font-abc.woff2": "font",
  })) {
    writeFileSync(path.join(clientDir, name), content);
  }
});

afterAll(() => rmSync(clientDir, { recursive: true }));

const echoPage: RenderPage = async (request, { nonce }) =>
  new Response(`page ${new URL(request.url).pathname} ${nonce}`, {
    headers: { "content-type": "text/html" },
  });

/** A site whose API and pages echo the request. */
function site(changes: Partial<AppOptions> = {}, renderPage: RenderPage = echoPage) {
  const app = createApp(
    {
      api: {
        async fetch(request, { visitor, requestId }) {
          const echoed = Array.from(request.headers, ([name, value]) => [`request-${name}`, value]);
          const context = {
            "context-address": visitor.address,
            "context-origin": visitor.origin,
            "context-id": requestId,
          };
          const api = `${request.method} ${new URL(request.url).pathname}`;
          const headers = { ...Object.fromEntries(echoed), ...context };
          return Response.json({ api, body: await request.text() }, { headers });
        },
      },
      clientDir,
      providers: [],
      servesSite: true,
      trustProxy: 0,
      https: false,
      development: false,
      operations: { isReady: () => true, metrics: createMetrics(), metricsToken: null },
      logError: (error, { route }) => logged.push({ error, route }),
      ...changes,
    },
    renderPage,
  );
  return (method: string, address: string, init: RequestInit = {}, bindings: object = {}) =>
    app.fetch(new Request(origin + address, { method, ...init }), bindings);
}

const endpoints = Object.entries(paths).flatMap(([area, named]) =>
  Object.entries(named).map(([name, { method, path: pattern }]) => ({
    name: `${area}.${name}`,
    method: method.toUpperCase(),
    address: pattern
      .replace("{portal}", "client")
      .replace("{provider}", "google")
      .replaceAll(/\{\w+\}/g, "some-id"),
  })),
);
const ownOperations = new Set(["operations.health", "operations.readiness", "operations.metrics"]);

const apiEndpoints = endpoints.filter(({ name }) => !ownOperations.has(name));

test.each(apiEndpoints)("sends $method $address to the API ($name)", async ({ method, address }) => {
  const response = await site({ providers: ["google"] })(method, address);
  expect(await response.json()).toMatchObject({ api: `${method} ${address}` });
});

test.each([
  ["GET", "/"],
  ["GET", "/nbmaistudio"],
  ["GET", "/nbmaistudio/"],
  ["GET", "/nbmaistudio/campaign"],
  ["GET", "/account-settings"],
  ["GET", "/account-settings.data"],
  ["GET", "/account-settings/"],
  ["GET", "/client/login"],
  ["GET", "/client/forgot"],
  ["GET", "/client/google"],
  ["GET", "/agency/login"],
  ["GET", "/privacy_policy.html"],
  ["GET", "/_.data"],
  ["GET", "/apix"],
  ["GET", "/anything/else"],
])("renders a page for %s %s", async (method, address) => {
  const response = await site()(method, address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`page ${address} `);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
});

test.each([
  ["GET", "/api"],
  ["GET", "/api/"],
  ["GET", "/api/nope"],
  ["POST", "/api/session"],
  ["DELETE", "/api/contactus"],
  ["GET", "/api/session/"],
  ["GET", "/api/session.data"],
  ["GET", "/audiostack"],
  ["PUT", "/audiostack/upload-audio"],
  ["GET", "/client/api/register"],
  ["GET", "/client/api"],
  ["GET", "/api/%ff"],
  ["GET", "/api//session"],
])("responds to %s %s with a JSON 404", async (method, address) => {
  const response = await site()(method, address);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    success: false,
    code: "not_found",
    message: "We couldn’t find what you asked for.",
  });
});

test.each([
  ["POST", "/"],
  ["POST", "/nbmaistudio"],
  ["POST", "/client/signup"],
  ["POST", "/agency/login"],
  ["POST", "/account-settings.data"],
  ["POST", "//x"],
  ["POST", "/%ff"],
  ["PUT", "/account-settings"],
  ["OPTIONS", "/"],
  ["BREW", "/"],
])("responds to %s %s with 405", async (method, address) => {
  const response = await site()(method, address);
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
  expect(await response.json()).toEqual({
    success: false,
    code: "method_not_allowed",
    message: "This address doesn’t take that kind of request.",
  });
});

test.each(["/%ff", "//x", "//evil.example/%2e%2e", "/a//b", "/%E0%A4%A", "/%ff.data", "//api/session"])(
  "redirects GET %s to the landing page",
  async (address) => {
    const response = await site()("GET", address);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
  },
);

test("responds to HEAD with a page's headers and no body", async () => {
  const response = await site()("HEAD", "/");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(await response.text()).toBe("");
});

test("passes a HEAD request to the API without changing its method", async () => {
  const response = await site()("HEAD", "/api/session");
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test("serves assets precompressed and cached forever", async () => {
  const get = site();
  const response = await get("GET", "/assets/root-abc.js", { headers: { "accept-encoding": "gzip, br" } });
  expect(await response.text()).toBe("brotli");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(await (await get("GET", "/assets/root-abc.js")).text()).toBe("plain");
  expect((await get("GET", "/assets/font-abc.woff2")).headers.get("content-type")).toBe("font/woff2");
});

test.each(["/assets/nope.js", "/assets/", "/assets/%ff", "/assets/..%2frobots.txt", "/assets//root-abc.js"])(
  "responds to the missing asset %s with an uncached 404",
  async (address) => {
    const response = await site()("GET", address);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBeNull();
  },
);

test("caches files at the client's root for an hour", async () => {
  const response = await site()("GET", "/icon-192.png");
  expect(await response.text()).toBe("icon");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each([
  [undefined, origin],
  ["https://ads.example", "https://ads.example"],
])(
  "for the public origin %s, lists pages on %s in the sitemap and robots.txt",
  async (publicOrigin, expected) => {
    const get = site({ origin: publicOrigin });
    const robots = await get("GET", "/robots.txt");
    expect(robots.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await robots.text()).toContain(`\nSitemap: ${expected}/sitemap.xml\n`);
    const map = await get("GET", "/sitemap.xml");
    expect(map.headers.get("content-type")).toMatch(/^application\/xml/);
    const listed = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toContain(`${expected}/`);
    expect(listed).toContain(`${expected}/nbmaistudio`);
    expect(listed.join()).not.toMatch(/account-settings|client/);
  },
);

test("passes the body and the real client address to the API, whatever the headers claim", async () => {
  const response = await site()("POST", "/client/login", {
    body: '{"email":"a"}',
    headers: { "x-forwarded-for": "6.6.6.6", "x-forwarded-host": "evil.example", cookie: "a=b", origin },
  });
  expect(await response.json()).toEqual({ api: "POST /client/login", body: '{"email":"a"}' });
  expect(response.headers.get("request-cookie")).toBe("a=b");
  expect(response.headers.get("request-origin")).toBe(origin);
  expect(response.headers.get("context-address")).toBe("unknown");
  expect(response.headers.get("context-origin")).toBe(origin);
  expect(response.headers.get("context-id")).toMatch(/^[\da-f-]{36}$/);
  expect(response.headers.get("x-request-id")).toBe(response.headers.get("context-id"));
});

test.each([
  ["throws", () => Promise.reject(new Error("the secret"))],
  ["closes the connection", () => Promise.resolve(Response.error())],
])(
  "responds with 500 and logs the route, without leaking the reason, when the API %s",
  async (_case, fetch) => {
    logged.length = 0;
    const response = await site({ api: { fetch } })("POST", "/client/login");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      code: "internal_error",
      message: "Something went wrong on our side. Please try again.",
    });
    expect(logged).toEqual([{ error: expect.any(Error), route: "/{portal}/login" }]);
  },
);

test("renders a page for a social log-in that the API doesn't support", async () => {
  const request = site({
    providers: ["google"],
    api: { fetch: async () => Response.json({ success: false, message: "x" }, { status: 404 }) },
  });
  expect(await (await request("GET", "/client/google")).text()).toMatch(/^page \/client\/google /);
  expect((await request("GET", "/api/auth/callback/google")).status).toBe(404);
});

test("renders the fallback error page, without the reason, when the router crashes", async () => {
  const response = await site({}, () => Promise.reject(new Error("the secret")))("GET", "/");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).not.toContain("secret");
});

test("sets the security headers on every response, each with its own nonce", async () => {
  const get = site({ https: true });
  const nonces = new Set<string>();
  for (const address of ["/nbmaistudio", "/api/nope", "/assets/nope.js", "/healthz"]) {
    const { headers } = await get("GET", address);
    expect(Object.fromEntries(headers)).toMatchObject({
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "strict-transport-security": "max-age=31536000",
      "cross-origin-opener-policy": "same-origin",
    });
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
    nonces.add(policy);
  }
  expect(nonces.size).toBe(4);
});

test("omits HSTS over HTTP, and the content security policy in development", async () => {
  const { headers } = await site({ development: true })("GET", "/");
  expect(headers.get("strict-transport-security")).toBeNull();
  expect(headers.get("content-security-policy")).toBeNull();
});

test("serves the operations endpoints in a worker", async () => {
  const operations = { isReady: () => true, metrics: createMetrics(), metricsToken: "token" };
  const worker = site({ servesSite: false, operations });
  expect(await (await worker("GET", "/healthz")).json()).toEqual({ status: "ok" });
  expect(await (await worker("GET", "/readyz")).json()).toEqual({ status: "ready" });
  const metrics = await worker("GET", "/metrics", { headers: { authorization: "Bearer token" } });
  expect(await metrics.text()).toContain("process_resident_memory_bytes");
});

const siteAddresses = [
  "/",
  "/nbmaistudio",
  "/client/login",
  "/nope",
  "/icon-192.png",
  "/assets/root-abc.js",
  "/robots.txt",
];

test.each([...apiEndpoints, ...siteAddresses.map((address) => ({ name: "site", method: "GET", address }))])(
  "responds to $method $address with 404 in a worker ($name)",
  async ({ method, address }) => {
    const unreachable = vi.fn(() => Promise.reject(new Error("A worker calls neither API nor pages.")));
    const worker = site(
      { servesSite: false, providers: ["google"], api: { fetch: unreachable } },
      unreachable,
    );
    const response = await worker(method, address);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ success: false, ...errorOf("not_found") });
    expect(unreachable).not.toHaveBeenCalled();
  },
);

/** A stub of Node's response, with only the parts that the app uses. */
function outgoing() {
  const events = new EventEmitter();
  const response = Object.assign(events, { closed: false });
  const close = () => {
    response.closed = true;
    events.emit("close");
  };
  return { bindings: { outgoing: response }, close };
}

test("holds a request's slot until the page is sent, and skips queued requests whose client hung up", async () => {
  const rendered: string[] = [];
  const send = site({}, async (request) => {
    rendered.push(new URL(request.url).pathname);
    return new Response("page");
  });
  const ask = (address: string) => {
    const { bindings, close } = outgoing();
    return { sent: Promise.resolve(send("GET", address, {}, bindings)), close };
  };
  const first = ask("/1");
  await first.sent;
  const [gone, waiting] = [ask("/gone"), ask("/waiting")];
  await new Promise(setImmediate);
  expect(rendered).toEqual(["/1"]);
  gone.close();
  first.close();
  await Promise.all([gone.sent, waiting.sent]);
  expect(rendered).toEqual(["/1", "/waiting"]);
});

test("logs a page's crash, but not an error after its client has hung up", async () => {
  logged.length = 0;
  const crash = new Error("crash");
  const ask = site({}, async (_, { reportError }) => {
    reportError(crash);
    return new Response("page");
  });
  await ask("GET", "/", { signal: AbortSignal.abort() });
  expect(logged).toEqual([]);
  await ask("GET", "/");
  expect(logged).toEqual([{ error: crash, route: "page" }]);
});
