import { readMp3Frames } from "../formats/mp3-frames.ts";
import { looksLikeWav } from "../formats/wav.ts";

/** What a file's first bytes say of it. */
export type FoundKind =
  /** `start` is where its first frame stands; `isClean` when nothing but a tag stands before it. */
  | { kind: "mp3"; start: number; isClean: boolean }
  | { kind: "wav" }
  | { kind: "wma" }
  /** `start` is where its first frame stands; 0 in an MP4 file. */
  | { kind: "aac"; container: "adts" | "m4a"; start: number };

/** How much of anything else may stand before an MP3's sound, in bytes: players look no further. */
const mostBefore = 4096;
/** Frames in a row that are no chance, wherever they stand. */
const manyFrames = 10;

const asf = [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11];

/** What the bytes are, whatever the file's name says; null for what can't be uploaded. Says nothing about the rest. */
export function uploadKind(bytes: Uint8Array): FoundKind | null {
  if (textAt(bytes, 0, 4) === "RIFF") return looksLikeWav(bytes) ? { kind: "wav" } : null;
  if (asf.every((byte, at) => bytes[at] === byte)) return { kind: "wma" };
  if (textAt(bytes, 4, 4) === "ftyp") return { kind: "aac", container: "m4a", start: 0 };
  const start = afterTags(bytes);
  if (hasTwoAdtsFrames(bytes, start)) return { kind: "aac", container: "adts", start };
  const frames = readMp3Frames(bytes.subarray(start));
  const before = frames[0]?.offset ?? Infinity;
  const isMp3 = before === 0 || (before <= mostBefore && frames.length >= manyFrames);
  const isClean = before === 0 && (start === 0 || isTag(bytes, 0));
  return isMp3 ? { kind: "mp3", start: start + before, isClean } : null;
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

const isTag = (bytes: Uint8Array, at: number) => textAt(bytes, at, 3) === "ID3";

/** Where the sound begins: behind ID3v2 tags, whose length is four bytes of seven bits (id3.org, ID3v2.4 §3.1), and zeros. */
function afterTags(bytes: Uint8Array): number {
  let at = 0;
  while (isTag(bytes, at)) {
    at += 10 + bytes.subarray(at + 6, at + 10).reduce((length, byte) => length * 128 + (byte & 0x7f), 0);
  }
  while (at < bytes.length && bytes[at] === 0) at++;
  return at;
}

/** A single frame may be chance; two that follow each other are not. */
function hasTwoAdtsFrames(bytes: Uint8Array, start: number): boolean {
  const length = adtsLength(bytes, start);
  return length > 0 && adtsLength(bytes, start + length) > 0;
}

/** Bytes of the ADTS frame that begins here (ISO/IEC 14496-3, 1.A.2.2), 0 for none. */
function adtsLength(bytes: Uint8Array, at: number): number {
  const [sync = 0, kind = 0, , high = 0, middle = 0, low = 0] = bytes.subarray(at, at + 6);
  if (sync !== 0xff || (kind & 0xf6) !== 0xf0) return 0;
  return ((high & 3) << 11) | (middle << 3) | (low >> 5);
}
