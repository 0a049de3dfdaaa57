import type { Pcm } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { openLimiter } from "./limiter.ts";

/** What a finished ad measures: decisions of the product, not of one outlet. */
export const delivery = { loudnessLufs: -16, limiterDbtp: -2, highestDbtp: -1.5 } as const;

/**
 * Brings a sound to a loudness (LUFS, to 0.05 LU) with its true peak limited to `ceiling` dBTP: levels and limits in
 * turn, since limiting takes loudness away. Material that can't be so loud below the ceiling ends as near as it comes.
 * @throws when there is nothing to measure (silence, less than 400 ms)
 */
export function master(pcm: Pcm, loudness: number, ceiling: number = delivery.limiterDbtp): Pcm {
  let gain = loudness - integratedLoudness(pcm);
  if (!Number.isFinite(gain)) throw new Error("silence can't be brought to a loudness");
  const limited = openLimiter(pcm);
  let result = limited(ceiling, gain);
  for (let turn = 0; turn < 8; turn++) {
    const missing = loudness - integratedLoudness(result);
    if (Math.abs(missing) < 0.05) break;
    gain += missing;
    result = limited(ceiling, gain);
  }
  return result;
}
