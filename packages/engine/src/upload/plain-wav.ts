import { wavChunks } from "../formats/wav.ts";

/**
 * A WAV that every browser plays. Browsers differ in their support for floating point, more than two channels and
 * truncated files. Rates in Hz.
 */
const plainWav = { formatTag: 1, bits: [8, 16, 24], maxChannels: 2, minRate: 8000, maxRate: 96_000 };

/** Returns true if every browser plays the WAV as it is. */
export function isPlainWav(bytes: Uint8Array): boolean {
  let hasPlainFormat = false;
  for (const { name, data, isTruncated } of wavChunks(bytes)) {
    if (name === "data") return hasPlainFormat && !isTruncated;
    if (name === "fmt " && data.byteLength >= 16) hasPlainFormat = isPlainFormat(data);
  }
  return false;
}

function isPlainFormat(format: DataView): boolean {
  const channels = format.getUint16(2, true);
  const rate = format.getUint32(4, true);
  return (
    format.getUint16(0, true) === plainWav.formatTag &&
    channels >= 1 &&
    channels <= plainWav.maxChannels &&
    rate >= plainWav.minRate &&
    rate <= plainWav.maxRate &&
    plainWav.bits.includes(format.getUint16(14, true))
  );
}
