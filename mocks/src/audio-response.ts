import { requestedPart } from "@earshot/contract/endpoints/requested-part.ts";
import { errorBody } from "@earshot/contract/endpoints/responses.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { HttpResponse } from "msw";

/** An endpoint's audio. */
export interface Playable {
  bytes: Uint8Array<ArrayBuffer>;
  /** The audio's strong ETag. */
  etag: string;
  cacheControl: string;
}

/** Responds with 200, 206, 304 or 416. */
export function audioResponse(request: Request, { bytes, etag, cacheControl }: Playable): Response {
  const always = { "Accept-Ranges": "bytes", ETag: etag, "Cache-Control": cacheControl };
  const part = requestedPart(request, { etag, bytes: bytes.length });
  if (part === "unchanged") return new Response(null, { status: 304, headers: always });
  if (part === "outside") {
    return HttpResponse.json(errorBody(undefined, errorOf("range_not_satisfiable")), {
      status: 416,
      headers: { "Content-Range": `bytes */${bytes.length}` },
    });
  }
  const sent = part ? bytes.subarray(part.first, part.last + 1) : bytes;
  return new Response(request.method === "HEAD" ? null : sent, {
    status: part ? 206 : 200,
    headers: {
      ...always,
      "Content-Type": "audio/mpeg",
      "Content-Length": String(sent.length),
      ...(part && { "Content-Range": `bytes ${part.first}-${part.last}/${bytes.length}` }),
    },
  });
}
