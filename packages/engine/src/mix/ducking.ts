import { energyOf, frameCount, fromDecibels, type Pcm, toDecibels, toFrames } from "../dsp/pcm.ts";

/** Speech is above this, in dBFS (RMS over 10 ms). */
const speechDbfs = -50;
/** The bed is down before a word begins, and stays down over gaps within a sentence. In ms. */
const lookAheadMs = 150;
const holdMs = 250;
/** Ramp between the two levels, in ms: a shorter one pumps, a longer one covers the first word. */
const slopeMs = 150;
const windowMs = 10;

/**
 * The bed's gain at each frame, as a factor: 1 under speech, `liftDb` higher between sentences, with ramps that are linear
 * in decibels.
 */
export function duckingGain(voice: Pcm, liftDb: number): Float32Array {
  const window = toFrames(windowMs, voice.sampleRate);
  const speaking = widened(speakingWindows(voice, window));
  const lift = smoothed(speaking.map((speaks) => (speaks ? 0 : liftDb)));
  const gain = new Float32Array(frameCount(voice));
  const half = window / 2;
  gain.fill(fromDecibels(lift[0] ?? 0), 0, Math.ceil(half));
  lift.forEach((from, w) => {
    const [to = from, start] = [lift[w + 1], Math.ceil(w * window + half)];
    const stretch = gain.subarray(start, Math.ceil((w + 1) * window + half));
    if (from === to) stretch.fill(fromDecibels(from));
    else
      stretch.forEach(
        (_, i) =>
          (stretch[i] = fromDecibels(from + ((to - from) * (i + start - w * window - half)) / window)),
      );
  });
  return gain;
}

function speakingWindows({ channels }: Pcm, window: number): boolean[] {
  const [voice = new Float32Array()] = channels;
  return Array.from({ length: Math.ceil(voice.length / window) }, (_, w) => {
    const stretch = voice.subarray(w * window, (w + 1) * window);
    return toDecibels(Math.sqrt(energyOf(stretch) / stretch.length)) > speechDbfs;
  });
}

/** Extends speech by the look-ahead before it, the hold after it, and half a ramp at both ends. */
function widened(speaking: readonly boolean[]): boolean[] {
  const early = (lookAheadMs + slopeMs / 2) / windowMs;
  const late = (holdMs + slopeMs / 2) / windowMs;
  const wide = speaking.map(() => false);
  speaking.forEach((speaks, w) => {
    if (speaks) wide.fill(true, Math.max(0, Math.floor(w - early)), Math.ceil(w + late) + 1);
  });
  return wide;
}

/** Moving average over the ramp: turns steps into straight lines. */
function smoothed(levels: readonly number[]): number[] {
  const half = Math.floor(slopeMs / windowMs / 2);
  const sums = [0];
  for (const level of levels) sums.push((sums.at(-1) ?? 0) + level);
  return levels.map((_, w) => {
    const [from, to] = [Math.max(0, w - half), Math.min(levels.length, w + half + 1)];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}
