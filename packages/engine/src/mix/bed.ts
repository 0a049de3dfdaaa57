import { frameCount, type Pcm, toFrames } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";

/** The part of a track that plays under an ad, and its fades. In ms; an `endMs` of 0 is the track's end. */
export interface BedSettings {
  readonly startMs: number;
  readonly endMs: number;
  readonly fadeInMs: number;
  readonly fadeOutMs: number;
  /** The track's loop points, used when `endMs` is 0. */
  readonly loop?: { readonly startMs: number; readonly endMs: number } | undefined;
}

/** Crossfade where a loop starts again, in ms. */
const seamMs = 30;
/** Shortest fades, against clicks and an abrupt end. In ms. */
const minFadeMs = { in: 10, out: 250 };
/** Extra samples after the part that is cut out, for the resampling filter. */
const resamplingTail = 64;

/** What plays first, and what is repeated after it. */
type LoopParts = { first: Pcm; repeated: Pcm };

/**
 * Loops part of a track to `frames`, and fades it at both ends. A part that begins behind the track's end, or has no
 * length, is the whole track.
 * @param sampleRate of the bed and of `frames`, in Hz
 */
export function layBed(
  track: Pcm,
  settings: BedSettings,
  frames: number,
  sampleRate = track.sampleRate,
): Pcm {
  const wanted = Math.ceil((frames * track.sampleRate) / sampleRate) + resamplingTail;
  const { first, repeated } = loopParts(track, settings, wanted);
  const looped = loop(
    { first: resample(first, sampleRate), repeated: resample(repeated, sampleRate) },
    frames,
  );
  const fadeFrames = (ms: number) => Math.min(frames, toFrames(ms, sampleRate));
  const fadeIn = fadeFrames(Math.max(minFadeMs.in, settings.fadeInMs));
  const fadeOut = fadeFrames(Math.max(minFadeMs.out, settings.fadeOutMs));
  for (const channel of looped.channels) {
    for (let i = 0; i < fadeIn; i++) channel[i] = (channel[i] ?? 0) * equalPower((i + 0.5) / fadeIn);
    for (let i = frames - fadeOut; i < frames; i++)
      channel[i] = (channel[i] ?? 0) * equalPower((frames - i - 0.5) / fadeOut);
  }
  return looped;
}

/** Gain at a share of an equal-power fade, clamped to 0 to 1. */
function equalPower(share: number): number {
  return Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, share)));
}

/** @param wanted frames to fill, at the track's sample rate */
function loopParts(track: Pcm, settings: BedSettings, wanted: number): LoopParts {
  const total = frameCount(track);
  const frameAt = (ms: number) => Math.min(total, toFrames(ms, track.sampleRate));
  const chosenEnd = settings.endMs > 0 ? frameAt(settings.endMs) : total;
  const isValid = frameAt(settings.startMs) < chosenEnd;
  const [start, end] = isValid ? [frameAt(settings.startMs), chosenEnd] : [0, total];
  if (end - start >= wanted) {
    const first = between(track, start, start + wanted);
    return { first, repeated: first };
  }
  const [loopStart, loopEnd] = [frameAt(settings.loop?.startMs ?? 0), frameAt(settings.loop?.endMs ?? 0)];
  if (end < total || loopStart >= loopEnd) {
    const first = between(track, start, end);
    return { first, repeated: first };
  }
  const repeated = between(track, loopStart, loopEnd);
  return { first: start < loopEnd ? between(track, start, loopEnd) : repeated, repeated };
}

const between = (track: Pcm, start: number, end: number): Pcm => ({
  ...track,
  channels: track.channels.map((channel) => channel.subarray(start, end)),
});

function loop({ first, repeated }: LoopParts, frames: number): Pcm {
  const shorter = Math.min(frameCount(first), frameCount(repeated));
  const seam = Math.min(toFrames(seamMs, first.sampleRate), Math.floor(shorter / 2));
  return {
    ...first,
    channels: first.channels.map((channel, c) =>
      loopChannel(channel, repeated.channels[c] ?? channel, { seam, frames }),
    ),
  };
}

function loopChannel(
  first: Float32Array,
  repeated: Float32Array,
  { seam, frames }: { seam: number; frames: number },
): Float32Array {
  const whole = new Float32Array(frames);
  let at = 0;
  for (let part = first; at < frames; part = repeated) {
    const step = part.length - seam;
    const fadeIn = at > 0 ? seam : 0;
    const length = Math.min(part.length, frames - at);
    for (let i = 0; i < length; i++) {
      let sample = part[i] ?? 0;
      if (i < fadeIn) sample *= equalPower(i / seam);
      if (i >= step) sample *= equalPower((part.length - i) / seam);
      whole[at + i] = (whole[at + i] ?? 0) + sample;
    }
    at += step;
  }
  return whole;
}
