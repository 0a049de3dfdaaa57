import type { Pcm } from "../dsp/pcm.ts";
import { UnreadableAudioError } from "./unreadable-audio-error.ts";

/** Format tags (Microsoft, mmreg.h). */
const formats = { integer: 1, float: 3, extensible: 0xfffe };

/** True when the bytes start with a RIFF/WAVE header. */
export const looksLikeWav = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 && text(bytes, 0) === "RIFF" && text(bytes, 8) === "WAVE";

/**
 * Reads a WAV file: integers of 8, 16, 24 or 32 bits, floats of 32 or 64, any rate, any number of channels. Reads
 * what is left of a truncated file.
 * @throws {UnreadableAudioError} for anything else (compressed WAV, no format, no data)
 */
export function readWav(bytes: Uint8Array): Pcm {
  if (!looksLikeWav(bytes)) throw new UnreadableAudioError("not a RIFF/WAVE file", "not sound");
  const chunks = firstChunks(bytes);
  const format = chunks.get("fmt ");
  const data = chunks.get("data");
  if (!format || format.byteLength < 16)
    throw new UnreadableAudioError("the WAV file says nothing of its format");
  if (!data) throw new UnreadableAudioError("the WAV file holds no data");
  const channelCount = format.getUint16(2, true);
  const sampleRate = format.getUint32(4, true);
  const sampleAt = sampleReader(data, format);
  const bytesPerSample = format.getUint16(14, true) / 8;
  const frames = Math.floor(data.byteLength / (bytesPerSample * channelCount));
  if (channelCount < 1 || sampleRate < 1)
    throw new UnreadableAudioError("the WAV file has no channels, or no rate");
  if (frames < 1) throw new UnreadableAudioError("the WAV file is empty", "no sound");
  const channels = Array.from({ length: channelCount }, (_, channel) =>
    readChannel(frames, (i) => sampleAt((i * channelCount + channel) * bytesPerSample)),
  );
  return { sampleRate, channels };
}

function readChannel(frames: number, sampleAt: (frame: number) => number): Float32Array {
  const channel = new Float32Array(frames);
  for (let i = 0; i < frames; i++) channel[i] = sampleAt(i);
  return channel;
}

/** Writes a WAV file of 16-bit integers. Samples beyond full scale are clipped. */
export function writeWav(pcm: Pcm): Uint8Array<ArrayBuffer> {
  const channelCount = pcm.channels.length;
  const frames = pcm.channels[0]?.length ?? 0;
  const dataSize = frames * channelCount * 2;
  const view = new DataView(new ArrayBuffer(44 + dataSize));
  const put = (at: number, word: string) =>
    new TextEncoder().encode(word).forEach((letter, i) => view.setUint8(at + i, letter));
  put(0, "RIFF");
  view.setUint32(4, 36 + dataSize, true);
  put(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, formats.integer, true);
  view.setUint16(22, channelCount, true);
  view.setUint32(24, pcm.sampleRate, true);
  view.setUint32(28, pcm.sampleRate * channelCount * 2, true);
  view.setUint16(32, channelCount * 2, true);
  view.setUint16(34, 16, true);
  put(36, "data");
  view.setUint32(40, dataSize, true);
  for (let i = 0; i < frames; i++) {
    pcm.channels.forEach((channel, c) => {
      const sample = Math.round((channel[i] ?? 0) * 0x8000);
      view.setInt16(44 + (i * channelCount + c) * 2, Math.min(0x7fff, Math.max(-0x8000, sample)), true);
    });
  }
  return new Uint8Array(view.buffer);
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** The first chunk with each name. */
function firstChunks(bytes: Uint8Array): Map<string, DataView> {
  const chunks = new Map<string, DataView>();
  for (const { name, data } of wavChunks(bytes)) if (!chunks.has(name)) chunks.set(name, data);
  return chunks;
}

/** How many chunks to look at: files have a few, but 2 MB could hold 250,000 empty ones. */
const mostChunks = 1000;

/** A RIFF file's chunks. Chunks start at even offsets; one that runs past the end is truncated. */
export function* wavChunks(bytes: Uint8Array) {
  const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let [at, count] = [12, 0]; at + 8 <= bytes.length && count < mostChunks; count += 1) {
    const declared = whole.getUint32(at + 4, true);
    const size = Math.min(declared, bytes.length - at - 8);
    const data = new DataView(bytes.buffer, bytes.byteOffset + at + 8, size);
    yield { name: text(bytes, at), data, isTruncated: size < declared };
    at += 8 + size + (size % 2);
  }
}

/** Reads one sample at a byte offset. Only 8-bit samples are unsigned. */
function sampleReader(data: DataView, format: DataView): (offset: number) => number {
  const tag = format.getUint16(0, true);
  const coding = tag === formats.extensible && format.byteLength >= 26 ? format.getUint16(24, true) : tag;
  const bits = format.getUint16(14, true);
  if (coding === formats.float && bits === 32) return (offset) => data.getFloat32(offset, true);
  if (coding === formats.float && bits === 64) return (offset) => data.getFloat64(offset, true);
  if (coding === formats.integer && bits === 8) return (offset) => (data.getUint8(offset) - 128) / 0x80;
  if (coding === formats.integer && bits === 16) return (offset) => data.getInt16(offset, true) / 0x8000;
  if (coding === formats.integer && bits === 24) {
    return (offset) => (data.getUint16(offset, true) + data.getInt8(offset + 2) * 0x10000) / 0x800000;
  }
  if (coding === formats.integer && bits === 32) return (offset) => data.getInt32(offset, true) / 0x80000000;
  throw new UnreadableAudioError(`a WAV file of format ${coding} with ${bits} bits`, "not sound");
}
