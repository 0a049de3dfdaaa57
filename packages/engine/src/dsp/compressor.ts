import { fromDecibels } from "./pcm.ts";

/** How one channel's loud and soft passages are brought together. */
export interface Compression {
  /** dBFS above which it works. */
  readonly threshold: number;
  /** 2.5 leaves 1 dB of every 2.5 above the threshold. */
  readonly ratio: number;
  /** Milliseconds in which it follows a rise, and a fall. */
  readonly attack: number;
  readonly release: number;
}

/** Compresses one channel by its envelope, with no gain to make up for it. */
export function compress(
  channel: Float32Array,
  sampleRate: number,
  by: Compression,
): Float32Array<ArrayBuffer> {
  const rise = Math.exp(-1000 / (by.attack * sampleRate));
  const fall = Math.exp(-1000 / (by.release * sampleRate));
  const threshold = fromDecibels(by.threshold);
  const bend = 1 / by.ratio - 1;
  const result = new Float32Array(channel.length);
  let envelope = 0;
  for (let i = 0; i < result.length; i++) {
    const sample = channel[i] ?? 0;
    const magnitude = Math.abs(sample);
    envelope = magnitude + (envelope - magnitude) * (magnitude > envelope ? rise : fall);
    result[i] = envelope > threshold ? sample * (envelope / threshold) ** bend : sample;
  }
  return result;
}
