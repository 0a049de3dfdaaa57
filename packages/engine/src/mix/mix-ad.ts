import { frameCount, fromDecibels, type Pcm, toDecibels } from "../dsp/pcm.ts";
import { integratedLoudness } from "../measure/loudness.ts";
import { type BedChoice, layBed } from "./bed.ts";
import { duckingGain } from "./ducking.ts";

export interface Bed {
  /** Two channels, at any sample rate. */
  readonly track: Pcm;
  readonly choice: BedChoice;
  /** 0 to 1, as the form's percentage: 1 lies 10 LU under the voice, 0.3 about 20, 0 is none. */
  readonly volume: number;
}

/** How far a bed of full volume lies under the voice, in LU: what listeners ask of music under speech (AES, 2019). */
const bedUnderVoice = 10;
/** Where nobody speaks the bed comes up by at most this, in dB, and stays under the voice by at least that, in LU. */
const mostLift = 9;
const liftedUnderVoice = 6;
/** Without a bed too nothing begins or ends with a click. In ms. */
const edgeMs = 10;

/** Before the first word and after the last, in ms: the music alone, or silence. */
export function surroundings(hasBed: boolean): { leadMs: number; tailMs: number } {
  return hasBed ? { leadMs: 700, tailMs: 1000 } : { leadMs: 100, tailMs: 350 };
}

/**
 * An ad before its mastering, two channels: the voice in the middle of `surroundings`, over its bed if it has one.
 * @param voice one channel, from the first sound to the last
 */
export function mixAd(voice: Pcm, bed: Bed | null): Pcm {
  const isHeard = bed !== null && bed.volume > 0;
  const spoken = placed(voice, surroundings(isHeard));
  if (!isHeard) return softEdged({ ...spoken, channels: [...spoken.channels, ...spoken.channels] });
  const under = bedUnder(spoken, bed);
  const [middle = new Float32Array()] = spoken.channels;
  const [left = middle.slice(), right = left.slice()] = under.channels;
  for (const side of [left, right]) {
    for (let i = 0; i < side.length; i++) side[i] = (side[i] ?? 0) + (middle[i] ?? 0);
  }
  return { ...spoken, channels: [left, right] };
}

/**
 * The bed as it lies under a voice: levelled, looped, faded, and down where somebody speaks.
 * @param voice one channel, as long as the ad; it is heard from both speakers
 */
export function bedUnder(voice: Pcm, { track, choice, volume }: Bed): Pcm {
  const frames = frameCount(voice);
  const laid = layBed(track, choice, frames, voice.sampleRate);
  const down = bedUnderVoice - toDecibels(volume);
  const heard = { ...voice, channels: [...voice.channels, ...voice.channels] };
  const level = fromDecibels(integratedLoudness(heard) - down - integratedLoudness(laid));
  const gain = duckingGain(voice, Math.min(mostLift, Math.max(0, down - liftedUnderVoice)));
  for (const channel of laid.channels) {
    for (let i = 0; i < frames; i++) channel[i] = (channel[i] ?? 0) * level * (gain[i] ?? 1);
  }
  return laid;
}

function placed(voice: Pcm, { leadMs, tailMs }: { leadMs: number; tailMs: number }): Pcm {
  const toFrames = (ms: number) => Math.round((ms * voice.sampleRate) / 1000);
  const whole = new Float32Array(toFrames(leadMs) + frameCount(voice) + toFrames(tailMs));
  whole.set(voice.channels[0] ?? [], toFrames(leadMs));
  return { ...voice, channels: [whole] };
}

/** In place: it is nobody else's. */
function softEdged(pcm: Pcm): Pcm {
  const edge = Math.round((pcm.sampleRate * edgeMs) / 1000);
  const last = frameCount(pcm) - 1;
  for (const channel of new Set(pcm.channels)) {
    for (let i = 0; i < Math.min(edge, last); i++) {
      channel[i] = (channel[i] ?? 0) * (i / edge);
      channel[last - i] = (channel[last - i] ?? 0) * (i / edge);
    }
  }
  return pcm;
}
