import type { ByteRange } from "../storage/storage.ts";

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2): "outside" if beyond the end. Null for
 * the whole file, also if the header is not a byte range or has several ranges.
 * @param length of the file, in bytes
 */
export function byteRangeOf(header: string | null, length: number): ByteRange | "outside" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "") {
    const last = length - 1;
    return Number(to) === 0 ? "outside" : { first: Math.max(0, length - Number(to)), last };
  }
  const first = Number(from);
  if (to !== "" && Number(to) < first) return null;
  if (first >= length) return "outside";
  return { first, last: to === "" ? length - 1 : Math.min(Number(to), length - 1) };
}
