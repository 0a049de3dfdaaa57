import { filteredEnergies, highPass, lowPass } from "../dsp/biquad.ts";
import { durationMs, type Pcm } from "../dsp/pcm.ts";
import { medianPitch } from "../measure/pitch.ts";
import { silences } from "../measure/silence.ts";

/** A range of an ad, in ms from its start. */
export type Stretch = { startMs: number; endMs: number };

/** Extracts a range in ms. */
export function cut({ sampleRate, channels }: Pcm, startMs: number, endMs: number): Pcm {
  const at = (ms: number) => Math.round((ms * sampleRate) / 1000);
  return { sampleRate, channels: channels.map((channel) => channel.slice(at(startMs), at(endMs))) };
}

/** Ranges of speech between silences of at least `atLeastMs`; shorter silences are part of a sentence. */
export function spokenStretches(pcm: Pcm, atLeastMs: number): Stretch[] {
  const end = durationMs(pcm);
  const quiet = silences(pcm, { belowDbfs: -45, atLeastMs: 30 }).filter(
    ({ startMs, endMs }) => startMs === 0 || endMs > end - 40 || endMs - startMs >= atLeastMs,
  );
  const starts = [0, ...quiet.map(({ endMs }) => endMs)];
  const ends = [...quiet.map(({ startMs }) => startMs), end];
  return starts
    .map((startMs, i) => ({ startMs, endMs: ends[i] ?? end }))
    .filter(({ startMs, endMs }) => endMs - startMs > 60);
}

/** Pauses between ranges of speech, in ms. */
export function pausesBetween(stretches: readonly Stretch[]): number[] {
  return stretches.slice(1).map(({ startMs }, i) => startMs - (stretches[i]?.endMs ?? startMs));
}

/** The total length of speech, in ms. */
export function spokenMs(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
}

export const semitones = (pitch: number, other: number): number => 12 * Math.log2(pitch / other);

const away = (pitch: number, of: number) => Math.abs(semitones(pitch, of));

/** Identifies each range's speaker (0 or 1) by pitch, and merges consecutive ranges by the same speaker. */
export function turns(pcm: Pcm, stretches: readonly Stretch[], pitches: readonly [number, number]): number[] {
  const speakers = stretches.map(({ startMs, endMs }) => {
    const pitch = medianPitch(cut(pcm, startMs, endMs));
    return away(pitch, pitches[0]) < away(pitch, pitches[1]) ? 0 : 1;
  });
  return speakers.filter((speaker, i) => speaker !== speakers[i - 1]);
}

/** The centers of the bands in `spectralDistance` in Hz, on a perceptual scale. */
const bands = [250, 400, 600, 850, 1150, 1500, 1950, 2500, 3200, 4200, 5600];
const frameMs = 10;

/**
 * The spectral distance between two sounds in dB: spectra every 10 ms, aligned by dynamic time warping, independent
 * of level. 0 for the same sound.
 */
export function spectralDistance(one: Pcm, other: Pcm): number {
  const [rows, columns] = [spectra(one), spectra(other)];
  let before: Cell[] = [];
  for (const row of rows) {
    const line: Cell[] = [];
    for (const [at, column] of columns.entries()) {
      const near = [before[at], before[at - 1], line[at - 1]].filter((cell) => cell !== undefined);
      const { sum, steps } = near.toSorted((a, b) => a.sum - b.sum)[0] ?? { sum: 0, steps: 0 };
      line.push({ sum: sum + apart(row, column), steps: steps + 1 });
    }
    before = line;
  }
  const { sum, steps } = before.at(-1) ?? { sum: 0, steps: 1 };
  return sum / steps;
}

type Cell = { sum: number; steps: number };

/** Band levels relative to their mean in dB, for each frame that is not silent. */
function spectra({ sampleRate, channels: [channel = new Float32Array()] }: Pcm): number[][] {
  const size = Math.round((sampleRate * frameMs) / 1000);
  const energies = bands.map((frequency) =>
    filteredEnergies(
      channel,
      size,
      highPass({ frequency: frequency / 1.15, sampleRate, q: 1.5 }),
      lowPass({ frequency: frequency * 1.15, sampleRate, q: 1.5 }),
    ),
  );
  const frames = Array.from({ length: Math.floor(channel.length / size) }, (_, frame) =>
    energies.map((band) => 10 * Math.log10((band[frame] ?? 0) / size + 1e-7)),
  );
  return frames
    .filter((levels) => Math.max(...levels) > -50)
    .map((levels) => {
      const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
      return levels.map((level) => level - mean);
    });
}

const apart = (one: readonly number[], other: readonly number[]) =>
  Math.sqrt(one.reduce((sum, level, i) => sum + (level - (other[i] ?? 0)) ** 2, 0) / one.length);

/** A tone's peak level within a sound, in dBFS: one bin of a Fourier transform with a Hann window. */
export function toneLevel(
  { sampleRate, channels: [channel = new Float32Array()] }: Pcm,
  frequency: number,
): number {
  let [real, imaginary, weights] = [0, 0, 0];
  for (let i = 0; i < channel.length; i++) {
    const weight = 1 - Math.cos((2 * Math.PI * (i + 0.5)) / channel.length);
    const angle = (2 * Math.PI * frequency * i) / sampleRate;
    real += (channel[i] ?? 0) * weight * Math.cos(angle);
    imaginary += (channel[i] ?? 0) * weight * Math.sin(angle);
    weights += weight;
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / weights);
}

/**
 * The correlation of two sounds over the length of the first: 1 for the same sound at any level, about 0 for
 * unrelated sounds.
 */
export function correlation(one: Float32Array, other: Float32Array): number {
  let [product, own, others] = [0, 0, 0];
  for (let i = 0; i < one.length; i++) {
    const [x, y] = [one[i] ?? 0, other[i] ?? 0];
    product += x * y;
    own += x * x;
    others += y * y;
  }
  return product / Math.sqrt(own * others);
}
