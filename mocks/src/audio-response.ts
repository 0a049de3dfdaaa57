import { errorBody } from "@earshot/contract/endpoints/responses.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { HttpResponse } from "msw";

/** Sound to be heard at an address. */
export interface Playable {
  bytes: Uint8Array<ArrayBuffer>;
  /** Strong: other bytes have another one. */
  etag: string;
  /** Who may keep it, and for how long. */
  cacheControl: string;
}

/** First and last byte, both included. */
type Part = { first: number; last: number };

/** The whole sound (200), a part (206), that it is as it was (304), or that the part lies outside (416): RFC 9110, 13 and 14. */
export function audioResponse(
  { method, headers }: Request,
  { bytes, etag, cacheControl }: Playable,
): Response {
  const always = { "Accept-Ranges": "bytes", ETag: etag, "Cache-Control": cacheControl };
  if (knows(headers.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers: always });
  const isSame = (headers.get("If-Range") ?? etag) === etag;
  const part = method === "GET" && isSame ? partOf(headers.get("Range"), bytes.length) : null;
  if (part === "outside") {
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

function knows(ifNoneMatch: string | null, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.some((tag) => tag === etag || tag === "*");
}

/** The part that is asked for; null for the whole, which also answers what is no range of bytes, or several. */
function partOf(range: string | null, length: number): Part | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    return Number(to) === 0 ? "outside" : { first: Math.max(0, length - Number(to)), last: length - 1 };
  }
  const first = Number(from);
  const last = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && Number(to) < first) return null;
  return first < length ? { first, last } : "outside";
}
