import { Readable } from "node:stream";

import { ApiError } from "@earshot/contract/api-error.ts";
import { requestedPart } from "@earshot/contract/endpoints/requested-part.ts";
import { errorOf } from "@earshot/contract/errors.ts";

import type { ByteRange } from "../storage/storage.ts";

/** Audio that can be served. */
export type Playable = {
  /** The file's length. */
  bytes: number;
  mimeType: string;
  /** A strong ETag, including quotation marks. */
  etag: string;
  /** Reads the whole file or a range; null if it no longer exists. */
  read: (range?: ByteRange) => Promise<Readable | null>;
};

type Heard = {
  request: Request;
  sound: Playable;
  /** The `Cache-Control` header. */
  keep: string;
  /** The response's other headers. */
  headers?: Headers;
};

/**
 * Serves audio in full (200) or in part (206), or responds 304 or 416 (RFC 9110, 13 and 14). Throws `ApiError` 404 if
 * it has been deleted.
 */
export async function answerSound({ request, sound, keep, headers = new Headers() }: Heard) {
  headers.set("Accept-Ranges", "bytes");
  headers.set("ETag", sound.etag);
  headers.set("Cache-Control", keep);
  const range = requestedPart(request, sound);
  if (range === "unchanged") return { status: 304, body: undefined, headers } as const;
  if (range === "outside") {
    const { code, message } = errorOf("range_not_satisfiable");
    const body = { success: false, code, message } as const;
    const outside = new Headers({ "Content-Range": `bytes */${sound.bytes}` });
    return { status: 416, body, headers: outside } as const;
  }

  headers.set("Content-Type", sound.mimeType);
  headers.set("Content-Length", String(range ? range.last - range.first + 1 : sound.bytes));
  if (range) headers.set("Content-Range", `bytes ${range.first}-${range.last}/${sound.bytes}`);
  const stream = request.method === "HEAD" ? undefined : await streamOf(sound, range ?? undefined);
  return { status: range ? 206 : 200, body: undefined, headers, stream } as const;
}

async function streamOf(sound: Playable, range?: ByteRange): Promise<ReadableStream> {
  const found = await sound.read(range);
  if (!found) throw new ApiError("not_found");
  return Readable.toWeb(found) as ReadableStream;
}
