import { fromDecibels, toDecibels } from "./pcm.ts";

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
  let envelope = 0;
  return Float32Array.from(channel, (sample) => {
    const magnitude = Math.abs(sample);
    const pull = magnitude > envelope ? rise : fall;
    envelope = magnitude + (envelope - magnitude) * pull;
    const above = envelope > 0 ? toDecibels(envelope) - by.threshold : 0;
    return above > 0 ? sample * fromDecibels(-above * (1 - 1 / by.ratio)) : sample;
  });
}
