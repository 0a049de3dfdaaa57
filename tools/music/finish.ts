import {
  type Biquad,
  bell,
  filter,
  filteredEnergies,
  highPass,
  lowPass,
} from "@earshot/engine/dsp/biquad.ts";
import { energyOf, frameCount, type Pcm } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { encodeMp3 } from "@earshot/engine/formats/encode-mp3.ts";
import { measure } from "@earshot/engine/measure/measure.ts";
import { master } from "@earshot/engine/mix/master.ts";

import { delayOf, readyForSeam, softEnds, unroll } from "./loop.ts";

/** Target of a decoded track: under a voice at -16 LUFS it needs no boost, at full volume a cut of 8 dB. */
export const finished = { loudnessLufs: -18, highestDbtp: -1.5, kilobits: 128 } as const;

const ceiling = -2.5;
const toleranceLu = 0.1;
const maxAttempts = 4;
const maxLowEnd = 0.33;
/** Time for the filters to settle, in ms. */
const settleMs = 500;

/**
 * The loop is cut shortly before its first beat, where most tones have died away. The ends overlap by the seam of `layBed`.
 * In ms.
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

/** Equalises one pass of the loop, brings it to its loudness, and encodes it with the loop points in its figures. */
export async function finish(pass: Pcm): Promise<Track> {
  const frames = (ms: number) => Math.round((ms * pass.sampleRate) / 1000);
  const [settle, end, seam] = [frames(settleMs), frames(cut.endMs), frames(cut.seamMs)];
  const period = frameCount(pass);
  const length = end + period + seam + end;
  const whole = equalise(unroll(pass, -frames(cut.beforeBeatMs) - end - settle, length + 2 * settle));
  return encode({ whole, settle, length, end, period, seam }, finished.loudnessLufs, maxAttempts);
}

type Cut = { whole: Pcm; settle: number; length: number; end: number; period: number; seam: number };

/** Repeats with a corrected loudness, as encoding lowers it. */
async function encode(parts: Cut, loudness: number, attempts: number): Promise<Track> {
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
  if (Math.abs(missing) > toleranceLu) {
    if (attempts === 1) throw new Error(`no master gives ${finished.loudnessLufs} LUFS`);
    return encode(parts, loudness + missing, attempts - 1);
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

/** Cuts the rumble, some of the range where speech is understood, and excess bass. */
function equalise(pcm: Pcm): Pcm {
  const { sampleRate } = pcm;
  const clean = through(
    pcm,
    highPass({ frequency: 40, sampleRate }),
    bell({ frequency: 2300, q: 0.6, decibels: -2.5, sampleRate }),
  );
  for (let decibels = 0; decibels >= -12; decibels -= 1.5) {
    const lighter = through(clean, bell({ frequency: 85, q: 0.5, decibels, sampleRate }));
    if (lowEndShare(lighter) <= maxLowEnd) return lighter;
  }
  throw new Error("it is all bass");
}

/** Upper limit of the low end, in Hz. */
const lowEndHz = 150;

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** Share of a sound's energy below 150 Hz, 0 to 1 (24 dB per octave, Butterworth). */
export function lowEndShare(pcm: Pcm): number {
  const { sampleRate } = pcm;
  const cuts = [0.541, 1.307].map((q) => lowPass({ frequency: lowEndHz, q, sampleRate }));
  const whole = sum(pcm.channels.map(energyOf));
  const low = sum(pcm.channels.map((channel) => sum([...filteredEnergies(channel, sampleRate, ...cuts)])));
  return whole === 0 ? 0 : low / whole;
}
