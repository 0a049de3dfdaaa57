import { Readable, pipeline } from "node:stream";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

import type { MiddlewareHandler } from "hono";

const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg)/;
const minBytes = 1024;

/**
 * Compresses text responses. Flushes after every chunk so that pages still stream; Hono's `compress()` buffers until
 * the end.
 */
export const compressText: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  if (!body || c.req.method === "HEAD" || status === 206 || headers.has("content-encoding")) return;
  if (!compressible.test(headers.get("content-type") ?? "")) return;
  if (Number(headers.get("content-length") ?? minBytes) < minBytes) return;
  if (/no-transform/.test(headers.get("cache-control") ?? "")) return;
  headers.append("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(c.req.header("accept-encoding") ?? "");
  if (!encoding) return;
  headers.delete("content-length");
  headers.set("Content-Encoding", encoding);
  const tag = headers.get("etag");
  if (tag && !tag.startsWith("W/")) headers.set("ETag", `W/${tag}`);
  c.res = new Response(compress(body, encoding), { status, headers });
};

/** The longest `Accept-Encoding` that is parsed, in characters; every browser's is far shorter. */
const mostCharacters = 4096;

/** Prefers brotli; `;q=0` excludes an encoding. */
export function acceptedEncoding(header: string): "br" | "gzip" | undefined {
  if (header.length > mostCharacters) return undefined;
  const accepted = header
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = new Set(accepted.map((part) => part.split(";")[0]?.trim()));
  return (["br", "gzip"] as const).find((name) => names.has(name));
}

function compress(body: ReadableStream, encoding: "br" | "gzip"): ReadableStream {
  const compressor =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  // Errors need no handler: if the browser disconnects, the output is cancelled, and the pipeline then cancels the
  // rendering.
  pipeline(Readable.fromWeb(body as NodeWebStream), compressor, () => undefined);
  return Readable.toWeb(compressor) as ReadableStream;
}
