/** A frame of an MPEG-1/2/2.5 Layer III stream, as described by its header. */
export interface Mp3Frame {
  /** The offset in bytes from the start of the file. */
  readonly offset: number;
  /** The size in bytes, including the header and padding. */
  readonly size: number;
  /** Bits per second. */
  readonly bitrate: number;
  /** Sample rate in Hz. */
  readonly sampleRate: number;
  readonly isMono: boolean;
}

/** Bitrates in kbit/s by header index (ISO/IEC 11172-3 table of 2.4.2.3; ISO/IEC 13818-3 for the lower rates). */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];
/** How many bytes to search for the first frame after the tag. */
const searchLength = 64 * 1024;

/** An MP3 file's frames, up to the first byte that is not part of one. Empty if it is not an MP3. */
export function readMp3Frames(bytes: Uint8Array): Mp3Frame[] {
  const start = id3TagLength(bytes, 0);
  for (let at = start; at < Math.min(bytes.length, start + searchLength); at++) {
    const frames = framesFrom(bytes, at);
    // A single header may be a coincidence: the bytes FF FB also occur in images.
    if (frames.length > 1) return frames;
  }
  return [];
}

function framesFrom(bytes: Uint8Array, start: number): Mp3Frame[] {
  const frames: Mp3Frame[] = [];
  for (let at = start; ;) {
    const frame = frameAt(bytes, at);
    if (!frame) return frames;
    frames.push(frame);
    at += frame.size;
  }
}

function frameAt(bytes: Uint8Array, offset: number): Mp3Frame | undefined {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes.subarray(offset, offset + 4);
  const isLayer3 = sync === 0xff && (kind & 0xe6) === 0xe2;
  const version = (kind >> 3) & 3; // 3 is MPEG-1, 2 MPEG-2, 0 MPEG-2.5, 1 reserved
  const isMpeg1 = version === 3;
  const kilobits = bitrates[isMpeg1 ? "mpeg1" : "mpeg2"][rates >> 4];
  const baseRate = sampleRates[(rates >> 2) & 3];
  if (!isLayer3 || version === 1 || !kilobits || !baseRate) return undefined;
  const sampleRate = baseRate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const padding = (rates >> 1) & 1;
  const size = Math.floor(((isMpeg1 ? 144_000 : 72_000) * kilobits) / sampleRate) + padding;
  return { offset, size, bitrate: kilobits * 1000, sampleRate, isMono: mode >> 6 === 3 };
}

/**
 * The length in bytes of the ID3v2 tag at an offset; 0 if there is none. Its size is four bytes of seven bits each
 * (id3.org, ID3v2.4 §3.1).
 */
export function id3TagLength(bytes: Uint8Array, at: number): number {
  const [i, d, three] = bytes.subarray(at, at + 3);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  return 10 + bytes.subarray(at + 6, at + 10).reduce((length, byte) => length * 128 + (byte & 0x7f), 0);
}
