import { frameCount, type Pcm } from "../pcm.ts";

/** Which stretch of a track plays under an ad, and how it comes and goes. In ms; an end of 0 is the track's own. */
export interface BedChoice {
  readonly startMs: number;
  readonly endMs: number;
  readonly fadeInMs: number;
  readonly fadeOutMs: number;
}

/** Where a stretch leads back to its beginning, one fades into the other: no click, no gap. In ms. */
const seamMs = 30;
/** Even without a fade the music does not break off. In ms. */
const leastFadeMs = { in: 10, out: 250 };

/**
 * The chosen stretch of a track, again and again until `frames` are full, faded at both ends. A stretch that begins
 * behind the track's end, or has no length, is the whole track.
 */
export function layBed(track: Pcm, choice: BedChoice, frames: number): Pcm {
  const looped = loop(excerpt(track, choice), frames);
  const toFrames = (ms: number) => Math.min(frames, Math.round((ms * track.sampleRate) / 1000));
  const opening = toFrames(Math.max(leastFadeMs.in, choice.fadeInMs));
  const closing = toFrames(Math.max(leastFadeMs.out, choice.fadeOutMs));
  const gain = (i: number) => equalPower((i + 0.5) / opening) * equalPower((frames - i - 0.5) / closing);
  return {
    ...looped,
    channels: looped.channels.map((channel) => channel.map((sample, i) => sample * gain(i))),
  };
}

/** The gain at a share of a fade, 0 to 1 and beyond: both sides of a crossfade together keep the power. */
function equalPower(share: number): number {
  return Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, share)));
}

function excerpt(track: Pcm, { startMs, endMs }: BedChoice): Pcm {
  const total = frameCount(track);
  const toFrames = (ms: number) => Math.min(total, Math.round((ms * track.sampleRate) / 1000));
  const start = toFrames(startMs);
  const end = endMs > 0 ? toFrames(endMs) : total;
  if (end <= start) return track;
  return { ...track, channels: track.channels.map((channel) => channel.subarray(start, end)) };
}

function loop(pcm: Pcm, frames: number): Pcm {
  const length = frameCount(pcm);
  const seam = Math.min(Math.round((seamMs * pcm.sampleRate) / 1000), Math.floor(length / 2));
  return { ...pcm, channels: pcm.channels.map((channel) => loopChannel(channel, { length, seam, frames })) };
}

function loopChannel(
  channel: Float32Array,
  { length, seam, frames }: { length: number; seam: number; frames: number },
): Float32Array {
  const whole = new Float32Array(frames);
  const step = length - seam;
  for (let at = 0; at < frames; at += step) {
    const turn = channel.subarray(0, Math.min(length, frames - at));
    turn.forEach((sample, i) => {
      const rising = at > 0 && i < seam ? equalPower(i / seam) : 1;
      const falling = i >= step ? equalPower((length - i) / seam) : 1;
      whole[at + i] = (whole[at + i] ?? 0) + sample * rising * falling;
    });
  }
  return whole;
}
