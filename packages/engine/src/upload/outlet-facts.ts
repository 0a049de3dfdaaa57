import type { OutletFacts } from "@earshot/contract/ads/rules/outlet-warnings.ts";
import { outletLimits } from "@earshot/contract/limits.ts";

import { fromDecibels, peakMagnitude, type Pcm } from "../dsp/pcm.ts";
import { silences } from "../measure/silence.ts";

/** Peak below which a file counts as silent, in dBFS: above the dither and hum of a muted recorder. */
const silentDbfs = -60;

/** Level below which a passage counts as silence, in dBFS RMS: room tone behind a voice is louder. */
const pauseDbfs = -55;

/**
 * Clipped: several runs of this many consecutive samples at full scale. A limiter leaves single samples there, and
 * decoded MP3s exceed it by single samples.
 */
const clipped = { level: 0.999, samples: 4, stretches: 3 };

export const isSilent = ({ channels }: Pcm): boolean =>
  channels.every((channel) => peakMagnitude(channel) < fromDecibels(silentDbfs));

/** Figures by which outlets judge a decoded upload, in addition to those of `measure`. */
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
function isMono([first, ...others]: Pcm["channels"]): boolean {
  return others.every((other) => other === first || other.every((sample, i) => sample === first?.[i]));
}
