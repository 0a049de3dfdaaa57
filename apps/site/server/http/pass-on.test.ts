import { type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { expect, onTestFinished, test } from "vitest";

import { createPassOn } from "./pass-on.ts";

/** Another server on a free port of this machine, and the calls passed on to it. */
async function passingOn(listener: RequestListener, base = "") {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, api: createPassOn({ apiUrl: new URL(origin + base), patienceMs: 500 }) };
}

const site = (path: string, init?: RequestInit) => new Request(`http://localhost:3000${path}`, init);

const context = {
  visitor: { address: "192.0.2.9", origin: "https://ads.example" },
  requestId: "5f0c9f1e-3a52-4a53-9d0f-1d2ad5a8c001",
};

test("passes on method, path, query, headers and body, and names the visitor in place of forged names", async () => {
  const seen: unknown[] = [];
  const { api } = await passingOn((request, response) => {
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

test("several cookies stay several, and the connection's headers stay behind", async () => {
  const { api } = await passingOn((_request, response) => {
    response.setHeader("Set-Cookie", ["a=1; Path=/", "b=2; Expires=Sat, 21 Nov 2026 08:00:00 GMT"]);
    response.setHeader("Keep-Alive", "timeout=5");
    response.writeHead(401, { "Content-Type": "application/json" });
    response.end('{"success":false,"message":"No."}');
  });
  const answer = await api.fetch(site("/api/session"), context);
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([
    "a=1; Path=/",
    "b=2; Expires=Sat, 21 Nov 2026 08:00:00 GMT",
  ]);
  expect(answer.headers.get("keep-alive")).toBeNull();
  expect(answer.headers.get("transfer-encoding")).toBeNull();
  expect(await answer.json()).toEqual({ success: false, message: "No." });
});

test("a range comes back as a range", async () => {
  const { api } = await passingOn((request, response) => {
    expect(request.headers.range).toBe("bytes=2-4");
    response.writeHead(206, { "Content-Range": "bytes 2-4/10", "Content-Length": "3" });
    response.end("234");
  });
  const answer = await api.fetch(site("/audiostack/audio/x", { headers: { range: "bytes=2-4" } }), context);
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe("bytes 2-4/10");
  expect(answer.headers.get("content-length")).toBe("3");
  expect(await answer.text()).toBe("234");
});

test("a compressed answer stays compressed", async () => {
  const squeezed = gzipSync("hello");
  const { api } = await passingOn((_request, response) => {
    response.writeHead(200, { "Content-Encoding": "gzip" });
    response.end(squeezed);
  });
  const answer = await api.fetch(site("/api/projects"), context);
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(squeezed);
});

test.each([
  ["/client/login?message=x", "/client/login?message=x"],
  ["https://accounts.google.example/o", "https://accounts.google.example/o"],
  ["//evil.example/x", "//evil.example/x"],
])("a redirect to %s is not followed", async (place, expected) => {
  const { api } = await passingOn((_request, response) => {
    response.writeHead(303, { Location: place });
    response.end();
  });
  const answer = await api.fetch(site("/client/login", { method: "POST" }), context);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, expected]);
});

test("a redirect to the other server's own address is one of this site", async () => {
  let own = "";
  const { api, origin } = await passingOn((_request, response) => {
    response.writeHead(303, { Location: own });
    response.end();
  });
  own = `${origin}/nbmaistudio?tab=own#x`;
  const answer = await api.fetch(site("/client/login", { method: "POST" }), context);
  expect(answer.headers.get("location")).toBe("/nbmaistudio?tab=own#x");
});

test("bodies are streams both ways", async () => {
  const { api } = await passingOn((request, response) => {
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
  const answer = await api.fetch(site("/audiostack/upload-audio", upload), context);
  const reader = answer.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("first");
  end.resolve();
  expect((await reader.read()).done).toBe(true);
});

test.each(["HEAD", "GET"])("%s of an answer without body", async (method) => {
  const { api } = await passingOn((_request, response) => {
    response.writeHead(method === "HEAD" ? 200 : 304, { ETag: '"1"' });
    response.end();
  });
  const answer = await api.fetch(site("/audiostack/audio/x", { method }), context);
  expect([answer.headers.get("etag"), answer.body]).toEqual(['"1"', null]);
});

const unavailable = {
  code: "service_unavailable",
  message: "This service is not available right now. Please try again in a few minutes.",
};

test.each([
  ["/api/session", "GET", { success: false, ...unavailable }],
  ["/audiostack/deleteuseraudio", "POST", { status: "error", ...unavailable }],
  ["/api/client/agency-code", "POST", { success: false, ...unavailable, error: unavailable.message }],
])("out of reach, %s is refused in the shape that it declares", async (path, method, body) => {
  const api = createPassOn({ apiUrl: new URL("http://127.0.0.1:1") });
  const answer = await api.fetch(site(path, { method }), context);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(await answer.json()).toEqual(body);
});

test("a server that never answers is out of reach", async () => {
  const { api } = await passingOn(() => undefined);
  expect((await api.fetch(site("/api/session"), context)).status).toBe(503);
});

test("a server that hangs up is out of reach", async () => {
  const { api } = await passingOn((request) => request.socket.destroy());
  expect((await api.fetch(site("/api/session"), context)).status).toBe(503);
});

test("a browser that leaves ends the call", async () => {
  let hasEnded = false;
  const { api } = await passingOn((request) => {
    request.on("close", () => {
      hasEnded = true;
    });
  });
  const leave = new AbortController();
  const answer = api.fetch(site("/api/session", { signal: leave.signal }), context);
  setTimeout(() => leave.abort(), 50);
  await answer;
  await expect.poll(() => hasEnded).toBe(true);
});
