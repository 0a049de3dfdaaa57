import { energyOf } from "./pcm.ts";

/** A second-order filter, normalised so that a0 is 1: y = b0·x + b1·x₁ + b2·x₂ - a1·y₁ - a2·y₂. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Runs filters one after the other over a channel, into a new array. They start at rest. */
export const filter = (channel: Float32Array, ...biquads: readonly Biquad[]): Float32Array<ArrayBuffer> =>
  filterInPlace(Float32Array.from(channel), ...biquads);

/** The same, over the channel itself. */
export function filterInPlace<Channel extends Float32Array>(
  channel: Channel,
  ...biquads: readonly Biquad[]
): Channel {
  const pairs = inPairs(biquads);
  for (let at = 0; at < channel.length; at += stretch) run(channel.subarray(at, at + stretch), pairs);
  return channel;
}

/** The energy of what filters let through of a channel, in each stretch of `length` samples; the last may be shorter. */
export function filteredEnergies(
  channel: Float32Array,
  length: number,
  ...biquads: readonly Biquad[]
): Float64Array {
  const pairs = inPairs(biquads);
  const energies = new Float64Array(Math.ceil(channel.length / length));
  const room = new Float32Array(length);
  for (let i = 0; i < energies.length; i++) {
    const from = channel.subarray(i * length, (i + 1) * length);
    const part = room.subarray(0, from.length);
    part.set(from);
    run(part, pairs);
    energies[i] = energyOf(part);
  }
  return energies;
}

/** Lets everything through. */
const through: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 };

/** So many samples at a time: what is called often is compiled soon. */
const stretch = 4096;

/** For each two filters the coefficients and the two states of both: b0, b1, b2, a1, a2, s1, s2, and so on. */
function inPairs(biquads: readonly Biquad[]): Float64Array[] {
  const count = Math.ceil(biquads.length / 2);
  return Array.from({ length: count }, (_, i) =>
    Float64Array.from(
      [biquads[2 * i] ?? through, biquads[2 * i + 1] ?? through].flatMap(({ b0, b1, b2, a1, a2 }) => [
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

function run(sound: Float32Array, pairs: readonly Float64Array[]): void {
  for (const pair of pairs) runPair(sound, pair);
}

/**
 * Two filters at once, in place: while one waits for its own last sample, the processor works at the other. Transposed
 * direct form II: two states each, and the best behaved of the forms in floating point.
 */
function runPair(sound: Float32Array, pair: Float64Array): void {
  const [b0, b1, b2] = [pair[0] ?? 0, pair[1] ?? 0, pair[2] ?? 0];
  const [a1, a2] = [pair[3] ?? 0, pair[4] ?? 0];
  const [d0, d1, d2] = [pair[7] ?? 0, pair[8] ?? 0, pair[9] ?? 0];
  const [c1, c2] = [pair[10] ?? 0, pair[11] ?? 0];
  let [s1, s2, t1, t2] = [pair[5] ?? 0, pair[6] ?? 0, pair[12] ?? 0, pair[13] ?? 0];
  for (let i = 0; i < sound.length; i++) {
    const x = sound[i] ?? 0;
    const y = b0 * x + s1;
    s1 = b1 * x + s2 - a1 * y;
    s2 = b2 * x - a2 * y;
    const z = d0 * y + t1;
    t1 = d1 * y + t2 - c1 * z;
    t2 = d2 * y - c2 * z;
    sound[i] = z;
  }
  pair[5] = s1;
  pair[6] = s2;
  pair[12] = t1;
  pair[13] = t2;
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
