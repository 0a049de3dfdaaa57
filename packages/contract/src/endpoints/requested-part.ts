/** The first and last byte, inclusive. */
type ByteRange = { first: number; last: number };

/**
 * Finds the requested part of an audio file (RFC 9110, 13 and 14): "unchanged" if the client's cache is up to date
 * (304), "outside" for a range beyond the end (416), null for the whole file.
 * @param file its strong ETag, including quotation marks, and its length in bytes
 */
export function requestedPart(
  { method, headers }: Request,
  { etag, bytes }: { etag: string; bytes: number },
) {
  const known = (headers.get("If-None-Match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.some((tag) => tag === etag || tag === "*")) return "unchanged";
  const isSame = (headers.get("If-Range") ?? etag) === etag;
  // Ranges apply only to GET.
  return method === "GET" && isSame ? byteRangeOf(headers.get("Range"), bytes) : null;
}

/** Parses a `Range` header; null if it is not a single byte range. */
export function byteRangeOf(header: string | null, length: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  const last = length - 1;
  if (from === "") return Number(to) === 0 ? "outside" : { first: Math.max(0, length - Number(to)), last };
  const first = Number(from);
  if (to !== "" && Number(to) < first) return null;
  return first < length ? { first, last: to === "" ? last : Math.min(Number(to), last) } : "outside";
}
