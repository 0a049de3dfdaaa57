import { frameCount, largest, type Pcm } from "../dsp/pcm.ts";

/** How many values draw one sound. */
export const peakCount = 200;
/** Below this (-60 dBFS) a sound is drawn as silence, not as its noise blown up. */
const silence = 0.001;

/**
 * The sound's outline for a waveform: its length cut into 200 equal parts, each part's largest sample magnitude of any
 * channel, as whole numbers 0-255. Linear in amplitude, and relative: the sound's largest sample is 255, so that a
 * quiet upload is drawn as tall as a loud one. Silence is all zeros.
 */
export function peaksOf(pcm: Pcm): number[] {
  const frames = frameCount(pcm);
  const tops = Array.from({ length: peakCount }, (_, part) => {
    const start = Math.floor((part * frames) / peakCount);
    // A sound of fewer than 200 samples repeats some of them rather than leaving holes.
    const end = Math.max(start + 1, Math.floor(((part + 1) * frames) / peakCount));
    return Math.max(0, ...pcm.channels.map((channel) => largest(channel, start, end)));
  });
  const most = Math.max(...tops);
  return tops.map((top) => (most < silence ? 0 : Math.round((top / most) * 255)));
}
