import { createMp3Encoder } from "wasm-media-encoders";

import { frameCount, type Pcm } from "../dsp/pcm.ts";

type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>;
export type Kilobits = 64 | 96 | 112 | 128 | 160 | 192 | 320;

/** How many samples to encode per call: a whole ad doesn't fit in the encoder's memory. */
const blockLength = 16_384;

/** Compiled once. Sharing it is safe: `configure` resets it, and nothing awaits between the blocks of one file. */
let cachedEncoder: Promise<Encoder> | undefined;

/** How much delay the encoder adds before the input, in ms. */
export const encoderDelayMs = 25;

/**
 * Encodes one or two channels to MP3 at a constant bitrate (a variable one needs a header that LAME's WebAssembly build
 * does not write, and players would report a wrong length). The file is up to 50 ms longer than the input, which starts
 * after 25 ms, and about 0.3 dB quieter.
 */
export async function encodeMp3(pcm: Pcm, kilobits: Kilobits): Promise<Uint8Array<ArrayBuffer>> {
  cachedEncoder ??= createMp3Encoder();
  const encoder = await cachedEncoder;
  try {
    return encodeAll(encoder, pcm, kilobits);
  } catch (error) {
    // After an error the encoder's state is unknown.
    cachedEncoder = undefined;
    throw error;
  }
}

function encodeAll(encoder: Encoder, pcm: Pcm, kilobits: Kilobits): Uint8Array<ArrayBuffer> {
  const channels = pcm.channels.length === 1 ? 1 : 2;
  encoder.configure({ channels, sampleRate: pcm.sampleRate, bitrate: kilobits });
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < frameCount(pcm); at += blockLength) {
    const block = pcm.channels.map((channel) => channel.subarray(at, at + blockLength));
    // Copied, because the result is a view of memory that the next call overwrites.
    blocks.push(encoder.encode(block).slice());
  }
  blocks.push(encoder.finalize().slice());
  return new Uint8Array(Buffer.concat(blocks));
}
