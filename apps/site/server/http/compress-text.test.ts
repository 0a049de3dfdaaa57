import { createBrotliDecompress, createGunzip } from "node:zlib";

import { Hono } from "hono";
import { expect, test } from "vitest";

import { compressText } from "./compress-text.ts";

const long = "All ears. ".repeat(500);

function answering(answer: () => Response) {
  const app = new Hono();
  app.use(compressText);
  app.get("*", answer);
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
])("Accept-Encoding %s → %s", async (accepted, encoding) => {
  const answer = await answering(page)(accepted);
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("etag")).toBe(encoding ? 'W/"1"' : '"1"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (encoding) expect(bytes.length).toBeLessThan(long.length / 10);
  expect(await unsqueezed(bytes, encoding)).toBe(long);
});

test.each([
  ["sound", { "content-type": "audio/mpeg" }, 200],
  ["a part", { "content-type": "application/json" }, 206],
  ["what is small", { "content-type": "application/json", "content-length": "1023" }, 200],
  ["what must not change", { "content-type": "text/html", "cache-control": "private, no-transform" }, 200],
])("%s stays as it is", async (_what, headers, status) => {
  const answer = await answering(() => new Response(long, { status, headers }))("br");
  expect(answer.headers.get("content-encoding")).toBeNull();
});

test("what is compressed already is not compressed again", async () => {
  const answer = await answering(
    () => new Response(long, { headers: { "content-type": "text/css", "content-encoding": "zstd" } }),
  )("br");
  expect(answer.headers.get("content-encoding")).toBe("zstd");
});

test.each(["br", "gzip"])(
  "%s: the first piece of a page arrives before the second is made",
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
    const answer = await answering(() => new Response(body, { headers: { "content-type": "text/html" } }))(
      encoding,
    );
    const unsqueeze = encoding === "br" ? createBrotliDecompress() : createGunzip();
    const texts: string[] = [];
    unsqueeze.on("data", (chunk: Buffer) => texts.push(chunk.toString()));
    const reader = answer.body!.getReader();
    while (texts.length === 0) {
      const { value } = await reader.read();
      await new Promise((written) => unsqueeze.write(value, written));
    }
    expect(texts.join("")).toBe("<h1>first</h1>");
    second.resolve();
    await reader.cancel();
  },
);

test("a browser that leaves ends the page's making", async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode(long)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const answer = await answering(() => new Response(body, { headers: { "content-type": "text/html" } }))(
    "br",
  );
  const reader = answer.body!.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => isCancelled).toBe(true);
});

async function unsqueezed(bytes: Buffer, encoding: string | null): Promise<string> {
  if (!encoding) return bytes.toString();
  const stream = encoding === "br" ? createBrotliDecompress() : createGunzip();
  stream.end(bytes);
  return Buffer.concat(await stream.toArray()).toString();
}
