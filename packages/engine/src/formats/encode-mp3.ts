import { createMp3Encoder } from "wasm-media-encoders";

import { frameCount, type Pcm } from "../dsp/pcm.ts";

/** Samples handed over at a time: the encoder's memory does not hold a whole ad. */
const blockLength = 16_384;

/**
 * Encodes one or two channels to MP3 at a constant bitrate (a variable one would need a header that LAME's
 * WebAssembly build does not write, and players would report a wrong length). The file is up to 50 ms longer than
 * the sound, which starts after 25 ms, and about 0.3 dB softer.
 */
export async function encodeMp3(pcm: Pcm, kilobits: 128 | 160 | 192 | 320): Promise<Uint8Array<ArrayBuffer>> {
  kept ??= createMp3Encoder();
  const encoder = await kept;
  try {
    return encodeAll(encoder, pcm, kilobits);
  } catch (error) {
    // What is left of it may be no encoder any more.
    kept = undefined;
    throw error;
  }
}

/** One for all: it is compiled once, and setting it up begins anew. No two sounds mix, as nothing waits between the blocks of one. */
let kept: ReturnType<typeof createMp3Encoder> | undefined;

function encodeAll(
  encoder: Awaited<ReturnType<typeof createMp3Encoder>>,
  pcm: Pcm,
  kilobits: 128 | 160 | 192 | 320,
): Uint8Array<ArrayBuffer> {
  const channels = pcm.channels.length === 1 ? 1 : 2;
  encoder.configure({ channels, sampleRate: pcm.sampleRate, bitrate: kilobits });
  const parts: Uint8Array[] = [];
  for (let at = 0; at < frameCount(pcm); at += blockLength) {
    // Each answer is a view of memory that the next call writes over.
    parts.push(encoder.encode(pcm.channels.map((channel) => channel.subarray(at, at + blockLength))).slice());
  }
  parts.push(encoder.finalize().slice());
  return concatenated(parts);
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
