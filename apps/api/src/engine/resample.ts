import type { Pcm } from "./pcm.ts";

/** Input samples to either side of each output sample. More is sharper and slower. */
const reach = 32;

/** The same sound at another sample rate (Hz): windowed sinc, flat to 0.9 of the lower rate's half. */
export function resample(pcm: Pcm, sampleRate: number): Pcm {
  if (pcm.sampleRate === sampleRate) return pcm;
  const divisor = greatestCommonDivisor(pcm.sampleRate, sampleRate);
  const up = sampleRate / divisor;
  const down = pcm.sampleRate / divisor;
  const cutoff = 0.95 * Math.min(1, up / down);
  const phases = Array.from({ length: up }, (_, phase) => interpolator(phase / up, cutoff));
  return { sampleRate, channels: pcm.channels.map((channel) => convert(channel, up, down, phases)) };
}

function convert(channel: Float32Array, up: number, down: number, phases: readonly Float64Array[]) {
  const output = new Float32Array(Math.ceil((channel.length * up) / down));
  for (let i = 0; i < output.length; i++) {
    const taps = phases[(i * down) % up];
    const first = Math.floor((i * down) / up) - reach + 1;
    let sum = 0;
    for (let t = 0; t < 2 * reach; t++) sum += (taps?.[t] ?? 0) * (channel[first + t] ?? 0);
    output[i] = sum;
  }
  return output;
}

/** The taps that give the value `fraction` of the way from the middle sample to the next, below `cutoff`. */
function interpolator(fraction: number, cutoff: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * reach }, (_, t) => {
    const distance = t - (reach - 1) - fraction;
    const x = Math.PI * distance * cutoff;
    return (x === 0 ? 1 : Math.sin(x) / x) * hann(distance / reach);
  });
  const sum = taps.reduce((a, b) => a + b, 0);
  return taps.map((tap) => tap / sum);
}

const hann = (x: number) => 0.5 + 0.5 * Math.cos(Math.PI * Math.max(-1, Math.min(1, x)));

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
