import { type Biquad, bell, filter, highPass } from "@earshot/engine/dsp/biquad.ts";
import { frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { encodeMp3 } from "@earshot/engine/formats/encode-mp3.ts";
import { measure } from "@earshot/engine/measure/measure.ts";
import { master } from "@earshot/engine/mix/master.ts";

import { delayOf, readyForSeam, softEnds, unroll } from "./loop.ts";
import { lowEndShare } from "./low-end.ts";

/** What a track measures once decoded: under a voice at -16 LUFS it needs no lift, at full volume a cut of 8 dB. */
export const finished = { loudnessLufs: -18, highestDbtp: -1.5, kilobits: 128 } as const;

const ceiling = -2.5;
const closeEnough = 0.1;
const mostTurns = 4;
const mostLowEnd = 0.33;
/** What the filters need to settle, in ms. */
const settleMs = 500;

/**
 * Where a track is cut to be played again: shortly before its first beat, where most has died away. The ends overlap by
 * as much as a bed's seam does (`layBed`). In ms.
 */
const cut = { beforeBeatMs: 45, seamMs: 30, endMs: 10 } as const;

export type Track = {
  bytes: Uint8Array<ArrayBuffer>;
  decoded: Pcm;
  figures: {
    durationMs: number;
    loudnessLufs: number;
    truePeakDbtp: number;
    loopStartMs: number;
    loopEndMs: number;
  };
};

/** Equalises a turn, brings it to its loudness, and encodes it so that it can be looped at the points in its figures. */
export async function finish(turn: Pcm): Promise<Track> {
  const frames = (ms: number) => Math.round((ms * turn.sampleRate) / 1000);
  const [settle, end, seam] = [frames(settleMs), frames(cut.endMs), frames(cut.seamMs)];
  const period = frameCount(turn);
  const length = end + period + seam + end;
  const whole = equalise(unroll(turn, -frames(cut.beforeBeatMs) - end - settle, length + 2 * settle));
  return encode({ whole, settle, length, end, period, seam }, finished.loudnessLufs, mostTurns);
}

type Cut = { whole: Pcm; settle: number; length: number; end: number; period: number; seam: number };

/** The encoder takes some loudness: the next turn gives what the one before it was short of. */
async function encode(parts: Cut, loudness: number, turns: number): Promise<Track> {
  const { whole, settle, length, end, period, seam } = parts;
  const levelled = master(whole, loudness, ceiling);
  const stretch = {
    ...levelled,
    channels: levelled.channels.map((channel) => channel.slice(settle, settle + length)),
  };
  const source = softEnds(readyForSeam(stretch, { first: end, last: end + period, seam }), end);
  const bytes = await encodeMp3(source, finished.kilobits);
  const decoded = await decodeAudio(bytes);
  const { durationMs, loudnessLufs = -Infinity, truePeakDbtp = -Infinity } = measure(decoded);
  const missing = finished.loudnessLufs - loudnessLufs;
  if (Math.abs(missing) > closeEnough) {
    if (turns === 1) throw new Error(`no master gives ${finished.loudnessLufs} LUFS`);
    return encode(parts, loudness + missing, turns - 1);
  }
  if (truePeakDbtp > finished.highestDbtp) throw new Error(`it peaks at ${truePeakDbtp} dBTP`);
  const start = delayOf(source, decoded) + end;
  const ms = (frame: number) => Math.round((frame / decoded.sampleRate) * 1e6) / 1000;
  const loop = { loopStartMs: ms(start), loopEndMs: ms(start + period + seam) };
  return { bytes, decoded, figures: { durationMs, loudnessLufs, truePeakDbtp, ...loop } };
}

const through = (pcm: Pcm, ...filters: Biquad[]): Pcm => ({
  ...pcm,
  channels: pcm.channels.map((channel) => filter(channel, ...filters)),
});

/** Takes the rumble, some of where a voice is understood, and as much bass as is too much. */
function equalise(pcm: Pcm): Pcm {
  const { sampleRate } = pcm;
  const clean = through(
    pcm,
    highPass({ frequency: 40, sampleRate }),
    bell({ frequency: 2300, q: 0.6, decibels: -2.5, sampleRate }),
  );
  for (let decibels = 0; decibels >= -12; decibels -= 1.5) {
    const lighter = through(clean, bell({ frequency: 85, q: 0.5, decibels, sampleRate }));
    if (lowEndShare(lighter) <= mostLowEnd) return lighter;
  }
  throw new Error("it is all bass");
}
