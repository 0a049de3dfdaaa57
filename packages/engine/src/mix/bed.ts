import { frameCount, type Pcm, toFrames } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";

/** Musical positions in a track's file, in ms. */
export interface TrackGrid {
  /** The loop's bounds, adjusted for `layBed`'s crossfade so that the loop stays on the beat. */
  readonly loopStartMs: number;
  readonly loopEndMs: number;
  /** The first beat of the loop's first bar. */
  readonly firstBeatMs: number;
  readonly beatMs: number;
  readonly beatsPerBar: number;
  /** The recorded ending: beats that lead to the final chord, which rings until the file ends. */
  readonly ending: { readonly beatsBefore: number; readonly finalChordMs: number };
}

/** The part of a track that plays under an ad, and its fades, in ms. An `endMs` of 0 is the track's end. */
export interface BedSettings {
  readonly startMs: number;
  readonly endMs: number;
  readonly fadeInMs: number;
  readonly fadeOutMs: number;
  /** Only library tracks have a grid. */
  readonly grid?: TrackGrid | undefined;
}

/** A jump from `atMs` in the bed's loop to `fromMs` in the track, where its ending begins. */
export interface EndingCue {
  readonly atMs: number;
  readonly fromMs: number;
}

/** How long the crossfade is where the loop restarts, in ms. */
const seamMs = 30;
/** How long the crossfade into the ending is, in ms. Shorter than `seamMs`, because it falls between two beats. */
const endingSeamMs = 12;
/** The minimum fades in ms, to prevent clicks and an abrupt end; a final chord rings out more slowly. */
const minFadeMs = { in: 10, out: 250, finalChord: 500 };
/** How much silence follows a fade, in ms: the last 5 ms of an ad must be inaudible. */
const silentMs = 7;
/** How many extra samples to take beyond the extracted part, for the resampling filter. */
const resamplingTail = 64;

/** Parts of a track: what plays first, and what repeats afterwards. */
type LoopParts = { first: Stretch; repeated: Stretch };
type Stretch = { startMs: number; endMs: number };

/**
 * Loops part of a track to `frames`, up to its ending if there is a cue, with at least the minimum fades at both
 * ends.
 * @param sampleRate the sample rate of the bed and of `frames`, in Hz
 */
export function layBed(
  track: Pcm,
  settings: BedSettings,
  frames: number,
  { sampleRate = track.sampleRate, cue }: { sampleRate?: number; cue?: EndingCue | null } = {},
): Pcm {
  const trackMs = (1000 * frameCount(track)) / track.sampleRate;
  const parts = loopParts(trackMs, settings);
  const until = cue ? toFrames(cue.atMs + endingSeamMs, sampleRate) : frames;
  // Resamples only what is played, with a margin so that a part that is long enough needs no seam.
  const mostMs = (1000 * until) / sampleRate + 2 * seamMs;
  const part = ({ startMs, endMs }: Stretch) =>
    between(track, { startMs, endMs: Math.min(endMs, startMs + mostMs) }, sampleRate);
  const looped = loop({ first: part(parts.first), repeated: part(parts.repeated) }, { frames, until });
  if (cue) layEnding(looped, between(track, { startMs: cue.fromMs, endMs: trackMs }, sampleRate), cue);
  return fadeEnds(looped, { inMs: minFadeMs.in, outMs: cue ? minFadeMs.finalChord : minFadeMs.out });
}

/** Fades both ends to silence with equal power, in place. A fade that is longer than the sound is truncated. */
export function fadeEnds(pcm: Pcm, { inMs, outMs }: { inMs: number; outMs: number }): Pcm {
  const frames = frameCount(pcm);
  const [fadeIn, fadeOut] = [toFrames(inMs, pcm.sampleRate), toFrames(outMs, pcm.sampleRate)];
  const silent = toFrames(silentMs, pcm.sampleRate);
  for (const channel of pcm.channels) {
    for (let i = 0; i < Math.min(fadeIn, frames); i++)
      channel[i] = (channel[i] ?? 0) * equalPower((i + 0.5) / fadeIn);
    for (let i = Math.max(0, frames - fadeOut); i < frames; i++)
      channel[i] = (channel[i] ?? 0) * equalPower((frames - silent - i - 0.5) / fadeOut);
  }
  return pcm;
}

/** The gain at a fraction of an equal-power fade; the fraction is clamped to 0 to 1. */
function equalPower(share: number): number {
  return Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, share)));
}

/**
 * Splits the excerpt into parts. The excerpt is the whole track if it starts beyond the end or is empty. For a track
 * with a grid, the music ends with the loop, and an excerpt repeats after whole bars, or after whole beats if it is
 * shorter than a bar.
 */
export function loopParts(trackMs: number, { startMs, endMs: chosenEndMs, grid }: BedSettings): LoopParts {
  const lastMs = grid ? grid.loopEndMs : trackMs;
  const endMs = chosenEndMs > 0 ? Math.min(chosenEndMs, lastMs) : lastMs;
  const excerpt = startMs < endMs ? { startMs, endMs } : { startMs: 0, endMs: lastMs };
  if (!grid) return { first: excerpt, repeated: excerpt };
  if (excerpt.endMs === lastMs) {
    return { first: excerpt, repeated: { startMs: grid.loopStartMs, endMs: grid.loopEndMs } };
  }
  const period = wholeUnits(excerpt.endMs - excerpt.startMs - seamMs, grid);
  const repeated = { startMs: excerpt.startMs, endMs: excerpt.startMs + period + seamMs };
  return { first: repeated, repeated };
}

/** The longest multiple of a bar, or of a beat if `ms` is shorter than a bar, that fits into `ms`. */
function wholeUnits(ms: number, { beatMs, beatsPerBar }: TrackGrid): number {
  const unit = [beatMs * beatsPerBar, beatMs].find((length) => length <= ms + 1);
  return unit === undefined ? Math.max(0, ms) : unit * Math.floor((ms + 1) / unit);
}

function between(track: Pcm, { startMs, endMs }: Stretch, sampleRate: number): Pcm {
  const from = toFrames(startMs, track.sampleRate);
  const until = Math.min(frameCount(track), toFrames(endMs, track.sampleRate) + resamplingTail);
  const channels = track.channels.map((channel) => channel.subarray(from, until));
  const resampled = resample({ ...track, channels }, sampleRate);
  const length = Math.round(((endMs - startMs) * sampleRate) / 1000);
  return { ...resampled, channels: resampled.channels.map((channel) => channel.subarray(0, length)) };
}

/** @param until the frame after which the remaining `frames` may stay silent */
function loop(
  { first, repeated }: { first: Pcm; repeated: Pcm },
  { frames, until }: { frames: number; until: number },
): Pcm {
  const shorter = Math.min(frameCount(first), frameCount(repeated));
  const seam = Math.min(toFrames(seamMs, first.sampleRate), Math.floor(shorter / 2));
  return {
    ...first,
    channels: first.channels.map((channel, c) =>
      loopChannel(channel, repeated.channels[c] ?? channel, { seam, frames, until }),
    ),
  };
}

function loopChannel(
  first: Float32Array,
  repeated: Float32Array,
  { seam, frames, until }: { seam: number; frames: number; until: number },
): Float32Array {
  const whole = new Float32Array(frames);
  let at = 0;
  for (let part = first; at < until; part = repeated) {
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

/** Replaces the bed with the ending from the cue on, in place. */
function layEnding(bed: Pcm, ending: Pcm, { atMs }: EndingCue) {
  const [cut, seam] = [toFrames(atMs, bed.sampleRate), toFrames(endingSeamMs, bed.sampleRate)];
  bed.channels.forEach((channel, c) => {
    const recorded = ending.channels[c] ?? new Float32Array();
    for (let i = 0; i < channel.length - cut; i++) {
      const share = (i + 0.5) / seam;
      const before = share < 1 ? (channel[cut + i] ?? 0) * equalPower(1 - share) : 0;
      channel[cut + i] = before + (recorded[i] ?? 0) * equalPower(share);
    }
  });
}
