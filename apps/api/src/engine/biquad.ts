/** A second-order filter, normalised so that a0 is 1: y = b0·x + b1·x₁ + b2·x₂ - a1·y₁ - a2·y₂. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Runs filters one after the other over a channel, into a new array. They start at rest. */
export function filter(channel: Float32Array, ...biquads: readonly Biquad[]): Float32Array<ArrayBuffer> {
  const output = Float32Array.from(channel);
  for (const { b0, b1, b2, a1, a2 } of biquads) {
    // Transposed direct form II: two states, and the best behaved of the forms in floating point.
    let s1 = 0;
    let s2 = 0;
    for (let i = 0; i < output.length; i++) {
      const x = output[i] ?? 0;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      output[i] = y;
    }
  }
  return output;
}

/** Where a filter turns (Hz), how narrow it is (Q; 0.707 is Butterworth), at which sample rate (Hz). */
export interface BiquadDesign {
  readonly frequency: number;
  readonly sampleRate: number;
  readonly q?: number;
}

/** Lets through what lies above the frequency, 12 dB per octave (R. Bristow-Johnson, Audio EQ Cookbook). */
export function highPass(design: BiquadDesign): Biquad {
  const { cos, alpha } = angles(design);
  const b = (1 + cos) / 2;
  return normalise([b, -2 * b, b], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lets through what lies below the frequency, 12 dB per octave (Audio EQ Cookbook). */
export function lowPass(design: BiquadDesign): Biquad {
  const { cos, alpha } = angles(design);
  const b = (1 - cos) / 2;
  return normalise([b, 2 * b, b], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Lifts or lowers the surroundings of the frequency by `decibels` (Audio EQ Cookbook). */
export function bell(design: BiquadDesign & { readonly decibels: number }): Biquad {
  const { cos, alpha } = angles(design);
  const a = 10 ** (design.decibels / 40);
  return normalise([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a]);
}

function angles({ frequency, sampleRate, q = Math.SQRT1_2 }: BiquadDesign) {
  const omega = (2 * Math.PI * frequency) / sampleRate;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

type Coefficients = readonly [number, number, number];

function normalise([b0, b1, b2]: Coefficients, [a0, a1, a2]: Coefficients): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
