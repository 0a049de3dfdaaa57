import { type Biquad, filteredEnergies } from "../dsp/biquad.ts";
import { amplify, frameCount, type Pcm } from "../dsp/pcm.ts";

const absoluteGate = -70;
const relativeGate = -10;

/**
 * Integrated loudness in LUFS: ITU-R BS.1770-5 annex 1, with K-weighting for any sample rate, blocks of 400 ms every
 * 100 ms, an absolute gate at -70 LUFS and a relative gate 10 LU below the loudness of the blocks that passed it.
 * -Infinity for silence, and for less than 400 ms. Mono is measured as a single channel, as in the standard.
 */
export function integratedLoudness(pcm: Pcm): number {
  const powers = blockPowers(pcm).filter((power) => loudnessOf(power) > absoluteGate);
  const threshold = loudnessOf(mean(powers)) + relativeGate;
  return loudnessOf(mean(powers.filter((power) => loudnessOf(power) > threshold)));
}

/** Normalizes a sound to a loudness in LUFS with gain alone, and returns new arrays. Leaves silence unchanged. */
export function normalizeLoudness(pcm: Pcm, lufs: number): Pcm {
  const decibels = lufs - integratedLoudness(pcm);
  return amplify(pcm, Number.isFinite(decibels) ? decibels : 0);
}

/** BS.1770-5 annex 1, formula 2. */
const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power);

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Each 400 ms block's weighted power. Ignores an incomplete block at the end. */
function blockPowers(pcm: Pcm): number[] {
  const step = Math.round(pcm.sampleRate / 10);
  const steps = Array.from({ length: Math.floor(frameCount(pcm) / step) }, () => 0);
  const weights = channelWeights(pcm.channels.length);
  // Mono audio arrives as the same array twice, and is filtered only once.
  const measured = new Map<Float32Array, Float64Array>();
  pcm.channels.forEach((channel, c) => {
    const weight = weights[c] ?? 1;
    if (weight === 0) return;
    const energies =
      measured.get(channel) ??
      filteredEnergies(channel, step, shelf(pcm.sampleRate), rumbleFilter(pcm.sampleRate));
    measured.set(channel, energies);
    for (let s = 0; s < steps.length; s++) steps[s] = (steps[s] ?? 0) + (weight * (energies[s] ?? 0)) / step;
  });
  return steps.slice(3).map((_, i) => mean(steps.slice(i, i + 4)));
}

/** BS.1770-5 annex 1, table 3, for channels in WAV order. The low-frequency effects channel has weight 0. */
function channelWeights(count: number): readonly number[] {
  if (count === 5) return [1, 1, 1, 1.41, 1.41];
  if (count === 6) return [1, 1, 1, 0, 1.41, 1.41];
  return Array.from({ length: count }, () => 1);
}

// The standard gives both filters as coefficients at 48 kHz only. These are the analog prototypes (frequency, gain
// and Q fitted to the table), converted to any rate by the bilinear transform.

/** High shelf that models the head: about +4 dB above 2 kHz. */
function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** Revised low-frequency B-curve: a high-pass at 38 Hz whose numerator is left at 1, -2, 1, as in the standard. */
function rumbleFilter(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
