import { energyOf, frameCount, type Pcm, toDecibels } from "../dsp/pcm.ts";

/** A silent stretch, in ms from the start. */
export interface Silence {
  readonly startMs: number;
  readonly endMs: number;
}

const windowMs = 10;

/**
 * Finds stretches below `belowDbfs` (RMS over all channels, in windows of 10 ms) that last at least `atLeastMs`.
 * Ignores an incomplete window at the end.
 */
export function silences(pcm: Pcm, options: { belowDbfs: number; atLeastMs: number }): Silence[] {
  const found: Silence[] = [];
  const quiet = windowLevels(pcm).map((level) => level < options.belowDbfs);
  let start = 0;
  for (let i = 0; i <= quiet.length; i++) {
    if (quiet[i]) continue;
    if ((i - start) * windowMs >= options.atLeastMs && i > start) {
      found.push({ startMs: start * windowMs, endMs: i * windowMs });
    }
    start = i + 1;
  }
  return found;
}

/** Each 10 ms window's RMS in dBFS (a full-scale square is 0). */
function windowLevels(pcm: Pcm): number[] {
  const length = Math.round((pcm.sampleRate * windowMs) / 1000);
  return Array.from({ length: Math.floor(frameCount(pcm) / length) }, (_, w) => {
    let energy = 0;
    for (const channel of pcm.channels) {
      energy += energyOf(channel.subarray(w * length, (w + 1) * length));
    }
    return toDecibels(Math.sqrt(energy / (length * pcm.channels.length)));
  });
}
