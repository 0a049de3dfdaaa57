import { bedBelowVoice } from "@earshot/contract/music/rules/bed-level.ts";

import { frameCount, fromDecibels, type Pcm, toFrames } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { type AdLayout, layOutAd } from "./ad-layout.ts";
import { type BedSettings, fadeEnds, layBed } from "./bed.ts";
import { duckingGain } from "./ducking.ts";

/** The sample rate of the mix and everything in it, in Hz. */
export const mixSampleRate = 44_100;

export interface MusicBed {
  /** Two channels, at any sample rate. */
  readonly track: Pcm;
  readonly settings: BedSettings;
  /** 0 to 1, from the form's percentage; see `bedBelowVoice`. 0 means no bed. */
  readonly volume: number;
}

/** How far the bed alone is below the voice in LU, before the first word and after the last. */
const aloneBelowVoice = 5;
/**
 * How far a quiet bed may rise before the first word and after the last, in LU, and how far a sparse beginning may be
 * boosted, in dB.
 */
const maxRise = { lu: 10, decibels: 20 };
/** Between sentences the bed rises by at most `maxLift` dB and stays at least `liftedBelowVoice` LU below the voice. */
const maxLift = 9;
const liftedBelowVoice = 6;
/** How long the fades at both ends of an ad without a bed are, in ms, to prevent clicks. */
const edgeMs = 10;

/**
 * Mixes an ad to two channels: the voice in the center with its lead and tail, over the bed if there is one.
 * @param voice one channel, from the first sound to the last
 */
export function mixAd(voice: Pcm, bed: MusicBed | null): Pcm {
  const audible = bed !== null && bed.volume > 0 ? bed : null;
  const layout = layOutAd((1000 * frameCount(voice)) / voice.sampleRate, audible?.settings ?? null);
  const padded = withLeadAndTail(voice, layout);
  if (!audible) return fadeEdges({ ...padded, channels: [...padded.channels, ...padded.channels] });
  const ducked = duckedBed(padded, audible, layout);
  const [centre = new Float32Array()] = padded.channels;
  const [left, right = left?.slice()] = ducked.channels;
  const sides = [left, right].filter((side) => side !== undefined);
  for (const side of sides) {
    for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) + (centre[i] ?? 0);
  }
  return { ...padded, channels: sides };
}

/**
 * Builds the bed: looped up to its ending, faded, leveled and ducked under the voice.
 * @param voice one channel, as long as the ad; it plays from both speakers
 */
export function duckedBed(voice: Pcm, { track, settings, volume }: MusicBed, layout: AdLayout): Pcm {
  const { sampleRate } = voice;
  const frames = frameCount(voice);
  const bed = layBed(track, settings, frames, { sampleRate, cue: layout.cue });
  const [spokenFrom, spokenTo] = [
    toFrames(layout.leadMs, sampleRate),
    frames - toFrames(layout.tailMs, sampleRate),
  ];
  const voiceLufs = integratedLoudness({ ...voice, channels: [...voice.channels, ...voice.channels] });
  // Falls back to the whole bed, because the music under a one-word script is too short to measure.
  const under = [loudnessOf(bed, spokenFrom, spokenTo), loudnessOf(bed, 0, frames)].find(Number.isFinite);
  const below = bedBelowVoice(volume);
  const level = under === undefined ? -Infinity : voiceLufs - below - under;
  const alone = voiceLufs - Math.max(aloneBelowVoice, below - maxRise.lu);
  const lift = { lead: 0, between: Math.min(maxLift, Math.max(0, below - liftedBelowVoice)), tail: 0 };
  const gain = duckingGain(voice, lift);
  const raised = (decibels: number, from: number, to: number) => {
    const missing = alone - level - loudnessOf(bed, from, to, gain);
    return Number.isFinite(missing) ? Math.min(maxRise.decibels, decibels + missing) : decibels;
  };
  // The ramps affect the measurement, so the gain is found iteratively.
  for (let round = 0; round < 2; round++) {
    lift.lead = raised(lift.lead, 0, spokenFrom);
    lift.tail = raised(lift.tail, spokenTo, frames);
    duckingGain(voice, lift, gain);
  }
  const factor = fromDecibels(level);
  for (const channel of bed.channels) {
    for (let i = 0; i < frames; i++) channel[i] = (channel[i] ?? 0) * factor * (gain[i] ?? 1);
  }
  return fadeEnds(bed, { inMs: settings.fadeInMs, outMs: settings.fadeOutMs });
}

/** A bed's loudness between two frames, with a gain curve applied. */
function loudnessOf(bed: Pcm, from: number, to: number, gain?: Float32Array): number {
  const channels = bed.channels.map((channel) => {
    const stretch = channel.subarray(from, to);
    return gain ? stretch.map((sample, i) => sample * (gain[from + i] ?? 1)) : stretch;
  });
  return integratedLoudness({ ...bed, channels });
}

function withLeadAndTail(voice: Pcm, { leadMs, tailMs }: { leadMs: number; tailMs: number }): Pcm {
  const [lead, tail] = [toFrames(leadMs, voice.sampleRate), toFrames(tailMs, voice.sampleRate)];
  const padded = new Float32Array(lead + frameCount(voice) + tail);
  padded.set(voice.channels[0] ?? [], lead);
  return { ...voice, channels: [padded] };
}

/** Fades both edges, in place. */
function fadeEdges(pcm: Pcm): Pcm {
  const edge = toFrames(edgeMs, pcm.sampleRate);
  const last = frameCount(pcm) - 1;
  for (const channel of new Set(pcm.channels)) {
    for (let i = 0; i < Math.min(edge, last); i++) {
      channel[i] = (channel[i] ?? 0) * (i / edge);
      channel[last - i] = (channel[last - i] ?? 0) * (i / edge);
    }
  }
  return pcm;
}
