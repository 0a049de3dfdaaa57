// SPDX-License-Identifier: GPL-2.0-or-later
import { decoder as startAac } from "@audio/decode-aac";
import { decoder as startWma } from "@audio/decode-wma";

import { repacketizeAsf } from "./asf.ts";
import { readM4a } from "./m4a.ts";
import type { DecodeResult, DecodeRequest } from "./messages.ts";

/** A decoder's output, full scale at ±1. */
interface Chunk {
  channelData: Float32Array[];
  sampleRate: number;
  /** How many frames were unreadable. */
  errors?: number;
}

/** How many input bytes a decoder gets per call; the sample limit is checked in between. */
const chunkBytes = 16 * 1024;
const chunkFrames = 64;

/** Samples per channel in an AAC frame. */
const frameLength = 1024;

/**
 * Decodes AAC or WMA incrementally. Decodes what is left of a truncated file.
 * @throws {Error} with a message for logs if it has no audio or is mostly unreadable
 */
export async function decode({ format, bytes, mostSamples }: DecodeRequest): Promise<DecodeResult> {
  // Each frame decodes to samples for at least one channel, so this many frames already reach the limit. Files that
  // claim more are not decoded.
  const mostFrames = Math.floor(mostSamples / frameLength);
  const decoding = await { adts: fromAdts, m4a: fromM4a, wma: fromWma }[format](bytes, mostFrames);
  if (!decoding) return { isTooLong: true };
  const { chunks, free } = decoding;
  try {
    return concatenate(chunks, mostSamples);
  } finally {
    free();
  }
}

type Decoding = { chunks: Iterable<Chunk>; free: () => void };

async function fromAdts(bytes: Uint8Array, mostFrames: number): Promise<Decoding | null> {
  if (hasMoreAdtsFrames(bytes, mostFrames)) return null;
  const aac = await startAac();
  return { chunks: splitBytes(bytes).map((input) => aac.decode(input)), free: () => aac.free() };
}

/**
 * True if the file has more than `most` frames. Finds them in the same way as the decoder, by their headers (ISO/IEC
 * 14496-3, 1.A.2.2), skipping foreign bytes.
 */
function hasMoreAdtsFrames(bytes: Uint8Array, most: number): boolean {
  let frames = 0;
  for (let at = 0; at + 6 < bytes.length;) {
    const isHeader = bytes[at] === 0xff && (bytes[at + 1]! & 0xf6) === 0xf0;
    const length = ((bytes[at + 3]! & 3) << 11) | (bytes[at + 4]! << 3) | (bytes[at + 5]! >> 5);
    if (isHeader && length >= 7 && ++frames > most) return true;
    at += isHeader ? Math.max(length, 7) : 1;
  }
  return false;
}

async function fromM4a(bytes: Uint8Array, mostFrames: number): Promise<Decoding | null> {
  const { config, frames, gapless } = readM4a(bytes, mostFrames);
  if (frames.length > mostFrames) return null;
  const aac = await startAac({ asc: config, ...(gapless && { gapless }) });
  return { chunks: batches(frames).map((input) => aac.decode(input)), free: () => aac.free() };
}

async function fromWma(bytes: Uint8Array): Promise<Decoding> {
  const wma = await startWma();
  return { chunks: wmaChunks(wma, bytes), free: () => wma.free() };
}

function* wmaChunks(wma: Awaited<ReturnType<typeof startWma>>, bytes: Uint8Array): Generator<Chunk> {
  const [head, ...frames] = repacketizeAsf(bytes);
  if (head) wma.decode(head);
  for (const frame of frames) yield decodeWmaFrame(() => wma.decode(frame));
  // The decoder holds the last frame back until it is flushed.
  yield wma.flush();
}

/** The decoder throws for an unreadable frame but can continue with the next. */
function decodeWmaFrame(decodeFrame: () => Chunk): Chunk {
  try {
    return decodeFrame();
  } catch {
    return { channelData: [], sampleRate: 0, errors: 1 };
  }
}

function* splitBytes(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

function* batches(frames: readonly Uint8Array[]): Generator<Uint8Array[]> {
  for (let at = 0; at < frames.length; at += chunkFrames) yield frames.slice(at, at + chunkFrames);
}

/** Stops decoding once the chunks, which are decoded lazily, exceed the limit. */
function concatenate(chunks: Iterable<Chunk>, mostSamples: number): DecodeResult {
  const decoded: Int16Array[][] = [];
  let length = 0;
  let unreadable = 0;
  let sampleRate = 0;
  for (const chunk of chunks) {
    unreadable += chunk.errors ?? 0;
    const added = chunk.channelData[0]?.length ?? 0;
    if (added === 0) continue;
    const channels = decoded[0]?.length ?? chunk.channelData.length;
    sampleRate ||= chunk.sampleRate;
    if (chunk.channelData.length !== channels || chunk.sampleRate !== sampleRate)
      throw new Error("the sound changes its channels or its rate midway");
    length += added;
    if (length * channels > mostSamples) return { isTooLong: true };
    decoded.push(chunk.channelData.map(to16Bit));
  }
  if (length === 0) throw new Error("the file holds no sound");
  if (unreadable * frameLength > length) throw new Error("most of the file can't be read");
  const count = decoded[0]?.length ?? 0;
  const channels = Array.from({ length: count }, (_, channel) => {
    const samples = new Int16Array(length);
    let offset = 0;
    for (const chunk of decoded) {
      const added = chunk[channel] ?? new Int16Array();
      samples.set(added, offset);
      offset += added.length;
    }
    return samples;
  });
  return { isTooLong: false, channels, sampleRate };
}

/** A plain loop, because `Int16Array.from` takes 13 times as long. */
function to16Bit(floats: Float32Array): Int16Array {
  const samples = new Int16Array(floats.length);
  for (let i = 0; i < samples.length; i++) {
    // `Math.round` takes three times as long.
    const rounded = Math.floor((floats[i] ?? 0) * 0x8000 + 0.5);
    samples[i] = rounded > 0x7fff ? 0x7fff : rounded < -0x8000 ? -0x8000 : rounded;
  }
  return samples;
}
