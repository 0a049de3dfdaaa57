/** Bits of whole numbers that every browser plays; and so many channels, at such rates in Hz. */
const plainBits: ReadonlySet<number> = new Set([8, 16, 24]);
const mostChannels = 2;
const plainRates = { least: 8000, most: 96_000 };
const integers = 1;

/**
 * Whether every browser plays a WAV file as it is: one or two channels of whole numbers, and as long as it says. Floating
 * point, many channels and files cut short are played by some alone.
 */
export function isPlainWav(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let isPlainFormat = false;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    if (name === "data") return isPlainFormat && at + 8 + size <= bytes.length;
    if (name === "fmt " && at + 24 <= bytes.length) isPlainFormat = isPlain(view, at + 8);
    at += 8 + size + (size % 2);
  }
  return false;
}

function isPlain(view: DataView, at: number): boolean {
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  return (
    view.getUint16(at, true) === integers &&
    channels >= 1 &&
    channels <= mostChannels &&
    rate >= plainRates.least &&
    rate <= plainRates.most &&
    plainBits.has(view.getUint16(at + 14, true))
  );
}
