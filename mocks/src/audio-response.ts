import { errorBody } from "@earshot/contract/endpoints/responses.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { HttpResponse } from "msw";

/** Audio of an endpoint. */
export interface Playable {
  bytes: Uint8Array<ArrayBuffer>;
  /** Strong ETag. */
  etag: string;
  cacheControl: string;
}

/** First and last byte, inclusive. */
type Range = { first: number; last: number };

/** Responds with 200, 206, 304 or 416, according to RFC 9110 sections 13 and 14. */
export function audioResponse(
  { method, headers }: Request,
  { bytes, etag, cacheControl }: Playable,
): Response {
  const always = { "Accept-Ranges": "bytes", ETag: etag, "Cache-Control": cacheControl };
  if (matchesEtag(headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers: always });
  const isSame = (headers.get("If-Range") ?? etag) === etag;
  const part = method === "GET" && isSame ? rangeOf(headers.get("Range"), bytes.length) : null;
  if (part === "unsatisfiable") {
    return HttpResponse.json(errorBody(undefined, errorOf("range_not_satisfiable")), {
      status: 416,
      headers: { "Content-Range": `bytes */${bytes.length}` },
    });
  }
  const sent = part ? bytes.subarray(part.first, part.last + 1) : bytes;
  return new Response(method === "HEAD" ? null : sent, {
    status: part ? 206 : 200,
    headers: {
      ...always,
      "Content-Type": "audio/mpeg",
      "Content-Length": String(sent.length),
      ...(part && { "Content-Range": `bytes ${part.first}-${part.last}/${bytes.length}` }),
    },
  });
}

function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.some((tag) => tag === etag || tag === "*");
}

/** Requested range; null (the whole file) for other units, malformed or multiple ranges. */
function rangeOf(range: string | null, length: number): Range | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    return Number(to) === 0 ? "unsatisfiable" : { first: Math.max(0, length - Number(to)), last: length - 1 };
  }
  const first = Number(from);
  const last = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && Number(to) < first) return null;
  return first < length ? { first, last } : "unsatisfiable";
}
