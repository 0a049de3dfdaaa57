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
import { packPeaks } from "@earshot/engine/measure/packed-peaks.ts";
import { master } from "@earshot/engine/mix/master.ts";
import type { Figures } from "@earshot/engine/music/track-figures.ts";

import { delayOf, readyForSeam, softEnds, unroll } from "./loop.ts";

/**
 * A decoded track's target loudness: as a bed under a voice at -16 LUFS, it never needs a boost, and needs a cut of 8
 * dB at full volume.
 */
export const finished = { loudnessLufs: -18, highestDbtp: -1.5, kilobits: 112 } as const;

const ceiling = -2.5;
const toleranceLu = 0.1;
const maxAttempts = 4;
/**
 * Limits for the shares of energy in the bass and the treble; a few tracks are too soft to reach the treble's
 * minimum.
 */
const maxLowEnd = 0.3;
const highEnd = { least: 0.06, most: 0.11 } as const;
/** How long the filters take to settle, in ms. */
const settleMs = 500;

/**
 * How the loop and its ending are cut, in ms. The loop is cut shortly before its first beat, where most tones have
 * died away. Its ends overlap by the length of the seam in `layBed`. The ending follows the end of the loop, blended
 * over `endMs`.
 */
const cut = { beforeBeatMs: 45, seamMs: 30, endMs: 10 } as const;
/** Time in ms from the loop's end to the first beat of the ending. */
const pickupMs = cut.beforeBeatMs - cut.seamMs;
/** How long the final chord rings after its beat, in ms, and the part of that during which it fades. */
const finalChord = { ringMs: 2300, fadeMs: 900 } as const;

type Track = { bytes: Uint8Array<ArrayBuffer>; decoded: Pcm; figures: Figures };

/** A piece's audio: one pass of its loop, and its ending with `leadIn` frames before the first beat. */
type Played = {
  loop: Pcm;
  ending: Pcm;
  leadIn: number;
  beatMs: number;
  beatsPerBar: number;
  /** How many beats the ending has before its final chord. */
  beatsBefore: number;
};

/**
 * Equalises a piece, normalises its loudness, and encodes the loop and the ending; their positions are among the
 * `figures`.
 */
export async function finish(played: Played): Promise<Track> {
  const { loop, ending } = played;
  const frames = (ms: number) => Math.round((ms * loop.sampleRate) / 1000);
  const [settle, end, seam] = [frames(settleMs), frames(cut.endMs), frames(cut.seamMs)];
  const period = frameCount(loop);
  const around = unroll(loop, -frames(cut.beforeBeatMs) - end - settle, settle + end + period + seam + end);
  const shape = equaliser(around);
  const once = slice(shape(around), settle);
  const ready = readyForSeam(once, { first: end, last: end + period, seam });
  const endingFrom = played.leadIn - frames(pickupMs);
  const endingMs = played.beatsBefore * played.beatMs + finalChord.ringMs + pickupMs;
  const last = slice(shape(ending), endingFrom, endingFrom + frames(endingMs));
  const whole = joined(
    softEnds(ready, { begin: end, end }),
    softEnds(last, { begin: end, end: frames(finalChord.fadeMs) }),
    end,
  );
  return encode(whole, { ...played, loopStart: end, loopEnd: end + period + seam });
}

const thousandths = (ms: number) => Math.round(ms * 1000) / 1000;

type Places = Played & { loopStart: number; loopEnd: number };

/** Encodes repeatedly with a corrected loudness, because encoding lowers it. */
async function encode(
  whole: Pcm,
  places: Places,
  loudness: number = finished.loudnessLufs,
  attempts = maxAttempts,
): Promise<Track> {
  const source = master(whole, loudness, ceiling);
  const bytes = await encodeMp3(source, finished.kilobits);
  const decoded = await decodeAudio(bytes);
  const { durationMs, peaks, loudnessLufs = -Infinity, truePeakDbtp = -Infinity } = measure(decoded);
  const missing = finished.loudnessLufs - loudnessLufs;
  if (Math.abs(missing) > toleranceLu) {
    if (attempts === 1) throw new Error(`no master gives ${finished.loudnessLufs} LUFS`);
    return encode(whole, places, loudness + missing, attempts - 1);
  }
  if (truePeakDbtp > finished.highestDbtp) throw new Error(`it peaks at ${truePeakDbtp} dBTP`);
  const delay = delayOf(source, decoded);
  const msAt = (frame: number) => (1000 * (delay + frame)) / decoded.sampleRate;
  const { beatMs, beatsPerBar, beatsBefore, loopStart, loopEnd } = places;
  const grid = {
    loopStartMs: thousandths(msAt(loopStart)),
    loopEndMs: thousandths(msAt(loopEnd)),
    firstBeatMs: thousandths(msAt(loopStart) + cut.beforeBeatMs),
    beatMs: thousandths(beatMs),
    beatsPerBar,
    ending: { beatsBefore, finalChordMs: thousandths(msAt(loopEnd) + pickupMs + beatsBefore * beatMs) },
  };
  return {
    bytes,
    decoded,
    figures: { durationMs, loudnessLufs, truePeakDbtp, peaks: packPeaks(peaks), grid },
  };
}

const through = (pcm: Pcm, ...filters: Biquad[]): Pcm => ({
  ...pcm,
  channels: pcm.channels.map((channel) => filter(channel, ...filters)),
});

/** Gains in dB from 0 to `most`, in steps of 1.5. */
const steps = (most: number) =>
  Array.from({ length: Math.abs(most) / 1.5 + 1 }, (_, i) => 1.5 * i * Math.sign(most));

/** Cuts rumble, excess bass and part of the speech-intelligibility range; balances the treble. */
function equaliser(loop: Pcm): (pcm: Pcm) => Pcm {
  const { sampleRate } = loop;
  const basic = [
    highPass({ frequency: 40, sampleRate }),
    bell({ frequency: 2300, q: 0.6, decibels: -2, sampleRate }),
  ];
  const low = steps(-12)
    .map((decibels) => bell({ frequency: 85, q: 0.5, decibels, sampleRate }))
    .find((cutting) => lowEndShare(through(loop, ...basic, cutting)) <= maxLowEnd);
  if (!low) throw new Error("it is all bass");
  const high = brightener(through(loop, ...basic, low));
  const filters = [...basic, low, high];
  return (pcm) => through(pcm, ...filters);
}

/** Boosts the treble of dull pieces and cuts that of shrill ones, as little as necessary. */
function brightener(loop: Pcm): Biquad {
  const { sampleRate } = loop;
  const isShrill = highEndShare(loop) > highEnd.most;
  const bells = steps(isShrill ? -9 : 7.5).map((decibels) =>
    bell({ frequency: 7500, q: 0.4, decibels, sampleRate }),
  );
  const isRight = (share: number) => (isShrill ? share <= highEnd.most : share >= highEnd.least);
  const right = bells.findIndex((each) => isRight(highEndShare(through(loop, each))));
  return bells.at(right)!;
}

/** Joins two sounds: the beginning of the second overlaps the last `overlap` frames of the first. */
function joined(first: Pcm, second: Pcm, overlap: number): Pcm {
  const at = frameCount(first) - overlap;
  const channels = first.channels.map((channel, c) => {
    const whole = new Float32Array(at + frameCount(second));
    whole.set(channel);
    second.channels[c]?.forEach((sample, i) => (whole[at + i] = (whole[at + i] ?? 0) + sample));
    return whole;
  });
  return { ...first, channels };
}

const slice = (pcm: Pcm, from: number, to?: number): Pcm => ({
  ...pcm,
  channels: pcm.channels.map((channel) => channel.slice(from, to)),
});

/** The low end's upper limit and the high end's lower limit, in Hz. */
const [lowEndHz, highEndHz] = [150, 3000];

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

/** The share of a sound's energy below 150 Hz, 0 to 1 (24 dB per octave, Butterworth). */
export function lowEndShare(pcm: Pcm): number {
  return shareThrough(pcm, (q) => lowPass({ frequency: lowEndHz, q, sampleRate: pcm.sampleRate }));
}

/** The share of a sound's energy above 3 kHz, 0 to 1. */
export function highEndShare(pcm: Pcm): number {
  return shareThrough(pcm, (q) => highPass({ frequency: highEndHz, q, sampleRate: pcm.sampleRate }));
}

function shareThrough(pcm: Pcm, filterOf: (q: number) => Biquad): number {
  const filters = [0.541, 1.307].map(filterOf);
  const whole = sum(pcm.channels.map(energyOf));
  const passed = sum(
    pcm.channels.map((channel) => sum([...filteredEnergies(channel, pcm.sampleRate, ...filters)])),
  );
  return whole === 0 ? 0 : passed / whole;
}
