import type { Pcm } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { openLimiter } from "./limiter.ts";

/** A finished ad's loudness and true peak. Product decisions, not a particular outlet's requirements. */
export const loudnessTarget = { loudnessLufs: -16, limiterCeilingDbtp: -2, maxTruePeakDbtp: -1.5 } as const;

/** The minimum loudness that each further dB of gain must add, in LU. Ordinary ads gained 0.67 to 1. */
const leastEffect = 0.25;

/**
 * Masters a sound to a loudness (LUFS, to 0.05 LU) with its true peak limited to `ceiling` dBTP. Alternates gain and
 * limiting, because limiting lowers the loudness. Material that can't be that loud below the ceiling, such as a
 * script of very short words, gets as close as it can without being squashed.
 * @throws if there is nothing to measure (silence, less than 400 ms)
 */
export function master(pcm: Pcm, loudness: number, ceiling: number = loudnessTarget.limiterCeilingDbtp): Pcm {
  let gain = loudness - integratedLoudness(pcm);
  if (!Number.isFinite(gain)) throw new Error("silence can't be brought to a loudness");
  const limit = openLimiter(pcm);
  let result = limit(ceiling, gain);
  let reached = integratedLoudness(result);
  for (let round = 0; round < 8; round++) {
    const missing = loudness - reached;
    if (Math.abs(missing) < 0.05) break;
    result = limit(ceiling, gain + missing);
    const next = integratedLoudness(result);
    if ((next - reached) / missing < leastEffect) return limit(ceiling, gain);
    gain += missing;
    reached = next;
  }
  return result;
}
