import { frameCount, fromDecibels, type Pcm, toDecibels, toFrames } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { type BedSettings, layBed } from "./bed.ts";
import { duckingGain } from "./ducking.ts";

/** Sample rate of the mix and of all that goes into it, in Hz. */
export const mixSampleRate = 44_100;

export interface MusicBed {
  /** Two channels, at any sample rate. */
  readonly track: Pcm;
  readonly settings: BedSettings;
  /** 0 to 1, as the form's percentage: at 1 the bed is 10 LU below the voice, at 0.3 about 20; 0 is no bed. */
  readonly volume: number;
}

/** Level of a bed at full volume below the voice, in LU: what listeners ask of music under speech (AES, 2019). */
const bedBelowVoice = 10;
/** Between sentences the bed rises by at most `maxLift` dB and stays at least `liftedBelowVoice` LU below the voice. */
const maxLift = 9;
const liftedBelowVoice = 6;
/** Fade at both ends of an ad without a bed, against clicks. In ms. */
const edgeMs = 10;

/** Time before the first word and after the last, in ms: music alone, or silence. */
export function leadAndTail(hasBed: boolean): { leadMs: number; tailMs: number } {
  return hasBed ? { leadMs: 700, tailMs: 1000 } : { leadMs: 100, tailMs: 350 };
}

/**
 * Mixes an ad to two channels: the voice in the centre with its lead and tail, over the bed if there is one.
 * @param voice one channel, from the first sound to the last
 */
export function mixAd(voice: Pcm, bed: MusicBed | null): Pcm {
  const hasBed = bed !== null && bed.volume > 0;
  const padded = withLeadAndTail(voice, leadAndTail(hasBed));
  if (!hasBed) return fadeEdges({ ...padded, channels: [...padded.channels, ...padded.channels] });
  const ducked = duckedBed(padded, bed);
  const [centre = new Float32Array()] = padded.channels;
  const [left = centre.slice(), right = left.slice()] = ducked.channels;
  for (const side of [left, right]) {
    for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) + (centre[i] ?? 0);
  }
  return { ...padded, channels: [left, right] };
}

/**
 * The bed looped, faded, levelled and ducked under the voice.
 * @param voice one channel, as long as the ad; it is heard from both speakers
 */
export function duckedBed(voice: Pcm, { track, settings, volume }: MusicBed): Pcm {
  const frames = frameCount(voice);
  const bed = layBed(track, settings, frames, voice.sampleRate);
  const belowVoice = bedBelowVoice - toDecibels(volume);
  const bothSpeakers = { ...voice, channels: [...voice.channels, ...voice.channels] };
  const level = fromDecibels(integratedLoudness(bothSpeakers) - belowVoice - integratedLoudness(bed));
  const gain = duckingGain(voice, Math.min(maxLift, Math.max(0, belowVoice - liftedBelowVoice)));
  for (const channel of bed.channels) {
    for (let i = 0; i < frames; i++) channel[i] = (channel[i] ?? 0) * level * (gain[i] ?? 1);
  }
  return bed;
}

function withLeadAndTail(voice: Pcm, { leadMs, tailMs }: { leadMs: number; tailMs: number }): Pcm {
  const [lead, tail] = [toFrames(leadMs, voice.sampleRate), toFrames(tailMs, voice.sampleRate)];
  const padded = new Float32Array(lead + frameCount(voice) + tail);
  padded.set(voice.channels[0] ?? [], lead);
  return { ...voice, channels: [padded] };
}

/** In place. */
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
