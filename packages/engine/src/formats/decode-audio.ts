import { MPEGDecoder } from "mpg123-decoder";

import type { Pcm } from "../dsp/pcm.ts";
import { readMp3Frames } from "./mp3-frames.ts";
import { UnreadableAudio } from "./unreadable-audio-error.ts";
import { looksLikeWav, readWav } from "./wav.ts";

/**
 * Decodes a WAV or MP3 file, told apart by content, to at least two channels: one channel is heard from both
 * speakers, and comes as two equal ones. A file cut short gives what is there.
 * @throws {UnreadableAudio} when the bytes are neither, or hold no sound.
 */
export async function decodeAudio(bytes: Uint8Array): Promise<Pcm> {
  const pcm = looksLikeWav(bytes) ? readWav(bytes) : await decodeMp3(bytes);
  const [only, ...others] = pcm.channels;
  return only && others.length === 0 ? { ...pcm, channels: [only, only] } : pcm;
}

async function decodeMp3(bytes: Uint8Array): Promise<Pcm> {
  // libmpg123 looks for sound in anything, and complains on the console: ask first.
  if (readMp3Frames(bytes).length === 0) throw new UnreadableAudio("neither WAV nor MP3");
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    return decodeInParts(decoder, bytes);
  } finally {
    decoder.free();
  }
}

/** The decoder keeps a copy of what one call decodes until its end: part by part the sound is there once. */
const partLength = 1 << 16;

function decodeInParts(decoder: MPEGDecoder, bytes: Uint8Array): Pcm {
  let [sampleRate, frames] = [0, 0];
  let channels = [new Float32Array(), new Float32Array()];
  for (let at = 0; at < bytes.length; at += partLength) {
    const part = decoder.decode(bytes.subarray(at, at + partLength));
    if (part.samplesDecoded === 0) continue;
    sampleRate = part.sampleRate;
    const needed = frames + part.samplesDecoded;
    if (needed > (channels[0]?.length ?? 0)) {
      // What is left is as dense as what was there.
      const room = Math.ceil((1.02 * needed * bytes.length) / Math.min(bytes.length, at + partLength));
      channels = channels.map((channel) => enlarged(channel, room));
    }
    channels.forEach((channel, c) => channel.set(part.channelData[c] ?? part.channelData[0] ?? [], frames));
    frames = needed;
  }
  if (frames === 0) throw new UnreadableAudio("the MP3 file holds no sound");
  return { sampleRate, channels: channels.map((channel) => channel.subarray(0, frames)) };
}

function enlarged(channel: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const longer = new Float32Array(length);
  longer.set(channel);
  return longer;
}
