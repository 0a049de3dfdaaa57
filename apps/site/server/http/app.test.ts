import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { brand } from "@earshot/contract/brand.ts";
import { paths } from "@earshot/contract/paths.ts";
import { beforeAll, afterAll, expect, test } from "vitest";

import { type SiteOptions, createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";

const origin = "http://localhost:3000";
const logged: { error: unknown; route: string }[] = [];
let clientDir = "";

beforeAll(() => {
  clientDir = mkdtempSync(path.join(tmpdir(), "earshot-client-"));
  mkdirSync(path.join(clientDir, "assets"));
  for (const [name, content] of Object.entries({
    "robots.txt": "User-agent: *",
    "assets/root-abc.js": "plain",
    "assets/root-abc.js.br": "squeezed by br",
    "assets/root-abc.js.gz": "squeezed by gzip",
    "assets/font-abc.woff2": "font",
  })) {
    writeFileSync(path.join(clientDir, name), content);
  }
});

afterAll(() => rmSync(clientDir, { recursive: true }));

/** A site whose API and pages say who they are and what they were asked. */
function site(changes: Partial<SiteOptions> = {}) {
  const app = createApp(
    {
      api: {
        async fetch(request, { visitor, requestId }) {
          const seen = Array.from(request.headers, ([name, value]) => [`seen-${name}`, value]);
          const told = {
            "told-address": visitor.address,
            "told-origin": visitor.origin,
            "told-id": requestId,
          };
          const api = `${request.method} ${new URL(request.url).pathname}`;
          const headers = { ...Object.fromEntries(seen), ...told };
          return Response.json({ api, body: await request.text() }, { headers });
        },
      },
      clientDir,
      providers: [],
      answers: true,
      trustProxy: 0,
      https: false,
      development: false,
      operations: { isReady: () => true, metrics: createMetrics(), metricsToken: null },
      logError: (error, { route }) => logged.push({ error, route }),
      ...changes,
    },
    async (request, { nonce }) =>
      new Response(`page ${new URL(request.url).pathname} ${nonce}`, {
        headers: { "content-type": "text/html" },
      }),
  );
  return (method: string, address: string, init: RequestInit = {}) =>
    app.fetch(new Request(origin + address, { method, ...init }));
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

test.each(endpoints.filter(({ name }) => !ownOperations.has(name)))(
  "$method $address is the API's ($name)",
  async ({ method, address }) => {
    const answer = await site({ providers: ["google"] })(method, address);
    expect(await answer.json()).toMatchObject({ api: `${method} ${address}` });
  },
);

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
])("%s %s is a page's", async (method, address) => {
  const answer = await site()(method, address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`page ${address} `);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
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
])("%s %s is nobody's: JSON 404", async (method, address) => {
  const answer = await site()(method, address);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
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
])("%s %s is 405", async (method, address) => {
  const answer = await site()(method, address);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, HEAD");
  expect(await answer.json()).toEqual({
    success: false,
    code: "method_not_allowed",
    message: "This address doesn’t take that kind of request.",
  });
});

test.each(["/%ff", "//x", "//evil.example/%2e%2e", "/a//b", "/%E0%A4%A", "/%ff.data", "//api/session"])(
  "GET %s goes to the landing page",
  async (address) => {
    const answer = await site()("GET", address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  },
);

test("HEAD has a page's headers and no body", async () => {
  const answer = await site()("HEAD", "/");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'nonce-");
  expect(await answer.text()).toBe("");
});

test("HEAD reaches the API as HEAD", async () => {
  const answer = await site()("HEAD", "/api/session");
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
});

test("an asset is kept for ever and comes precompressed", async () => {
  const get = site();
  const answer = await get("GET", "/assets/root-abc.js", { headers: { "accept-encoding": "gzip, br" } });
  expect(await answer.text()).toBe("squeezed by br");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
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
  "a missing asset %s is 404 and not kept",
  async (address) => {
    const answer = await site()("GET", address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBeNull();
  },
);

test("a file at the client's root is kept for an hour", async () => {
  const answer = await site()("GET", "/robots.txt");
  expect(await answer.text()).toBe("User-agent: *");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each(["GET", "HEAD"])("%s /favicon.ico is the brand's mark, kept for a day", async (method) => {
  const answer = await site()(method, "/favicon.ico");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  const picture = await answer.text();
  if (method === "HEAD") expect(picture).toBe("");
  else expect(picture).toContain(`d="${brand.mark.strokes}"`);
});

test("gives the API the body, and the visitor whatever the headers claim", async () => {
  const answer = await site()("POST", "/client/login", {
    body: '{"email":"a"}',
    headers: { "x-forwarded-for": "6.6.6.6", "x-forwarded-host": "evil.example", cookie: "a=b", origin },
  });
  expect(await answer.json()).toEqual({ api: "POST /client/login", body: '{"email":"a"}' });
  expect(answer.headers.get("seen-cookie")).toBe("a=b");
  expect(answer.headers.get("seen-origin")).toBe(origin);
  expect(answer.headers.get("told-address")).toBe("unknown");
  expect(answer.headers.get("told-origin")).toBe(origin);
  expect(answer.headers.get("told-id")).toMatch(/^[\da-f-]{36}$/);
  expect(answer.headers.get("x-request-id")).toBe(answer.headers.get("told-id"));
});

test.each([
  ["throws", () => Promise.reject(new Error("the secret"))],
  ["closes the connection", () => Promise.resolve(Response.error())],
])("an API that %s is a JSON 500 without its reason, and is logged by its route", async (_what, fetch) => {
  logged.length = 0;
  const answer = await site({ api: { fetch } })("POST", "/client/login");
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    success: false,
    code: "internal_error",
    message: "Something went wrong on our side. Please try again.",
  });
  expect(logged).toEqual([{ error: expect.any(Error), route: "/{portal}/login" }]);
});

test("a social log-in that another server does not know is a page's address", async () => {
  const ask = site({
    providers: ["google"],
    api: { fetch: async () => Response.json({ success: false, message: "x" }, { status: 404 }) },
  });
  expect(await (await ask("GET", "/client/google")).text()).toMatch(/^page \/client\/google /);
  expect((await ask("GET", "/api/auth/callback/google")).status).toBe(404);
});

test("a crash outside every page is a page without its reason", async () => {
  const app = createApp(
    {
      api: { fetch: () => Promise.reject(new Error("unused")) },
      providers: [],
      answers: true,
      trustProxy: 0,
      https: false,
      development: false,
      operations: { isReady: () => true, metrics: createMetrics(), metricsToken: null },
      logError: () => undefined,
    },
    () => Promise.reject(new Error("the secret")),
  );
  const answer = await app.fetch(new Request(origin));
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).not.toContain("secret");
});

test("every answer has the security headers, and each its own nonce", async () => {
  const get = site({ https: true });
  const nonces = new Set<string>();
  for (const address of ["/", "/api/nope", "/assets/nope.js", "/healthz"]) {
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

test("http has no transport security, development no content policy", async () => {
  const { headers } = await site({ development: true })("GET", "/");
  expect(headers.get("strict-transport-security")).toBeNull();
  expect(headers.get("content-security-policy")).toBeNull();
});
