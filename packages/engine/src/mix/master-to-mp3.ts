import type { Pcm } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { encodeMp3 } from "../formats/encode-mp3.ts";
import { edgeLevels } from "../measure/edge-levels.ts";
import { type AudioFigures, measure } from "../measure/measure.ts";
import { loudnessTarget, master } from "./master.ts";

/** A finished MP3 and the measurements of its decoded audio. */
export interface MasteredMp3 {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly figures: AudioFigures;
}

/** The loudness tolerance, in LU. */
const toleranceLu = 0.1;
const edgeMs = 5;
const maxEdgeDbfs = -60;
/**
 * The maximum number of encodings: ads needed one or two to reach the target loudness; a third only fixes excess
 * peaks.
 */
const maxAttempts = { loudness: 2, peaks: 3 };
/** How far the ceiling is lowered in addition to the excess, in dB, because encoding changes every peak a little. */
const peakMarginDb = 0.3;

export type Mp3Format = {
  kilobits: 128 | 192;
  channels: 1 | 2;
  /** How much loudness encoding is expected to lose, in LU, so that one attempt usually suffices. */
  encoderLossLu: number;
};

/** Based on the loss measured on ads and music: 0.23 to 0.27 LU. */
const adFormat: Mp3Format = { kilobits: 192, channels: 2, encoderLossLu: 0.25 };

/**
 * Masters a mix and encodes it to MP3, at 192 kbit/s by default. Encoding lowers the loudness and raises the peaks, so
 * the result is decoded and measured, and the master is corrected until the file itself meets `loudnessTarget`. Material
 * that can't be that loud within the peak limit gets as close as it can.
 * @param mix two channels; for a mono file, the same channel twice, because it plays from both speakers
 * @throws if the mix is silent, or does not begin and end in silence
 */
export async function masterToMp3(mix: Pcm, format = adFormat): Promise<MasteredMp3> {
  let loudness = loudnessTarget.loudnessLufs + format.encoderLossLu;
  let ceiling: number = loudnessTarget.limiterCeilingDbtp;
  let best: (Encoding & { deviation: number }) | undefined;
  for (let attempt = 1; attempt <= maxAttempts.peaks; attempt++) {
    const encoding = await encodeAndMeasure(mix, format, { loudness, ceiling });
    const { loudnessLufs = -Infinity, truePeakDbtp = -Infinity } = encoding.figures;
    const missing = loudnessTarget.loudnessLufs - loudnessLufs;
    const excess = truePeakDbtp - loudnessTarget.maxTruePeakDbtp;
    const deviation = Math.abs(missing);
    if (excess <= 0 && deviation < (best?.deviation ?? Infinity)) best = { ...encoding, deviation };
    if (best && (best.deviation <= toleranceLu || attempt >= maxAttempts.loudness)) break;
    loudness += missing;
    if (excess > 0) ceiling -= excess + peakMarginDb;
  }
  if (!best) throw new Error(`no master stays below ${loudnessTarget.maxTruePeakDbtp} dBTP`);
  const { bytes, figures, edgeDbfs } = best;
  if (edgeDbfs > maxEdgeDbfs)
    throw new Error(`the first or last ${edgeMs} ms reach ${edgeDbfs.toFixed(1)} dBFS`);
  return { bytes, figures };
}

type Encoding = MasteredMp3 & { edgeDbfs: number };

type Levels = { loudness: number; ceiling: number };

async function encodeAndMeasure(mix: Pcm, format: Mp3Format, levels: Levels): Promise<Encoding> {
  const bytes = await masterAndEncode(mix, format, levels);
  const decoded = await decodeAudio(bytes);
  const { first, last } = edgeLevels(decoded, edgeMs);
  return { bytes, figures: measure(decoded), edgeDbfs: Math.max(first, last) };
}

/** A separate function, so that the master can be garbage-collected before the file is decoded. */
function masterAndEncode(mix: Pcm, { kilobits, channels }: Mp3Format, { loudness, ceiling }: Levels) {
  const mastered = master(mix, loudness, ceiling);
  return encodeMp3({ ...mastered, channels: mastered.channels.slice(0, channels) }, kilobits);
}
