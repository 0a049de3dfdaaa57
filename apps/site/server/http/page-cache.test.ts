import { once } from "node:events";
import { type IncomingHttpHeaders, createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

import { afterEach, expect, test } from "vitest";

import { createMetrics } from "./metrics.ts";
import { withPageCache } from "./page-cache.ts";
import { createRequestListener } from "./request-listener.ts";

const servers: { close(): void }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/**
 * Starts an app behind the cache that responds with a render count, the theme cookie and the host. Returns a function
 * that sends it a request.
 */
async function start(
  answer: (body: string) => Response | Promise<Response> = (body) => new Response(body),
  origin?: string,
) {
  let count = 0;
  const fetch = ({ headers, url }: Request) => {
    count += 1;
    return answer(`${count} ${headers.get("cookie")} ${new URL(url).host}`);
  };
  const server = createServer(
    withPageCache(createRequestListener(fetch), { fetch, metrics: createMetrics(), origin }),
  ).listen(0);
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const get = (headers: Record<string, string> = {}, path = "/", method = "GET") =>
    new Promise<{ text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      const sent = { host: "ads.example", ...headers };
      request({ port, path, method, headers: sent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const body = Buffer.concat(chunks);
          const isBrotli = response.headers["content-encoding"] === "br";
          resolve({
            text: (isBrotli ? brotliDecompressSync(body) : body).toString(),
            headers: response.headers,
          });
        });
      })
        .on("error", reject)
        .end();
    });
  return Object.assign(get, { port });
}

type Get = Awaited<ReturnType<typeof start>>;

/** Repeats a request until two consecutive bodies match, which means a cache hit: every render prints a new count. */
async function cached(get: Get, headers: Record<string, string> = {}): Promise<string> {
  let last = "";
  await expect
    .poll(
      async () => {
        const { text } = await get(headers);
        const isSame = text === last;
        last = text;
        return isSame;
      },
      { interval: 5 },
    )
    .toBe(true);
  return last;
}

test("serves visitors from memory, uncompressed and with Brotli", async () => {
  const get = await start();
  const text = await cached(get);
  const brotli = await get({ "accept-encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.text).toBe(text);
  expect(brotli.headers["x-request-id"]).not.toBe((await get()).headers["x-request-id"]);
});

test("caches a separate page for each theme and host, and for requests without cookies", async () => {
  const get = await start();
  expect(await cached(get)).toMatch(/null ads\.example$/);
  expect(await cached(get, { cookie: "temp_user_id=abc" })).toMatch(/theme=system ads\.example$/);
  expect(await cached(get, { cookie: "theme=dark; temp_user_id=abc" })).toMatch(/theme=dark ads\.example$/);
  expect(await cached(get, { host: "other.example" })).toMatch(/null other\.example$/);
});

test("renders only one page at a time for the cache, regardless of the host", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let rendered = 0;
  const get = await start(async (body) => {
    rendered += 1;
    await gate;
    return new Response(body);
  });
  const hosts = ["a.example", "b.example", "a.example", "b.example"];
  const pages = hosts.map((host) => get({ host }));
  await expect.poll(() => rendered).toBe(hosts.length + 1);
  open();
  await Promise.all(pages);
  expect(rendered).toBe(hosts.length + 1);
});

test("keeps a page that is in use, and caches no page for a host that is requested only once", async () => {
  const get = await start();
  const text = await cached(get);
  const before = Number((await get({ cookie: "session=ada" })).text.split(" ")[0]);
  for (let host = 0; host < 100; host += 1) await get({ host: `once-${host}.example` });
  const after = Number((await get({ cookie: "session=ada" })).text.split(" ")[0]);
  expect(after - before).toBe(101);
  for (let host = 0; host < 70; host += 1) {
    await cached(get, { host: `often-${host}.example` });
    expect((await get()).text).toBe(text);
  }
});

test("caches one page for all hosts if the origin is configured", async () => {
  const get = await start(undefined, "https://ads.example");
  const text = await cached(get, { host: "made-up.example" });
  expect(text).toMatch(/null ads\.example$/);
  expect((await get({ host: "other.example", "x-forwarded-host": "another.example" })).text).toBe(text);
});

test.each([
  ["a session cookie", { cookie: "theme=dark; session=ada" }, "/", "GET"],
  ["a rejected form", { cookie: "form_values=abc" }, "/", "GET"],
  ["2 kB of cookies", { cookie: `theme=dark${";".repeat(2040)}` }, "/", "GET"],
  ["2 kB of encodings", { "accept-encoding": `br${",".repeat(2048)}` }, "/", "GET"],
  ["gzip alone", { "accept-encoding": "gzip" }, "/", "GET"],
  ["a query", {}, "/?error=full_name_missing&form=contact", "GET"],
  ["another page", {}, "/nbmaistudio", "GET"],
  ["HEAD", {}, "/", "HEAD"],
  ["POST", {}, "/", "POST"],
])("passes a request with %s on to the app", async (_case, headers: Record<string, string>, path, method) => {
  const get = await start();
  await cached(get);
  const before = Number((await get({ cookie: "session=ada" })).text.split(" ")[0]);
  await get(headers, path, method);
  const after = Number((await get({ cookie: "session=ada" })).text.split(" ")[0]);
  expect(after - before).toBe(2);
});

test("never caches a page for a request without a host", async () => {
  const get = await start();
  const responses = [];
  for (let round = 0; round < 3; round += 1) {
    const socket = connect(get.port);
    socket.write("GET / HTTP/1.0\r\n\r\n");
    responses.push(await textOf(socket));
  }
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ["an error", (body: string) => new Response(body, { status: 500 })],
  ["a page that sets a cookie", (body: string) => new Response(body, { headers: { "Set-Cookie": "a=b" } })],
])("never caches %s", async (_case, answer) => {
  const get = await start(answer);
  const texts = new Set<string>();
  for (let round = 0; round < 5; round += 1) texts.add((await get()).text);
  expect(texts.size).toBe(5);
});
