import { frameCount, peakMagnitude, type Pcm, toDecibels, toFrames } from "../dsp/pcm.ts";

/** The peak in the first and in the last `ms` milliseconds in dBFS, over all channels (-Infinity for silence). */
export function edgeLevels(pcm: Pcm, ms: number): { first: number; last: number } {
  const length = toFrames(ms, pcm.sampleRate);
  const frames = frameCount(pcm);
  const level = (start: number, end: number) =>
    toDecibels(Math.max(0, ...pcm.channels.map((channel) => peakMagnitude(channel, start, end))));
  return { first: level(0, length), last: level(frames - length, frames) };
}
