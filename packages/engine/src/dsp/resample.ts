import type { Pcm } from "./pcm.ts";

/**
 * How many input samples to use on either side of each output sample. A larger number gives a steeper filter but
 * takes longer.
 */
const reach = 32;

/** Converts to another sample rate (Hz): windowed sinc, flat up to 0.9 of the lower Nyquist frequency. */
export function resample(pcm: Pcm, sampleRate: number): Pcm {
  if (pcm.sampleRate === sampleRate) return pcm;
  const divisor = greatestCommonDivisor(pcm.sampleRate, sampleRate);
  const up = sampleRate / divisor;
  const down = pcm.sampleRate / divisor;
  const phases = phasesOf(up, 0.95 * Math.min(1, up / down));
  return { sampleRate, channels: pcm.channels.map((channel) => convert(channel, up, down, phases)) };
}

/**
 * A small cache: an ad's sentences share one or two rates, and computing a table takes longer than resampling a
 * sentence.
 */
const tables = new Map<string, Float64Array>();
const mostTables = 4;

/** The taps for all phases, concatenated. */
function phasesOf(up: number, cutoff: number): Float64Array {
  const key = `${up} ${cutoff}`;
  const table = tables.get(key) ?? new Float64Array(up * 2 * reach);
  if (!tables.has(key)) {
    for (let phase = 0; phase < up; phase++) table.set(interpolator(phase / up, cutoff), phase * 2 * reach);
  }
  // Insertion order makes the first entry the least recently used.
  tables.delete(key);
  tables.set(key, table);
  for (const oldest of tables.keys()) {
    if (tables.size > mostTables) tables.delete(oldest);
  }
  return table;
}

function convert(channel: Float32Array, up: number, down: number, phases: Float64Array): Float32Array {
  const output = new Float32Array(Math.ceil((channel.length * up) / down));
  // Padded with silence, because reading beyond the end of a typed array deoptimizes the loop.
  const padded = new Float64Array(channel.length + 2 * reach);
  padded.set(channel, reach);
  let [first, phase] = [1, 0];
  for (let i = 0; i < output.length; i++) {
    output[i] = sampleAt(padded, first, phases, phase * 2 * reach);
    phase += down;
    while (phase >= up) {
      phase -= up;
      first++;
    }
  }
  return output;
}

/** Computes one output sample: a row of taps applied to the input, starting at `first`. */
function sampleAt(padded: Float64Array, first: number, phases: Float64Array, row: number): number {
  // Four accumulators, so that additions don't wait for each other.
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let t = 0; t < 2 * reach; t += 4) {
    one += (phases[row + t] ?? 0) * (padded[first + t] ?? 0);
    two += (phases[row + t + 1] ?? 0) * (padded[first + t + 1] ?? 0);
    three += (phases[row + t + 2] ?? 0) * (padded[first + t + 2] ?? 0);
    four += (phases[row + t + 3] ?? 0) * (padded[first + t + 3] ?? 0);
  }
  return one + two + three + four;
}

/**
 * Taps for the value `fraction` of the way from the middle sample to the next, band-limited to `cutoff` (1 is Nyquist).
 */
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
