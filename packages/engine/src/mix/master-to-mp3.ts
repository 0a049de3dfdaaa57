import type { Pcm } from "../dsp/pcm.ts";
import { decodeAudio } from "../formats/decode-audio.ts";
import { encodeMp3 } from "../formats/encode-mp3.ts";
import { edgeLevels } from "../measure/edge-levels.ts";
import { type AudioFigures, measure } from "../measure/measure.ts";
import { delivery, master } from "./master.ts";

/** A finished MP3 and what it measures once decoded again. */
export interface Delivered {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly figures: AudioFigures;
}

/** How near the decoded file comes to the wanted loudness, in LU. */
const closeEnough = 0.1;
const edgeMs = 5;
const quietEdge = -60;
const mostTurns = 5;
/** What LAME takes at 192 kbit/s, in LU (measured of ads and of music: 0.23 to 0.27): the first turn mostly hits. */
const encoderTakes = 0.25;

/**
 * Masters a mix and encodes it to MP3, 192 kbit/s. The encoder takes some loudness and adds some peak, so the decoded
 * file is measured, and the master corrected, until the file itself keeps the figures of `delivery`.
 * @throws when it can't be brought there, or when the mix does not begin and end in silence
 */
export async function deliver(mix: Pcm): Promise<Delivered> {
  return correct(mix, delivery.loudnessLufs + encoderTakes, delivery.limiterDbtp, mostTurns);
}

/** One turn, aimed by what the turn before it measured. */
async function correct(mix: Pcm, loudness: number, ceiling: number, turns: number): Promise<Delivered> {
  const { bytes, figures, edges } = await attempt(mix, loudness, ceiling);
  const { loudnessLufs = -Infinity, truePeakDbtp = -Infinity } = figures;
  const missing = delivery.loudnessLufs - loudnessLufs;
  const over = truePeakDbtp - delivery.highestDbtp;
  if (Math.abs(missing) <= closeEnough && over <= 0) {
    if (edges > quietEdge) throw new Error(`the first or last ${edgeMs} ms reach ${edges.toFixed(1)} dBFS`);
    return { bytes, figures };
  }
  if (turns === 1)
    throw new Error(`no master gives ${delivery.loudnessLufs} LUFS below ${delivery.highestDbtp} dBTP`);
  return correct(mix, loudness + missing, over > 0 ? ceiling - over - 0.05 : ceiling, turns - 1);
}

async function attempt(mix: Pcm, loudness: number, ceiling: number) {
  const bytes = await encoded(mix, loudness, ceiling);
  const decoded = await decodeAudio(bytes);
  const { first, last } = edgeLevels(decoded, edgeMs);
  return { bytes, figures: measure(decoded), edges: Math.max(first, last) };
}

/** In a call of its own: the master is forgotten before the file is decoded. */
function encoded(mix: Pcm, loudness: number, ceiling: number): Promise<Uint8Array<ArrayBuffer>> {
  return encodeMp3(master(mix, loudness, ceiling), 192);
}
