import { kilobyte } from "@earshot/contract/limits.ts";

import { looksLikeWav, wavChunks } from "../formats/wav.ts";
import { isPlainWav } from "./plain-wav.ts";

/**
 * The limits below which transcoding is quick, at about 20 ms per second of audio: a length in seconds for WAV, a
 * size in bytes for other formats.
 */
const quick = { seconds: 30, bytes: 500 * kilobyte };

/** Returns true for a file that takes more than half a second to read, because it is long and has to be transcoded. */
export function isSlowToRead(bytes: Uint8Array): boolean {
  if (looksLikeWav(bytes)) return !isPlainWav(bytes) && wavSeconds(bytes) > quick.seconds;
  return bytes.length > quick.bytes && !startsLikeMp3(bytes);
}

const startsLikeMp3 = (bytes: Uint8Array) =>
  /^(ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/.test(String.fromCharCode(...bytes.subarray(0, 3)));

/** A WAV's length according to its header; 0 if the header can't be read. */
function wavSeconds(bytes: Uint8Array): number {
  let bytesPerSecond = Infinity;
  for (const { name, data } of wavChunks(bytes)) {
    if (name === "data") return data.byteLength / bytesPerSecond;
    if (name === "fmt " && data.byteLength >= 16)
      bytesPerSecond = data.getUint32(4, true) * data.getUint16(2, true) * (data.getUint16(14, true) / 8);
  }
  return 0;
}
