import { peakCount } from "@earshot/contract/limits.ts";

/** Threshold (-60 dBFS) below which a sound is drawn as silence: scaling would amplify its noise. */
const SILENCE = 0.001;

/**
 * A sound's outline, computed the same way as on the server: the sound is divided into 200 equal parts, each reduced
 * to its largest sample in any channel, as integers from 0 to 255. Linear in amplitude; the sound's largest sample is
 * 255. Silence is all zeros.
 * @param channels samples from -1 to 1, the same number in each channel
 */
export function outlineOf(channels: readonly Float32Array[]): number[] {
  const frames = channels[0]?.length ?? 0;
  const tops = Array.from({ length: peakCount }, (_, part) => {
    const start = Math.floor((part * frames) / peakCount);
    // A sound with fewer than 200 samples repeats some of them, to avoid gaps.
    const end = Math.max(start + 1, Math.floor(((part + 1) * frames) / peakCount));
    return Math.max(0, ...channels.map((channel) => largest(channel.subarray(start, end))));
  });
  const most = Math.max(...tops);
  return tops.map((top) => (most < SILENCE ? 0 : Math.round((top / most) * 255)));
}

function largest(samples: Float32Array): number {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  return most;
}
