import { filter, lowPass } from "../dsp/biquad.ts";
import { frameCount, type Pcm } from "../dsp/pcm.ts";

/** The range of human voices, in Hz. */
const [lowest, highest] = [60, 420];
/** A voiced frame's minimum autocorrelation. */
const voicedFrom = 0.55;
const [windowSeconds, stepSeconds] = [0.04, 0.01];

/**
 * The voiced frames' median pitch in Hz, by normalized autocorrelation of the first channel. NaN if no frame is
 * voiced.
 */
export function medianPitch(pcm: Pcm): number {
  const pitches = pitchTrack(pcm)
    .filter((pitch) => pitch > 0)
    .toSorted((one, other) => one - other);
  return pitches[Math.floor(pitches.length / 2)] ?? NaN;
}

/** The pitch in Hz every 10 ms; 0 in unvoiced frames. */
export function pitchTrack(pcm: Pcm): number[] {
  const every = Math.max(1, Math.floor(pcm.sampleRate / 8000));
  const rate = pcm.sampleRate / every;
  const [channel = new Float32Array()] = pcm.channels;
  const low = filter(channel, lowPass({ frequency: 900, sampleRate: pcm.sampleRate }));
  const thin = Float32Array.from(
    { length: Math.floor(frameCount(pcm) / every) },
    (_, i) => low[i * every] ?? 0,
  );
  const size = Math.round(windowSeconds * rate);
  const longest = Math.ceil(rate / lowest);
  const count = Math.max(0, Math.floor((thin.length - size - longest) / (stepSeconds * rate)));
  const loudest = thin.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const sums = energies(thin);
  return Array.from({ length: count }, (_, frame) =>
    pitchAt(thin, sums, { start: Math.round(frame * stepSeconds * rate), size, rate, floor: loudest * 0.03 }),
  );
}

interface Frame {
  readonly start: number;
  readonly size: number;
  readonly rate: number;
  /** Quieter frames (RMS) are unvoiced. */
  readonly floor: number;
}

function pitchAt(sound: Float32Array, sums: Float64Array, { start, size, rate, floor }: Frame): number {
  const energy = (from: number) => (sums[from + size] ?? 0) - (sums[from] ?? 0);
  const [shortest, longest] = [Math.floor(rate / highest), Math.ceil(rate / lowest)];
  const own = energy(start);
  if (Math.sqrt(own / size) < floor) return 0;
  const correlations = Array.from({ length: longest - shortest + 2 }, (_, i) => {
    const lag = shortest - 1 + i;
    let sum = 0;
    for (let at = start; at < start + size; at++) sum += (sound[at] ?? 0) * (sound[at + lag] ?? 0);
    return sum / Math.sqrt(own * energy(start + lag) + 1e-12);
  });
  const best = Math.max(...correlations);
  if (best < voicedFrom) return 0;
  // Multiples of the period correlate just as well, so take the first peak that is close to the best.
  const peak = correlations.findIndex(
    (value, i) =>
      i > 0 &&
      value > best * 0.9 &&
      value >= (correlations[i - 1] ?? 1) &&
      value >= (correlations[i + 1] ?? 1),
  );
  return peak < 0 ? 0 : rate / (shortest - 1 + peak + vertex(correlations, peak));
}

/** The vertex of the parabola through three values, relative to the middle one, from -0.5 to 0.5. */
function vertex(values: readonly number[], at: number): number {
  const [before = 0, here = 0, after = 0] = [values[at - 1], values[at], values[at + 1]];
  const bend = before - 2 * here + after;
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend));
}

/** The prefix sums of the sound's energy. */
function energies(sound: Float32Array): Float64Array {
  const sums = new Float64Array(sound.length + 1);
  for (let i = 0; i < sound.length; i++) sums[i + 1] = (sums[i] ?? 0) + (sound[i] ?? 0) ** 2;
  return sums;
}
