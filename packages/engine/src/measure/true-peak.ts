import { peakMagnitude, type Pcm, toDecibels } from "../dsp/pcm.ts";

const oversampling = 4;
/** How many samples to use on either side of an interpolated value. */
const reach = 6;

/** Three filters of twelve taps, for the values a quarter, a half and three quarters of the way to the next sample. */
const phases = Array.from({ length: oversampling - 1 }, (_, phase) =>
  interpolator((phase + 1) / oversampling),
);
/** The taps for all three filters, concatenated. */
const allTaps = Float64Array.from(phases.flatMap((phase) => [...phase]));
/**
 * The upper bound on overshoot: no interpolated value exceeds the largest sample it is computed from, times this
 * factor.
 */
const maxOvershoot = Math.max(...phases.map((phase) => phase.reduce((sum, tap) => sum + Math.abs(tap), 0)));
/** The block size in samples. Blocks are skipped if they and their neighborhood are too quiet to matter. */
const block = 32;

/**
 * True peak in dBTP: the largest magnitude in any channel at four times the sample rate (ITU-R BS.1770-5 annex 2,
 * with filters of the same length, flat to 0.1 dB up to 0.4 of the sample rate). -Infinity for silence.
 */
export function truePeak(pcm: Pcm): number {
  let peak = 0;
  for (const channel of pcm.channels) peak = Math.max(peak, peakMagnitude(channel));
  for (const channel of pcm.channels) {
    visitPeaks(channel, peak, (_, here) => (peak = Math.max(peak, here)));
  }
  return toDecibels(peak);
}

/**
 * Calls `visit` with the index and magnitude of each sample above `above`, including the values interpolated between it
 * and the next sample.
 */
export function visitPeaks(
  channel: Float32Array,
  above: number,
  visit: (index: number, peak: number) => void,
): void {
  const padded = new Float32Array(block + 2 * reach);
  for (let start = 0; start < channel.length; start += block) {
    const from = start - reach + 1;
    const stop = Math.min(channel.length, start + block);
    if (peakMagnitude(channel, from, stop + reach) * maxOvershoot <= above) continue;
    const isInside = from >= 0 && stop + reach <= channel.length;
    if (!isInside) {
      padded.fill(0);
      padded.set(channel.subarray(Math.max(0, from), stop + reach), Math.max(0, -from));
    }
    for (let i = start; i < stop; i++) {
      const peak = isInside ? peakAt(channel, i - reach + 1) : peakAt(padded, i - start);
      if (peak > above) visit(i, peak);
    }
  }
}

/**
 * The peak around the sixth of twelve samples: the largest magnitude of that sample and the three values interpolated
 * after it.
 */
function peakAt(sound: Float32Array, first: number): number {
  let [quarter, half, threeQuarters] = [0, 0, 0];
  for (let t = 0; t < 2 * reach; t++) {
    const sample = sound[first + t] ?? 0;
    quarter += (allTaps[t] ?? 0) * sample;
    half += (allTaps[2 * reach + t] ?? 0) * sample;
    threeQuarters += (allTaps[4 * reach + t] ?? 0) * sample;
  }
  return Math.max(
    Math.abs(sound[first + reach - 1] ?? 0),
    Math.abs(quarter),
    Math.abs(half),
    Math.abs(threeQuarters),
  );
}

/** Taps for the value `fraction` of the way from the sixth to the seventh of twelve samples. */
function interpolator(fraction: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * reach }, (_, t) => {
    const distance = t - (reach - 1) - fraction;
    return sinc(distance) * kaiserWindow(distance / reach);
  });
  const sum = taps.reduce((a, b) => a + b, 0);
  return taps.map((tap) => tap / sum);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** The Kaiser window: 1 at 0, falling toward both edges at ±1. */
function kaiserWindow(x: number): number {
  const beta = 3.5;
  return bessel(beta * Math.sqrt(Math.max(0, 1 - x * x))) / bessel(beta);
}

/** Modified Bessel function of the first kind and order 0, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
