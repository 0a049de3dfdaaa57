import { frameCount, peakMagnitude, type Pcm } from "../dsp/pcm.ts";

export const peakCount = 200;
/** The threshold (-60 dBFS) below which a sound is drawn flat, because scaling it up would only show noise. */
const silence = 0.001;

/**
 * Peaks for drawing a waveform: the largest sample magnitude in any channel in each of 200 equal parts, as whole
 * numbers 0-255. Linear in amplitude and relative to the sound's largest sample, so that a quiet upload is drawn as
 * tall as a loud one. Silence is all zeros.
 */
export function waveformPeaks(pcm: Pcm): number[] {
  const frames = frameCount(pcm);
  const tops = Array.from({ length: peakCount }, (_, part) => {
    const start = Math.floor((part * frames) / peakCount);
    // With fewer than 200 samples, some are repeated, so that no part is empty.
    const end = Math.max(start + 1, Math.floor(((part + 1) * frames) / peakCount));
    return Math.max(0, ...pcm.channels.map((channel) => peakMagnitude(channel, start, end)));
  });
  const most = Math.max(...tops);
  return tops.map((top) => (most < silence ? 0 : Math.round((top / most) * 255)));
}
