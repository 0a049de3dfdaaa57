import { MPEGDecoder } from "mpg123-decoder";

import type { Pcm } from "../dsp/pcm.ts";
import { UnreadableAudio } from "../formats/unreadable-audio-error.ts";

/** Bytes that are decoded before anyone looks how much they became. */
const partBytes = 64 * 1024;

/**
 * Decodes an MP3, known to be one, to two channels, a part at a time; null when it holds more than `mostSamples` of both
 * together. A file cut short gives what is there.
 * @throws {UnreadableAudio} when it holds no sound, or changes its rate midway
 */
export async function decodeMp3(bytes: Uint8Array, mostSamples: number): Promise<Pcm | null> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    const parts: Float32Array[][] = [];
    let length = 0;
    let sampleRate = 0;
    for (let at = 0; at < bytes.length; at += partBytes) {
      const part = decoder.decode(bytes.subarray(at, at + partBytes));
      if (part.samplesDecoded === 0) continue;
      sampleRate ||= part.sampleRate;
      if (part.sampleRate !== sampleRate) throw new UnreadableAudio("the MP3 file changes its rate midway");
      length += part.samplesDecoded;
      if (2 * length > mostSamples) return null;
      parts.push(part.channelData);
    }
    if (length === 0) throw new UnreadableAudio("the MP3 file holds no sound");
    return { sampleRate, channels: [joined(parts, 0, length), joined(parts, 1, length)] };
  } finally {
    decoder.free();
  }
}

/** One channel of all parts, which lose it: a long sound is not held twice. */
function joined(parts: readonly Float32Array[][], channel: number, length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    const samples = part[channel] ?? new Float32Array();
    whole.set(samples, at);
    at += samples.length;
    part[channel] = new Float32Array();
  }
  return whole;
}
