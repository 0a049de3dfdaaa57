import { MPEGDecoder } from "mpg123-decoder";

import type { Pcm } from "../dsp/pcm.ts";
import { readMp3Frames } from "./mp3-frames.ts";
import { UnreadableAudioError } from "./unreadable-audio-error.ts";
import { looksLikeWav, readWav } from "./wav.ts";

/**
 * Decodes a WAV or MP3 file, detected by content. Mono becomes two identical channels, because it plays from both
 * speakers. Decodes what is left of a truncated file.
 * @throws {UnreadableAudioError} if the bytes are neither, or contain no audio
 */
export async function decodeAudio(bytes: Uint8Array): Promise<Pcm> {
  const pcm = looksLikeWav(bytes) ? readWav(bytes) : await decodeMp3(bytes);
  const [only, ...others] = pcm.channels;
  return only && others.length === 0 ? { ...pcm, channels: [only, only] } : pcm;
}

/** The block size in bytes. The decoder copies everything that one call decodes, so the file is passed in blocks. */
const blockLength = 64 * 1024;

/**
 * Decodes an MP3 file to two channels.
 * @param maxSamples total samples in both channels
 * @returns null if the file holds more than `maxSamples`
 * @throws {UnreadableAudioError} if it has no audio, or changes its sample rate midway
 */
export function decodeMp3(bytes: Uint8Array): Promise<Pcm>;
export function decodeMp3(bytes: Uint8Array, maxSamples: number): Promise<Pcm | null>;
export async function decodeMp3(bytes: Uint8Array, maxSamples = Infinity): Promise<Pcm | null> {
  // libmpg123 searches any input for audio, and logs errors to the console.
  if (readMp3Frames(bytes).length === 0) throw new UnreadableAudioError("neither WAV nor MP3", "not sound");
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    return decodeInBlocks(decoder, bytes, maxSamples);
  } finally {
    decoder.free();
  }
}

function decodeInBlocks(decoder: MPEGDecoder, bytes: Uint8Array, maxSamples: number): Pcm | null {
  let [sampleRate, frames] = [0, 0];
  let channels = [new Float32Array(), new Float32Array()];
  for (let at = 0; at < bytes.length; at += blockLength) {
    const block = decoder.decode(bytes.subarray(at, at + blockLength));
    if (block.samplesDecoded === 0) continue;
    sampleRate ||= block.sampleRate;
    if (block.sampleRate !== sampleRate)
      throw new UnreadableAudioError("the MP3 file changes its rate midway");
    const needed = frames + block.samplesDecoded;
    if (needed * channels.length > maxSamples) return null;
    if (needed > (channels[0]?.length ?? 0)) {
      // The capacity for the whole file, extrapolated from the bitrate so far, plus 2 %.
      const capacity = Math.ceil((1.02 * needed * bytes.length) / Math.min(bytes.length, at + blockLength));
      channels = channels.map((channel) => enlarged(channel, capacity));
    }
    channels.forEach((channel, c) => channel.set(block.channelData[c] ?? block.channelData[0] ?? [], frames));
    frames = needed;
  }
  if (frames === 0) throw new UnreadableAudioError("the MP3 file holds no sound");
  return { sampleRate, channels: channels.map((channel) => channel.subarray(0, frames)) };
}

function enlarged(channel: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const longer = new Float32Array(length);
  longer.set(channel);
  return longer;
}
