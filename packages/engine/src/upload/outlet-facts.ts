import type { OutletFacts } from "@earshot/contract/ads/rules/outlet-warnings.ts";
import { outletLimits } from "@earshot/contract/limits.ts";

import { fromDecibels, peakMagnitude, type Pcm } from "../dsp/pcm.ts";
import { silences } from "../measure/silence.ts";

/** The peak in dBFS below which a file counts as silent: above the dither and hum of a muted recorder. */
const silentDbfs = -60;

/** The RMS level in dBFS below which a passage counts as silence: room tone behind a voice is louder. */
const pauseDbfs = -55;

/**
 * Criteria for clipping: several runs of this many consecutive samples at full scale. A limiter leaves only single
 * samples at full scale, and a decoded MP3 exceeds full scale only in single samples.
 */
const clipped = { level: 0.999, samples: 4, stretches: 3 };

export const isSilent = ({ channels }: Pcm): boolean =>
  channels.every((channel) => peakMagnitude(channel) < fromDecibels(silentDbfs));

/** Computes the figures that outlets check in a decoded upload, in addition to those that `measure` returns. */
export function outletFacts(pcm: Pcm): Pick<OutletFacts, "isClipped" | "longestSilenceMs" | "isTelephone"> {
  const { sampleRate, channels } = pcm;
  const quiet = silences(pcm, { belowDbfs: pauseDbfs, atLeastMs: outletLimits.silenceSeconds * 1000 });
  return {
    isClipped: channels.some((channel) => clippedStretches(channel) >= clipped.stretches),
    longestSilenceMs: Math.max(0, ...quiet.map(({ startMs, endMs }) => endMs - startMs)),
    isTelephone: sampleRate <= outletLimits.lowestRate && isMono(channels),
  };
}

function clippedStretches(channel: Float32Array): number {
  let [stretches, length] = [0, 0];
  for (let i = 0; i < channel.length; i++) {
    length = Math.abs(channel[i] ?? 0) >= clipped.level ? length + 1 : 0;
    if (length === clipped.samples) stretches += 1;
  }
  return stretches;
}

/** Decoders return mono as two identical channels. */
export function isMono([first, ...others]: Pcm["channels"]): boolean {
  return others.every((other) => other === first || other.every((sample, i) => sample === first?.[i]));
}
