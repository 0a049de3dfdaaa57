import { energyOf, frameCount, fromDecibels, type Pcm, toDecibels, toFrames } from "../dsp/pcm.ts";

/** The level above which sound counts as speech, in dBFS (RMS over 10 ms). */
const speechDbfs = -50;
/**
 * How long before a word the bed drops, in ms, and how long it stays down afterward, which bridges gaps within a
 * sentence.
 */
const lookAheadMs = 100;
const holdMs = 250;
/** The ramp between the two levels, in ms: a shorter ramp pumps, a longer one masks the first word. */
const slopeMs = 150;
const windowMs = 10;

/** A bed's gain in dB, relative to its gain under speech. */
export interface Lift {
  /** The gain before the first word. */
  readonly lead: number;
  /** The gain in pauses that are long enough for the bed to rise. */
  readonly between: number;
  /** The gain after the last word. */
  readonly tail: number;
}

/**
 * The bed's gain at each frame, as a factor: 1 under speech, lifted before, between and after sentences, with ramps that
 * are linear in decibels.
 * @param gain filled and returned
 */
export function duckingGain(
  voice: Pcm,
  lift: Lift,
  gain: Float32Array = new Float32Array(frameCount(voice)),
): Float32Array {
  const window = toFrames(windowMs, voice.sampleRate);
  const speaking = speakingWindows(voice, window);
  const [first, last] = [speaking.indexOf(true), speaking.lastIndexOf(true)];
  const wide = widened(speaking, last);
  const levels = wide.map((isDown, w) =>
    isDown ? 0 : w < first ? lift.lead : w > last ? lift.tail : lift.between,
  );
  const lifts = smoothed(levels);
  const half = window / 2;
  gain.fill(fromDecibels(lifts[0] ?? 0), 0, Math.ceil(half));
  lifts.forEach((from, w) => {
    const [to = from, start] = [lifts[w + 1], Math.ceil(w * window + half)];
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

/**
 * Extends speech by the look-ahead before it, the hold after it, and half a ramp at both ends. After the last word,
 * which fades naturally, the bed rises immediately, because the final chord falls there.
 */
function widened(speaking: readonly boolean[], last: number): boolean[] {
  const early = (lookAheadMs + slopeMs / 2) / windowMs;
  const late = (holdMs + slopeMs / 2) / windowMs;
  const wide = speaking.map(() => false);
  speaking.forEach((speaks, w) => {
    if (speaks) wide.fill(true, Math.max(0, Math.floor(w - early)), Math.ceil(w + late) + 1);
  });
  return wide.fill(false, last + 1);
}

/** A moving average over the ramp, which turns steps into straight lines. */
function smoothed(levels: readonly number[]): number[] {
  const half = Math.floor(slopeMs / windowMs / 2);
  const sums = [0];
  for (const level of levels) sums.push((sums.at(-1) ?? 0) + level);
  return levels.map((_, w) => {
    const [from, to] = [Math.max(0, w - half), Math.min(levels.length, w + half + 1)];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}
