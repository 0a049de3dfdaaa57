import { fromDecibels } from "./pcm.ts";

export interface CompressorSettings {
  /** The threshold in dBFS. */
  readonly threshold: number;
  /** At 2.5, for example, each 2.5 dB above the threshold becomes 1 dB. */
  readonly ratio: number;
  /** The attack time in ms. */
  readonly attack: number;
  /** The release time in ms. */
  readonly release: number;
}

/** Compresses one channel by its peak envelope, without make-up gain. */
export function compress(
  channel: Float32Array,
  sampleRate: number,
  { threshold: thresholdDbfs, ratio, attack, release }: CompressorSettings,
): Float32Array<ArrayBuffer> {
  const rise = Math.exp(-1000 / (attack * sampleRate));
  const fall = Math.exp(-1000 / (release * sampleRate));
  const threshold = fromDecibels(thresholdDbfs);
  const slope = 1 / ratio - 1;
  const result = new Float32Array(channel.length);
  let envelope = 0;
  for (let i = 0; i < result.length; i++) {
    const sample = channel[i] ?? 0;
    const magnitude = Math.abs(sample);
    envelope = magnitude + (envelope - magnitude) * (magnitude > envelope ? rise : fall);
    result[i] = envelope > threshold ? sample * (envelope / threshold) ** slope : sample;
  }
  return result;
}
