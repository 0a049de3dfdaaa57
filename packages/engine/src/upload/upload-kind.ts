import { id3TagLength, readMp3Frames } from "../formats/mp3-frames.ts";
import { looksLikeWav } from "../formats/wav.ts";

/** A file's format; `start` is the offset of its first frame. */
export type FoundKind =
  /** `isClean` if only tags precede the first frame. */
  | { kind: "mp3"; start: number; isClean: boolean }
  | { kind: "wav" }
  | { kind: "wma" }
  /** `start` is 0 in an MP4 file. */
  | { kind: "aac"; container: "adts" | "m4a"; start: number };

/** The maximum number of foreign bytes before an MP3's first frame; players search no further. */
const mostBefore = 4096;
/** The number of consecutive frames that can't be a coincidence. */
const manyFrames = 10;

const asf = [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11];

/** Detects the format from the first bytes, regardless of the file's name; null if it can't be uploaded. */
export function uploadKind(bytes: Uint8Array): FoundKind | null {
  if (textAt(bytes, 0, 4) === "RIFF") return looksLikeWav(bytes) ? { kind: "wav" } : null;
  if (asf.every((byte, at) => bytes[at] === byte)) return { kind: "wma" };
  if (textAt(bytes, 4, 4) === "ftyp") return { kind: "aac", container: "m4a", start: 0 };
  const start = afterTags(bytes);
  if (hasTwoAdtsFrames(bytes, start)) return { kind: "aac", container: "adts", start };
  const frames = readMp3Frames(bytes.subarray(start));
  const before = frames[0]?.offset ?? Infinity;
  const isMp3 = before === 0 || (before <= mostBefore && frames.length >= manyFrames);
  const isClean = before === 0 && (start === 0 || id3TagLength(bytes, 0) > 0);
  return isMp3 ? { kind: "mp3", start: start + before, isClean } : null;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** The offset after ID3v2 tags and zero padding. */
function afterTags(bytes: Uint8Array): number {
  let at = 0;
  for (let length = id3TagLength(bytes, at); length > 0; length = id3TagLength(bytes, at)) at += length;
  while (at < bytes.length && bytes[at] === 0) at++;
  return at;
}

/** A single frame may be a coincidence; two consecutive ones are not. */
function hasTwoAdtsFrames(bytes: Uint8Array, start: number): boolean {
  const length = adtsLength(bytes, start);
  return length > 0 && adtsLength(bytes, start + length) > 0;
}

/** The size of the ADTS frame at an offset in bytes (ISO/IEC 14496-3, 1.A.2.2); 0 if there is none. */
function adtsLength(bytes: Uint8Array, at: number): number {
  const [sync = 0, kind = 0, , high = 0, middle = 0, low = 0] = bytes.subarray(at, at + 6);
  if (sync !== 0xff || (kind & 0xf6) !== 0xf0) return 0;
  return ((high & 3) << 11) | (middle << 3) | (low >> 5);
}
