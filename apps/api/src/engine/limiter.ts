import { frameCount, fromDecibels, type Pcm } from "./pcm.ts";
import { truePeaks } from "./true-peak.ts";

const lookAheadMs = 5;
const releaseMs = 80;

/**
 * Keeps the true peak at or below `ceiling` dBTP (to about 0.1 dB: the gain moves while the filter looks). All
 * channels turn down together, smoothly over 5 ms before each peak, and come back with a time constant of 80 ms.
 */
export function limit(pcm: Pcm, ceiling: number): Pcm {
  const reach = Math.round((pcm.sampleRate * lookAheadMs) / 1000);
  const needed = neededGains(pcm, fromDecibels(ceiling));
  const gains = average(released(lowest(needed, reach), pcm.sampleRate), reach);
  return {
    ...pcm,
    channels: pcm.channels.map((channel) => channel.map((sample, i) => sample * (gains[i] ?? 1))),
  };
}

/** The gain that each sample needs so that no channel exceeds the ceiling there: 1 almost everywhere. */
function neededGains(pcm: Pcm, ceiling: number): Float64Array {
  const gains = new Float64Array(frameCount(pcm)).fill(1);
  for (const channel of pcm.channels) {
    truePeaks(channel).forEach((peak, i) => {
      // A peak between two samples belongs to both.
      for (const at of [i, i + 1]) {
        if (at < gains.length) gains[at] = Math.min(gains[at] ?? 1, ceiling / peak);
      }
    });
  }
  return gains;
}

/** The minimum of the values up to `reach` to either side, each value visited once (a queue of rising minima). */
function lowest(values: Float64Array, reach: number): Float64Array {
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  const result = new Float64Array(values.length);
  for (let i = 0; i < values.length + reach; i++) {
    const value = values[i];
    if (value !== undefined) {
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 0) >= value) tail--;
      queue[tail++] = i;
    }
    if (i < reach) continue;
    while ((queue[head] ?? 0) < i - 2 * reach) head++;
    result[i - reach] = values[queue[head] ?? 0] ?? 1;
  }
  return result;
}

/** Falls at once, rises exponentially. */
function released(gains: Float64Array, sampleRate: number): Float64Array {
  const pull = Math.exp(-1000 / (releaseMs * sampleRate));
  let gain = 1;
  return gains.map((needed) => (gain = Math.min(needed, needed + (gain - needed) * pull)));
}

/** The mean of the values up to `reach` to either side: of minima that wide, so it never exceeds what is needed. */
function average(values: Float64Array, reach: number): Float64Array {
  const at = (i: number) => values[Math.max(0, Math.min(values.length - 1, i))] ?? 1;
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += at(i);
  return values.map((_, i) => {
    const mean = sum / (2 * reach + 1);
    sum += at(i + reach + 1) - at(i - reach);
    return mean;
  });
}
