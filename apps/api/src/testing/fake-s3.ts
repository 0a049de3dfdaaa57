import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import type { Bucket } from "../config/bucket.ts";

/** An in-memory server that implements as much of S3 as the storage uses, with one bucket. */
export async function startFakeS3(): Promise<{ bucket: Bucket; stop: () => Promise<void> }> {
  const objects = new Map<string, { bytes: Buffer; changed: Date }>();
  const server = createServer((request, response) => void answer(request, response, objects));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    bucket: {
      name: "sounds",
      prefix: "live/",
      region: "us-east-1",
      endpoint: new URL(`http://127.0.0.1:${port}`),
      credentials: { accessKeyId: "id", secretAccessKey: "key" },
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Objects = Map<string, { bytes: Buffer; changed: Date }>;

async function answer(request: IncomingMessage, response: ServerResponse, objects: Objects): Promise<void> {
  const url = new URL(request.url ?? "", "http://s3");
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
  const key = rest.join("/");
  const body = await buffer(request);
  const found = objects.get(key);
  if (bucket !== "sounds") return refuse(response, 404, "NoSuchBucket");
  if (key === "") return list(url, response, objects);
  if (request.method === "PUT") {
    objects.set(key, { bytes: body, changed: new Date() });
    response.end();
  } else if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (!found) refuse(response, 404, request.method === "HEAD" ? "NotFound" : "NoSuchKey");
  else give(request, response, found.bytes);
}

function give(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
  const part = range ? bytes.subarray(Number(range[1]), Number(range[2]) + 1) : bytes;
  response.writeHead(range ? 206 : 200, { "content-length": part.length });
  response.end(request.method === "HEAD" ? undefined : part);
}

/** Lists two keys per page, to test pagination. */
function list(url: URL, response: ServerResponse, objects: Objects): void {
  const prefix = url.searchParams.get("prefix") ?? "";
  const after = url.searchParams.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const left = keys.filter((key) => key > after);
  const page = left.slice(0, 2);
  const contents = page.map((key) => {
    const { bytes, changed } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${changed.toISOString()}</LastModified></Contents>`;
  });
  const more =
    left.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  response.setHeader("content-type", "application/xml");
  response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join("")}${more}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}
