import type { UploadKind } from "@earshot/contract/ads/rules/upload.ts";
import { outletLimits } from "@earshot/contract/limits.ts";

/** Detects the audio format from the content; null if that format can't be uploaded. */
export function audioKind(bytes: Uint8Array): UploadKind | null {
  if (isWav(bytes)) return "wav";
  if (startsWith(bytes, [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11])) return "wma";
  if (textAt(bytes, 4, 7) === "ftypM4A") return "aac";
  const start = afterTag(bytes);
  if (hasTwoFrames(bytes, start, mp3FrameLength)) return "mp3";
  return hasTwoFrames(bytes, start, aacFrameLength) ? "aac" : null;
}

function startsWith(bytes: Uint8Array, beginning: number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte);
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

function isWav(bytes: Uint8Array): boolean {
  const isRiff = textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 8) === "WAVEfmt ";
  return isRiff && bytes.length > 44 && textAt(bytes, 36, 4) === "data";
}

/** Where the audio starts after an ID3v2 tag, whose length is stored in four bytes of seven bits each. */
function afterTag(bytes: Uint8Array): number {
  if (textAt(bytes, 0, 3) !== "ID3") return 0;
  return 10 + bytes.subarray(6, 10).reduce((length, byte) => length * 128 + byte, 0);
}

/** True if two consecutive frames start here, because a single one may be a coincidence. */
function hasTwoFrames(bytes: Uint8Array, start: number, lengthAt: typeof mp3FrameLength): boolean {
  const length = lengthAt(bytes.subarray(start));
  return length > 0 && lengthAt(bytes.subarray(start + length)) > 0;
}

/** Bit rates in kbit/s by header index, for MPEG-1 and then MPEG-2. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];

/** Length in bytes of the MPEG layer III frame at the start; 0 if there is none. */
function mp3FrameLength([sync = 0, kind = 0, rates = 0]: Uint8Array): number {
  const version = (kind >> 3) & 3;
  const isMpeg1 = version === 3;
  const bitrate = bitrates[isMpeg1 ? 0 : 1]?.[rates >> 4];
  const rate = [44_100, 48_000, 32_000][(rates >> 2) & 3];
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2 || version === 1 || !bitrate || !rate) return 0;
  const slots = (isMpeg1 ? 144_000 : 72_000) * bitrate;
  return Math.floor(slots / (rate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3])) + ((rates >> 1) & 1);
}

/** Length in bytes of the ADTS frame at the start; 0 if there is none. */
function aacFrameLength([sync = 0, kind = 0, , high = 0, middle = 0, low = 0]: Uint8Array): number {
  if (sync !== 0xff || (kind & 0xf6) !== 0xf0) return 0;
  return ((high & 3) << 11) | (middle << 3) | (low >> 5);
}

/** Facts from a WAV file's header and samples; null for other files. */
export function wavFacts(bytes: Uint8Array) {
  if (textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WAVE") return null;
  const isDamaged = textAt(bytes, 12, 4) !== "fmt " || textAt(bytes, 36, 4) !== "data";
  if (isDamaged) return { isDamaged, isSilent: false, durationMs: 0, isTelephone: false };
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const [channels, rate, bytesPerSecond] = [
    header.getUint16(22, true),
    header.getUint32(24, true),
    header.getUint32(28, true),
  ];
  const samples = bytes.subarray(44);
  return {
    isDamaged,
    isSilent: samples.every((byte) => byte === samples[0]),
    durationMs: Math.round((samples.length / bytesPerSecond) * 1000),
    isTelephone: channels === 1 && rate <= outletLimits.lowestRate,
  };
}
