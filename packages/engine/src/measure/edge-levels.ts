import { frameCount, largest, type Pcm, toDecibels } from "../dsp/pcm.ts";

/** The highest sample of the first and of the last `ms` milliseconds, any channel, in dBFS (-Infinity for none). */
export function edgeLevels(pcm: Pcm, ms: number): { first: number; last: number } {
  const length = Math.round((pcm.sampleRate * ms) / 1000);
  const frames = frameCount(pcm);
  const level = (start: number, end: number) =>
    toDecibels(Math.max(0, ...pcm.channels.map((channel) => largest(channel, start, end))));
  return { first: level(0, length), last: level(frames - length, frames) };
}
