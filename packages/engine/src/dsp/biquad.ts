import { energyOf } from "./pcm.ts";

/** A second-order filter, normalized so that a0 is 1: y = b0·x + b1·x₁ + b2·x₂ - a1·y₁ - a2·y₂. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Applies filters in series to a channel and returns a new array. Initial state is zero. */
export const filter = (channel: Float32Array, ...biquads: readonly Biquad[]): Float32Array<ArrayBuffer> =>
  filterInPlace(Float32Array.from(channel), ...biquads);

/** Like `filter`, but overwrites the channel. */
export function filterInPlace<Channel extends Float32Array>(
  channel: Channel,
  ...biquads: readonly Biquad[]
): Channel {
  const pairs = inPairs(biquads);
  for (let at = 0; at < channel.length; at += blockLength) run(channel.subarray(at, at + blockLength), pairs);
  return channel;
}

/** The filtered channel's energy in each block of `length` samples; the last block may be shorter. */
export function filteredEnergies(
  channel: Float32Array,
  length: number,
  ...biquads: readonly Biquad[]
): Float64Array {
  const pairs = inPairs(biquads);
  const energies = new Float64Array(Math.ceil(channel.length / length));
  const buffer = new Float32Array(length);
  for (let i = 0; i < energies.length; i++) {
    const source = channel.subarray(i * length, (i + 1) * length);
    const block = buffer.subarray(0, source.length);
    block.set(source);
    run(block, pairs);
    energies[i] = energyOf(block);
  }
  return energies;
}

const passThrough: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 };

/** Short blocks call the inner loop often, so that V8 optimizes it early. */
const blockLength = 4096;

/** Coefficients and states, two filters per array: b0, b1, b2, a1, a2, s1, s2 of the first, then of the second. */
function inPairs(biquads: readonly Biquad[]): Float64Array[] {
  const count = Math.ceil(biquads.length / 2);
  return Array.from({ length: count }, (_, i) =>
    Float64Array.from(
      [biquads[2 * i] ?? passThrough, biquads[2 * i + 1] ?? passThrough].flatMap(({ b0, b1, b2, a1, a2 }) => [
        b0,
        b1,
        b2,
        a1,
        a2,
        0,
        0,
      ]),
    ),
  );
}

function run(block: Float32Array, pairs: readonly Float64Array[]): void {
  for (const pair of pairs) runPair(block, pair);
}

/** States below this (-400 dB) count as silence; processors are many times slower with numbers closer to 0. */
const inaudible = 1e-20;
/** How often to check for silent states, in samples. */
const checkLength = 32;

const audible = (state: number) => (Math.abs(state) < inaudible ? 0 : state);

/**
 * Runs two filters in place, interleaved to hide each other's feedback latency. Uses transposed direct form II, which
 * needs two states per filter and is the most accurate form in floating point.
 */
function runPair(block: Float32Array, pair: Float64Array): void {
  const [b0, b1, b2] = [pair[0] ?? 0, pair[1] ?? 0, pair[2] ?? 0];
  const [a1, a2] = [pair[3] ?? 0, pair[4] ?? 0];
  const [d0, d1, d2] = [pair[7] ?? 0, pair[8] ?? 0, pair[9] ?? 0];
  const [c1, c2] = [pair[10] ?? 0, pair[11] ?? 0];
  let [s1, s2, t1, t2] = [pair[5] ?? 0, pair[6] ?? 0, pair[12] ?? 0, pair[13] ?? 0];
  for (let start = 0; start < block.length; start += checkLength) {
    const end = Math.min(start + checkLength, block.length);
    for (let i = start; i < end; i++) {
      const x = block[i] ?? 0;
      const y = b0 * x + s1;
      s1 = b1 * x + s2 - a1 * y;
      s2 = b2 * x - a2 * y;
      const z = d0 * y + t1;
      t1 = d1 * y + t2 - c1 * z;
      t2 = d2 * y - c2 * z;
      block[i] = z;
    }
    [s1, s2, t1, t2] = [audible(s1), audible(s2), audible(t1), audible(t2)];
  }
  pair[5] = s1;
  pair[6] = s2;
  pair[12] = t1;
  pair[13] = t2;
}

export interface BiquadDesign {
  /** The cutoff or center, in Hz. */
  readonly frequency: number;
  /** Sample rate in Hz. */
  readonly sampleRate: number;
  /** Default: 0.707 (Butterworth). */
  readonly q?: number;
}

/** High-pass, 12 dB per octave (R. Bristow-Johnson, Audio EQ Cookbook). */
export function highPass(design: BiquadDesign): Biquad {
  const { cos, alpha } = angles(design);
  const b = (1 + cos) / 2;
  return normalise([b, -2 * b, b], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Low-pass, 12 dB per octave (Audio EQ Cookbook). */
export function lowPass(design: BiquadDesign): Biquad {
  const { cos, alpha } = angles(design);
  const b = (1 - cos) / 2;
  return normalise([b, 2 * b, b], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Peaking equalizer: boosts or cuts by `decibels` around the frequency (Audio EQ Cookbook). */
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
