/** Sound as numbers: one array per channel, all of one length, full scale at ±1 (floating point may exceed it). */
export interface Pcm {
  /** Samples per second and channel, in Hz. */
  readonly sampleRate: number;
  /** Left, right; or one channel; or more in the order of a WAV file. */
  readonly channels: readonly Float32Array[];
}

/** How many samples each channel holds. */
export const frameCount = (pcm: Pcm): number => pcm.channels[0]?.length ?? 0;

/** Length in milliseconds, rounded to a whole one. */
export const durationMs = (pcm: Pcm): number => Math.round((frameCount(pcm) / pcm.sampleRate) * 1000);

/** Amplitude ratio to decibels: 1 is 0 dB, 0 is -Infinity. */
export const toDecibels = (ratio: number): number => 20 * Math.log10(ratio);

/** Decibels to amplitude ratio: 0 dB is 1, -6.02 dB is about 0.5. */
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20);

/** The same sound, louder or softer by `decibels`, in new arrays. */
export function amplify(pcm: Pcm, decibels: number): Pcm {
  const factor = fromDecibels(decibels);
  return { ...pcm, channels: pcm.channels.map((channel) => scaled(channel, factor)) };
}

/** One channel, `factor` times as loud, in a new array. Loops of one step each, here and elsewhere: `map` takes ten times as long. */
function scaled(channel: Float32Array, factor: number): Float32Array<ArrayBuffer> {
  const louder = new Float32Array(channel.length);
  for (let i = 0; i < louder.length; i++) louder[i] = (channel[i] ?? 0) * factor;
  return louder;
}

/** The sum of the squares of a channel. */
export function energyOf(channel: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < channel.length; i++) {
    const sample = channel[i] ?? 0;
    sum += sample * sample;
  }
  return sum;
}

/** The largest magnitude of one stretch of one channel; `end` is exclusive. 0 for an empty stretch. */
export function largest(channel: Float32Array, start = 0, end = channel.length): number {
  let most = 0;
  const stop = Math.min(end, channel.length);
  for (let i = Math.max(0, start); i < stop; i++) {
    const magnitude = Math.abs(channel[i] ?? 0);
    if (magnitude > most) most = magnitude;
  }
  return most;
}
