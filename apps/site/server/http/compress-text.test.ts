import { createBrotliDecompress, createGunzip } from "node:zlib";

import { Hono } from "hono";
import { expect, test } from "vitest";

import { compressText } from "./compress-text.ts";

const long = "All ears. ".repeat(500);

function serve(handler: () => Response) {
  const app = new Hono();
  app.use(compressText);
  app.get("*", handler);
  return (acceptEncoding: string, method = "GET") =>
    app.request("/", { method, headers: { "accept-encoding": acceptEncoding } });
}

const page = () => new Response(long, { headers: { "content-type": "text/html", etag: '"1"' } });

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", null],
  ["br;q=0.0", null],
  ["", null],
])("for Accept-Encoding %s, compresses with %s", async (accepted, encoding) => {
  const response = await serve(page)(accepted);
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(response.headers.get("etag")).toBe(encoding ? 'W/"1"' : '"1"');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (encoding) expect(bytes.length).toBeLessThan(long.length / 10);
  expect(await decompressed(bytes, encoding)).toBe(long);
});

test.each([
  ["sound", { "content-type": "audio/mpeg" }, 200],
  ["a partial response", { "content-type": "application/json" }, 206],
  ["a small response", { "content-type": "application/json", "content-length": "1023" }, 200],
  ["no-transform", { "content-type": "text/html", "cache-control": "private, no-transform" }, 200],
])("leaves %s uncompressed", async (_case, headers, status) => {
  const response = await serve(() => new Response(long, { status, headers }))("br");
  expect(response.headers.get("content-encoding")).toBeNull();
});

test("leaves compressed responses unchanged", async () => {
  const response = await serve(
    () => new Response(long, { headers: { "content-type": "text/css", "content-encoding": "zstd" } }),
  )("br");
  expect(response.headers.get("content-encoding")).toBe("zstd");
});

test.each(["br", "gzip"])(
  "%s: delivers the first chunk of a page before the second exists",
  async (encoding) => {
    const second = Promise.withResolvers<void>();
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("<h1>first</h1>"));
        await second.promise;
        controller.enqueue(new TextEncoder().encode("<p>second</p>"));
        controller.close();
      },
    });
    const response = await serve(() => new Response(body, { headers: { "content-type": "text/html" } }))(
      encoding,
    );
    const decompressor = encoding === "br" ? createBrotliDecompress() : createGunzip();
    const texts: string[] = [];
    decompressor.on("data", (chunk: Buffer) => texts.push(chunk.toString()));
    const reader = response.body!.getReader();
    while (texts.length === 0) {
      const { value } = await reader.read();
      await new Promise((written) => decompressor.write(value, written));
    }
    expect(texts.join("")).toBe("<h1>first</h1>");
    second.resolve();
    await reader.cancel();
  },
);

test("cancels rendering when the browser disconnects", async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(long)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const response = await serve(() => new Response(body, { headers: { "content-type": "text/html" } }))("br");
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => isCancelled).toBe(true);
});

async function decompressed(bytes: Buffer, encoding: string | null): Promise<string> {
  if (!encoding) return bytes.toString();
  const stream = encoding === "br" ? createBrotliDecompress() : createGunzip();
  stream.end(bytes);
  return Buffer.concat(await stream.toArray()).toString();
}
