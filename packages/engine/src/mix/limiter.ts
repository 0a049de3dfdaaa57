import { frameCount, fromDecibels, type Pcm, toFrames } from "../dsp/pcm.ts";
import { visitPeaks } from "../measure/true-peak.ts";

const lookAheadMs = 5;
const releaseMs = 80;

/** Applies a gain in dB and limits the true peak to `ceiling` dBTP. The next call overwrites the result. */
export type Limiter = (ceiling: number, decibels: number) => Pcm;

/**
 * Limits a sound's true peak to a ceiling (to about 0.1 dB, because the gain changes within the span of the measuring
 * filter). All channels share the gain: it falls over 5 ms before a peak and recovers with a time constant of 80 ms.
 * Repeated calls with other gains reuse the buffers.
 */
export function openLimiter(pcm: Pcm): Limiter {
  const frames = frameCount(pcm);
  const reach = toFrames(lookAheadMs, pcm.sampleRate);
  const buffers = { padded: new Float32Array(frames + 2 * reach + 1), gains: new Float32Array(frames) };
  const result = { ...pcm, channels: pcm.channels.map(() => new Float32Array(frames)) };
  return (ceiling, decibels) => {
    const factor = fromDecibels(decibels);
    const required = buffers.padded.subarray(0, frames);
    if (fillRequired(required, pcm, fromDecibels(ceiling) / factor)) {
      slidingMinimum(buffers.gains, required, reach);
      release(buffers.gains, pcm.sampleRate);
      average(buffers.gains, buffers.padded, { reach, factor });
    } else {
      buffers.gains.fill(factor);
    }
    result.channels.forEach((channel, c) => multiply(channel, pcm.channels[c] ?? channel, buffers.gains));
    return result;
  };
}

function multiply(product: Float32Array, channel: Float32Array, gains: Float32Array): void {
  for (let i = 0; i < product.length; i++) product[i] = (channel[i] ?? 0) * (gains[i] ?? 1);
}

/**
 * Fills in the gain that keeps each sample in all channels below the ceiling; mostly 1.
 * @returns false if it is 1 everywhere
 */
function fillRequired(gains: Float32Array, pcm: Pcm, ceiling: number): boolean {
  gains.fill(1);
  let isLimiting = false;
  const lower = (i: number, gain: number) => {
    if (gain < (gains[i] ?? 0)) gains[i] = gain;
  };
  for (const channel of pcm.channels) {
    visitPeaks(channel, ceiling, (i, peak) => {
      isLimiting = true;
      // A peak between two samples affects both.
      lower(i, ceiling / peak);
      lower(i + 1, ceiling / peak);
    });
  }
  return isLimiting;
}

/**
 * The minimum of the values within `reach` on either side, in one pass with a monotonic queue. No value exceeds 1, so
 * only those below 1 are queued.
 */
function slidingMinimum(result: Float32Array, values: Float32Array, reach: number): void {
  // A ring buffer: the queue holds at most 2 * reach + 1 entries.
  const mask = 2 ** Math.ceil(Math.log2(2 * reach + 2)) - 1;
  const queue = new Int32Array(mask + 1);
  let [head, tail] = [0, 0];
  result.fill(1);
  for (let i = 0; i < values.length + reach; i++) {
    const value = i < values.length ? (values[i] ?? 1) : 1;
    if (value < 1) {
      while (tail > head && (values[queue[(tail - 1) & mask] ?? 0] ?? 0) >= value) tail--;
      queue[tail++ & mask] = i;
    }
    if (tail > head && (queue[head & mask] ?? 0) < i - 2 * reach) head++;
    if (tail > head && i >= reach) result[i - reach] = values[queue[head & mask] ?? 0] ?? 1;
  }
}

/** Instant attack, exponential release. In place. */
function release(gains: Float32Array, sampleRate: number): void {
  const decay = Math.exp(-1000 / (releaseMs * sampleRate));
  let gain = 1;
  for (let i = 0; i < gains.length; i++) {
    const required = gains[i] ?? 1;
    gain = Math.min(required, required + (gain - required) * decay);
    gains[i] = gain;
  }
}

/**
 * A moving average of the values within `reach` on either side, times `factor`, in place. It never exceeds the
 * required gain, because it averages minima over the same width.
 * @param padded buffer for the values, padded with `reach` copies of the first and last
 */
function average(
  values: Float32Array,
  padded: Float32Array,
  { reach, factor }: { reach: number; factor: number },
): void {
  padded.fill(values[0] ?? 1, 0, reach);
  padded.set(values, reach);
  padded.fill(values.at(-1) ?? 1, reach + values.length);
  let sum = 0;
  for (let i = 0; i <= 2 * reach; i++) sum += padded[i] ?? 1;
  const scale = factor / (2 * reach + 1);
  for (let i = 0; i < values.length; i++) {
    values[i] = sum * scale;
    sum += (padded[i + 2 * reach + 1] ?? 1) - (padded[i] ?? 1);
  }
}
