import { frameCount, fromDecibels, type Pcm } from "../dsp/pcm.ts";
import { visitPeaks } from "../measure/true-peak.ts";

const lookAheadMs = 5;
const releaseMs = 80;

/** The sound louder by `decibels`, its true peak at or below `ceiling` dBTP. The next answer is written over this one. */
export type Limiter = (ceiling: number, decibels: number) => Pcm;

/** Keeps the true peak of a sound at or below `ceiling` dBTP: see `openLimiter`. */
export const limit = (pcm: Pcm, ceiling: number): Pcm => openLimiter(pcm)(ceiling, 0);

/**
 * Keeps the true peak below a ceiling (to about 0.1 dB: the gain moves while the filter looks). All channels turn down
 * together, smoothly over 5 ms before each peak, and come back with a time constant of 80 ms. One that is asked again with
 * another gain needs no more memory.
 */
export function openLimiter(pcm: Pcm): Limiter {
  const frames = frameCount(pcm);
  const reach = Math.round((pcm.sampleRate * lookAheadMs) / 1000);
  const rooms = { wide: new Float32Array(frames + 2 * reach + 1), gains: new Float32Array(frames) };
  const result = { ...pcm, channels: pcm.channels.map(() => new Float32Array(frames)) };
  return (ceiling, decibels) => {
    const factor = fromDecibels(decibels);
    const needed = rooms.wide.subarray(0, frames);
    if (fillNeeded(needed, pcm, fromDecibels(ceiling) / factor)) {
      fillLowest(rooms.gains, needed, reach);
      release(rooms.gains, pcm.sampleRate);
      average(rooms.gains, rooms.wide, { reach, factor });
    } else {
      rooms.gains.fill(factor);
    }
    result.channels.forEach((channel, c) => multiply(channel, pcm.channels[c] ?? channel, rooms.gains));
    return result;
  };
}

function multiply(product: Float32Array, channel: Float32Array, gains: Float32Array): void {
  for (let i = 0; i < product.length; i++) product[i] = (channel[i] ?? 0) * (gains[i] ?? 1);
}

/**
 * The gain that each sample needs so that no channel exceeds the ceiling there: 1 almost everywhere.
 * @returns whether it is less anywhere
 */
function fillNeeded(gains: Float32Array, pcm: Pcm, ceiling: number): boolean {
  gains.fill(1);
  let isNeeded = false;
  const lower = (i: number, gain: number) => {
    if (gain < (gains[i] ?? 0)) gains[i] = gain;
  };
  for (const channel of pcm.channels) {
    visitPeaks(channel, ceiling, (i, peak) => {
      isNeeded = true;
      // A peak between two samples belongs to both.
      lower(i, ceiling / peak);
      lower(i + 1, ceiling / peak);
    });
  }
  return isNeeded;
}

/**
 * The minimum of the values up to `reach` to either side, each value visited once: a queue of rising minima, in which
 * those below 1 alone stand, as no value exceeds 1.
 */
function fillLowest(result: Float32Array, values: Float32Array, reach: number): void {
  // What is in the queue lies within 2 * reach + 1 places: it goes round in the next power of two.
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

/** Falls at once, rises exponentially. In place. */
function release(gains: Float32Array, sampleRate: number): void {
  const pull = Math.exp(-1000 / (releaseMs * sampleRate));
  let gain = 1;
  for (let i = 0; i < gains.length; i++) {
    const needed = gains[i] ?? 1;
    gain = Math.min(needed, needed + (gain - needed) * pull);
    gains[i] = gain;
  }
}

/**
 * The mean of the values up to `reach` to either side, `factor` times as large: of minima that wide, so it never exceeds
 * what is needed. In place.
 * @param wide room for the values with their neighbours, those at the ends repeated
 */
function average(
  values: Float32Array,
  wide: Float32Array,
  { reach, factor }: { reach: number; factor: number },
): void {
  wide.fill(values[0] ?? 1, 0, reach);
  wide.set(values, reach);
  wide.fill(values.at(-1) ?? 1, reach + values.length);
  let sum = 0;
  for (let i = 0; i <= 2 * reach; i++) sum += wide[i] ?? 1;
  const scale = factor / (2 * reach + 1);
  for (let i = 0; i < values.length; i++) {
    values[i] = sum * scale;
    sum += (wide[i + 2 * reach + 1] ?? 1) - (wide[i] ?? 1);
  }
}
