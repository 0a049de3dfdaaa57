import { type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { expect, onTestFinished, test } from "vitest";

import { createProxy } from "./proxy.ts";

/** An upstream server on a free port, and a proxy to it. */
async function startProxy(listener: RequestListener, base = "") {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, api: createProxy({ apiUrl: new URL(origin + base), timeoutMs: 500 }) };
}

const site = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init);

const context = {
  visitor: { address: "192.0.2.9", isLocal: false, origin: "https://ads.example" },
  requestId: "5f0c9f1e-3a52-4a53-9d0f-1d2ad5a8c001",
};

test("forwards method, path, query, headers and body, and replaces forged forwarding headers", async () => {
  const seen: unknown[] = [];
  const { api } = await startProxy((request, response) => {
    const { host: _, ...headers } = request.headers;
    request.setEncoding("utf8").on("data", (body) => {
      seen.push({ method: request.method, url: request.url, headers, body });
      response.end("{}");
    });
  }, "/base/");
  const headers = {
    cookie: "session=1; theme=dark",
    origin: "http://localhost:3000",
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "same-origin",
    "accept-encoding": "br",
    "content-type": "application/json",
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.example",
    "x-request-id": "mine",
    "x-real-ip": "6.6.6.6",
    forwarded: "for=6.6.6.6",
    connection: "keep-alive, x-hop",
    "x-hop": "1",
    expect: "100-continue",
    te: "trailers",
  };
  await api.fetch(site("/client/login?a=1&b=%20", { method: "POST", headers, body: "{}" }), context);
  expect(seen).toEqual([
    {
      method: "POST",
      url: "/base/client/login?a=1&b=%20",
      body: "{}",
      headers: {
        cookie: "session=1; theme=dark",
        origin: "http://localhost:3000",
        "sec-fetch-mode": "navigate",
        "sec-fetch-site": "same-origin",
        "accept-encoding": "br",
        "content-type": "application/json",
        "x-forwarded-for": "192.0.2.9",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "ads.example",
        "x-request-id": context.requestId,
        connection: "keep-alive",
        "transfer-encoding": "chunked",
      },
    },
  ]);
});

test("keeps several cookies separate and drops hop-by-hop headers", async () => {
  const { api } = await startProxy((_request, response) => {
    response.setHeader("Set-Cookie", ["a=1; Path=/", "b=2; Expires=Sat, 21 Nov 2026 08:00:00 GMT"]);
    response.setHeader("Keep-Alive", "timeout=5");
    response.writeHead(401, { "Content-Type": "application/json" });
    response.end('{"success":false,"message":"No."}');
  });
  const response = await api.fetch(site("/api/session"), context);
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([
    "a=1; Path=/",
    "b=2; Expires=Sat, 21 Nov 2026 08:00:00 GMT",
  ]);
  expect(response.headers.get("keep-alive")).toBeNull();
  expect(response.headers.get("transfer-encoding")).toBeNull();
  expect(await response.json()).toEqual({ success: false, message: "No." });
});

test("forwards range requests", async () => {
  const { api } = await startProxy((request, response) => {
    expect(request.headers.range).toBe("bytes=2-4");
    response.writeHead(206, { "Content-Range": "bytes 2-4/10", "Content-Length": "3" });
    response.end("234");
  });
  const response = await api.fetch(site("/audiostack/audio/x", { headers: { range: "bytes=2-4" } }), context);
  expect(response.status).toBe(206);
  expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
  expect(response.headers.get("content-length")).toBe("3");
  expect(await response.text()).toBe("234");
});

test("leaves compressed responses compressed", async () => {
  const compressed = gzipSync("hello");
  const { api } = await startProxy((_request, response) => {
    response.writeHead(200, { "Content-Encoding": "gzip" });
    response.end(compressed);
  });
  const response = await api.fetch(site("/api/projects"), context);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(compressed);
});

test.each([
  ["/client/login?message=x", "/client/login?message=x"],
  ["https://accounts.google.example/o", "https://accounts.google.example/o"],
  ["//evil.example/x", "//evil.example/x"],
])("passes a redirect to %s through", async (location, expected) => {
  const { api } = await startProxy((_request, response) => {
    response.writeHead(303, { Location: location });
    response.end();
  });
  const response = await api.fetch(site("/client/login", { method: "POST" }), context);
  expect([response.status, response.headers.get("location")]).toEqual([303, expected]);
});

test("makes a redirect to the upstream server relative", async () => {
  let upstreamAddress = "";
  const { api, origin } = await startProxy((_request, response) => {
    response.writeHead(303, { Location: upstreamAddress });
    response.end();
  });
  upstreamAddress = `${origin}/nbmaistudio?tab=own#x`;
  const response = await api.fetch(site("/client/login", { method: "POST" }), context);
  expect(response.headers.get("location")).toBe("/nbmaistudio?tab=own#x");
});

test("streams the request and response bodies", async () => {
  const { api } = await startProxy((request, response) => {
    response.writeHead(200, { "Content-Type": "text/plain" });
    request.pipe(response);
  });
  const end = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("first"));
      await end.promise;
      controller.close();
    },
  });
  const upload: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  const response = await api.fetch(site("/audiostack/upload-audio", upload), context);
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("first");
  end.resolve();
  expect((await reader.read()).done).toBe(true);
});

test.each(["HEAD", "GET"])("returns a null body for a %s response without content", async (method) => {
  const { api } = await startProxy((_request, response) => {
    response.writeHead(method === "HEAD" ? 200 : 304, { ETag: '"1"' });
    response.end();
  });
  const response = await api.fetch(site("/audiostack/audio/x", { method }), context);
  expect([response.headers.get("etag"), response.body]).toEqual(['"1"', null]);
});

const unavailable = {
  code: "service_unavailable",
  message: "This service is not available right now. Please try again in a few minutes.",
};

test.each([
  ["/api/session", "GET", { success: false, ...unavailable }],
  ["/audiostack/deleteuseraudio", "POST", { status: "error", ...unavailable }],
  ["/api/client/agency-code", "POST", { success: false, ...unavailable, error: unavailable.message }],
])(
  "responds with 503 in the declared shape of %s if the upstream is unreachable",
  async (path, method, body) => {
    const api = createProxy({ apiUrl: new URL("http://127.0.0.1:1") });
    const response = await api.fetch(site(path, { method }), context);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.json()).toEqual(body);
  },
);

test("responds with 503 if the upstream never responds", async () => {
  const { api } = await startProxy(() => undefined);
  expect((await api.fetch(site("/api/session"), context)).status).toBe(503);
});

test("responds with 503 if the upstream hangs up", async () => {
  const { api } = await startProxy((request) => request.socket.destroy());
  expect((await api.fetch(site("/api/session"), context)).status).toBe(503);
});

test("aborts the call when the browser disconnects", async () => {
  let hasEnded = false;
  const { api } = await startProxy((request) => {
    request.on("close", () => {
      hasEnded = true;
    });
  });
  const browser = new AbortController();
  const response = api.fetch(site("/api/session", { signal: browser.signal }), context);
  setTimeout(() => browser.abort(), 50);
  await response;
  await expect.poll(() => hasEnded).toBe(true);
});
