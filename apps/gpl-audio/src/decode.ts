// SPDX-License-Identifier: GPL-2.0-or-later
import { decoder as startAac } from "@audio/decode-aac";
import { decoder as startWma } from "@audio/decode-wma";

import { plainAsf } from "./asf.ts";
import { readM4a } from "./m4a.ts";
import type { Decoded, ToDecode } from "./messages.ts";

/** Sound as the decoders give it: full scale at ±1. */
interface Part {
  channelData: Float32Array[];
  sampleRate: number;
  /** Frames of the part that could not be read. */
  errors?: number;
}

/** Bytes, or frames, that are decoded before anyone looks how much they became. */
const partBytes = 16 * 1024;
const partFrames = 64;

/** Samples of one channel in a frame of AAC. */
const frameLength = 1024;

/**
 * Decodes a file of AAC or WMA, a part at a time. A file cut short gives what is there.
 * @throws {Error} with words for a log when it holds no sound, or most of it can't be read
 */
export async function decode({ format, bytes, mostSamples }: ToDecode): Promise<Decoded> {
  const { parts, free } = await { adts: fromAdts, m4a: fromM4a, wma: fromWma }[format](bytes);
  try {
    return join(parts, mostSamples);
  } finally {
    free();
  }
}

type Decoding = { parts: Iterable<Part>; free: () => void };

async function fromAdts(bytes: Uint8Array): Promise<Decoding> {
  const aac = await startAac();
  return { parts: decoded(cut(bytes), (part) => aac.decode(part)), free: () => aac.free() };
}

async function fromM4a(bytes: Uint8Array): Promise<Decoding> {
  const { config, frames, gapless } = readM4a(bytes);
  const aac = await startAac({ asc: config, ...(gapless && { gapless }) });
  return { parts: decoded(batches(frames), (part) => aac.decode(part)), free: () => aac.free() };
}

async function fromWma(bytes: Uint8Array): Promise<Decoding> {
  const wma = await startWma();
  return { parts: wmaParts(wma, bytes), free: () => wma.free() };
}

function* wmaParts(wma: Awaited<ReturnType<typeof startWma>>, bytes: Uint8Array): Generator<Part> {
  const [head, ...frames] = plainAsf(bytes);
  if (head) wma.decode(head);
  for (const frame of frames) yield wmaFrame(() => wma.decode(frame));
  // The last frame waits for the one after it.
  yield wma.flush();
}

/** The decoder throws for a frame that it can't read, and reads on after it. */
function wmaFrame(read: () => Part): Part {
  try {
    return read();
  } catch {
    return { channelData: [], sampleRate: 0, errors: 1 };
  }
}

function* decoded<Piece>(pieces: Iterable<Piece>, by: (piece: Piece) => Part): Generator<Part> {
  for (const piece of pieces) yield by(piece);
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
}

function* batches(frames: readonly Uint8Array[]): Generator<Uint8Array[]> {
  for (let at = 0; at < frames.length; at += partFrames) yield frames.slice(at, at + partFrames);
}

/** Joins the parts, as far as they are wanted: what is not asked for is never decoded. */
function join(parts: Iterable<Part>, mostSamples: number): Decoded {
  const kept: Int16Array[][] = [];
  let length = 0;
  let broken = 0;
  let sampleRate = 0;
  for (const part of parts) {
    broken += part.errors ?? 0;
    const added = part.channelData[0]?.length ?? 0;
    if (added === 0) continue;
    const channels = kept[0]?.length ?? part.channelData.length;
    sampleRate ||= part.sampleRate;
    if (part.channelData.length !== channels || part.sampleRate !== sampleRate)
      throw new Error("the sound changes its channels or its rate midway");
    length += added;
    if (length * channels > mostSamples) return { isTooLong: true };
    kept.push(part.channelData.map(inSixteenBits));
  }
  if (length === 0) throw new Error("the file holds no sound");
  if (broken * frameLength > length) throw new Error("most of the file can't be read");
  const count = kept[0]?.length ?? 0;
  const channels = Array.from({ length: count }, (_, channel) => {
    const whole = new Int16Array(length);
    let at = 0;
    for (const part of kept) {
      const samples = part[channel] ?? new Int16Array();
      whole.set(samples, at);
      at += samples.length;
    }
    return whole;
  });
  return { isTooLong: false, channels, sampleRate };
}

function inSixteenBits(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length);
  for (let i = 0; i < whole.length; i++) {
    whole[i] = Math.round(Math.min(0x7fff, Math.max(-0x8000, (samples[i] ?? 0) * 0x8000)));
  }
  return whole;
}
