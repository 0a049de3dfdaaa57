import { frameCount, type Pcm } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";

/** Which stretch of a track plays under an ad, and how it comes and goes. In ms; an end of 0 is the track's own. */
export interface BedChoice {
  readonly startMs: number;
  readonly endMs: number;
  readonly fadeInMs: number;
  readonly fadeOutMs: number;
  /** The stretch that is made to be played again: where the end is the track's own, it follows what came first. */
  readonly loop?: { readonly startMs: number; readonly endMs: number } | undefined;
}

/** Where a stretch leads back to its beginning, one fades into the other: no click, no gap. In ms. */
const seamMs = 30;
/** Even without a fade the music does not break off. In ms. */
const leastFadeMs = { in: 10, out: 250 };
/** What is cut out is longer by so many samples, as changing its rate needs some beyond the last. */
const beyond = 64;

/** What plays first, and what plays after it, again and again. */
type Turns = { first: Pcm; again: Pcm };

/**
 * The chosen stretch of a track, again and again until `frames` are full, faded at both ends. A stretch that begins
 * behind the track's end, or has no length, is the whole track.
 * @param sampleRate of the bed and of `frames`, in Hz
 */
export function layBed(track: Pcm, choice: BedChoice, frames: number, sampleRate = track.sampleRate): Pcm {
  const wanted = Math.ceil((frames * track.sampleRate) / sampleRate) + beyond;
  const { first, again } = turnsOf(track, choice, wanted);
  const looped = loop({ first: resample(first, sampleRate), again: resample(again, sampleRate) }, frames);
  const toFrames = (ms: number) => Math.min(frames, Math.round((ms * sampleRate) / 1000));
  const opening = toFrames(Math.max(leastFadeMs.in, choice.fadeInMs));
  const closing = toFrames(Math.max(leastFadeMs.out, choice.fadeOutMs));
  for (const channel of looped.channels) {
    for (let i = 0; i < opening; i++) channel[i] = (channel[i] ?? 0) * equalPower((i + 0.5) / opening);
    for (let i = frames - closing; i < frames; i++)
      channel[i] = (channel[i] ?? 0) * equalPower((frames - i - 0.5) / closing);
  }
  return looped;
}

/** The gain at a share of a fade, 0 to 1 and beyond: both sides of a crossfade together keep the power. */
function equalPower(share: number): number {
  return Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, share)));
}

/** What is heard of a track in so many of its own frames. */
function turnsOf(track: Pcm, choice: BedChoice, wanted: number): Turns {
  const total = frameCount(track);
  const toFrames = (ms: number) => Math.min(total, Math.round((ms * track.sampleRate) / 1000));
  const ownEnd = choice.endMs > 0 ? toFrames(choice.endMs) : total;
  const isStretch = toFrames(choice.startMs) < ownEnd;
  const [start, end] = isStretch ? [toFrames(choice.startMs), ownEnd] : [0, total];
  if (end - start >= wanted) {
    const first = between(track, start, start + wanted);
    return { first, again: first };
  }
  const [loopStart, loopEnd] = [toFrames(choice.loop?.startMs ?? 0), toFrames(choice.loop?.endMs ?? 0)];
  if (end < total || loopStart >= loopEnd) {
    const first = between(track, start, end);
    return { first, again: first };
  }
  const again = between(track, loopStart, loopEnd);
  return { first: start < loopEnd ? between(track, start, loopEnd) : again, again };
}

const between = (track: Pcm, start: number, end: number): Pcm => ({
  ...track,
  channels: track.channels.map((channel) => channel.subarray(start, end)),
});

function loop({ first, again }: Turns, frames: number): Pcm {
  const shorter = Math.min(frameCount(first), frameCount(again));
  const seam = Math.min(Math.round((seamMs * first.sampleRate) / 1000), Math.floor(shorter / 2));
  return {
    ...first,
    channels: first.channels.map((channel, c) =>
      loopChannel(channel, again.channels[c] ?? channel, { seam, frames }),
    ),
  };
}

function loopChannel(
  first: Float32Array,
  again: Float32Array,
  { seam, frames }: { seam: number; frames: number },
): Float32Array {
  const whole = new Float32Array(frames);
  let at = 0;
  for (let turn = first; at < frames; turn = again) {
    const step = turn.length - seam;
    const rising = at > 0 ? seam : 0;
    const heard = Math.min(turn.length, frames - at);
    for (let i = 0; i < heard; i++) {
      let sample = turn[i] ?? 0;
      if (i < rising) sample *= equalPower(i / seam);
      if (i >= step) sample *= equalPower((turn.length - i) / seam);
      whole[at + i] = (whole[at + i] ?? 0) + sample;
    }
    at += step;
  }
  return whole;
}
