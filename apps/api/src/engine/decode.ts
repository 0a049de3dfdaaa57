import { MPEGDecoder } from "mpg123-decoder";

import { readMp3Frames } from "./mp3-frames.ts";
import { frameCount, type Pcm } from "./pcm.ts";
import { UnreadableAudio } from "./unreadable-audio.ts";
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
    const { channelData, sampleRate } = decoder.decode(bytes);
    const pcm = { sampleRate, channels: channelData };
    if (frameCount(pcm) === 0) throw new UnreadableAudio("the MP3 file holds no sound");
    return pcm;
  } finally {
    decoder.free();
  }
}
