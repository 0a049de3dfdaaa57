import { frameCount, fromDecibels, type Pcm } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";
import { encodeMp3, type Kilobits } from "../formats/encode-mp3.ts";
import { isMono } from "./outlet-facts.ts";
import { isPlainWav } from "./plain-wav.ts";
import type { FoundKind } from "./upload-kind.ts";

/**
 * Returns true if every browser plays the file as it is. Some players don't recognize an MP3 that is preceded by
 * anything but tags.
 */
export function isPlayable(bytes: Uint8Array, found: FoundKind): boolean {
  return found.kind === "wav" ? isPlainWav(bytes) : found.kind === "mp3" && found.isClean;
}

/** MP3 sample rates in Hz, each valid at all of the bitrates below, which are in kbit/s (ISO/IEC 11172-3). */
const mp3Rates = [32_000, 44_100, 48_000] as const;
const bitrates = [64, 96, 128, 192] as const satisfies Kilobits[];

/** An MP3 needs up to twice the bitrate of newer formats for the same quality. */
const mp3Factor = 2;

/**
 * Encodes an MP3 with one or two channels, which every browser plays, at a bitrate no higher than the source needs.
 * @param sourceBytes the size of the file that was decoded
 */
export async function playableMp3(pcm: Pcm, sourceBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const sourceKilobits = (sourceBytes * 8) / 1000 / (frameCount(pcm) / pcm.sampleRate);
  const kilobits = bitrates.find((bitrate) => bitrate >= mp3Factor * sourceKilobits) ?? 192;
  const { channels, sampleRate } = downmixToStereo(pcm);
  const rate = mp3Rates.find((least) => least >= sampleRate) ?? 48_000;
  const audible = isMono(channels) ? channels.slice(0, 1) : channels;
  return encodeMp3(resample({ channels: audible, sampleRate }, rate), kilobits);
}

/** Channels in WAV order: left, right, center, low frequencies, then pairs. */
const centre = 2;
const lowFrequencies = 3;

/**
 * Downmixes more than two channels to stereo: center and surrounds at -3 dB (ITU-R BS.775-4, annex 4), without the
 * low-frequency channel, scaled so that the sum never clips.
 */
export function downmixToStereo(pcm: Pcm): Pcm {
  const { channels } = pcm;
  if (channels.length <= 2) return pcm;
  const gains = channels.map((_, at) => stereoGains(at));
  const largestSum = Math.max(...[0, 1].map((side) => gains.reduce((sum, gain) => sum + gain[side]!, 0)));
  return {
    ...pcm,
    channels: [0, 1].map((side) => {
      const mixed = new Float32Array(frameCount(pcm));
      for (const [at, channel] of channels.entries()) {
        const gain = gains[at]![side]! / largestSum;
        if (gain > 0) for (let i = 0; i < mixed.length; i++) mixed[i]! += gain * channel[i]!;
      }
      return mixed;
    }),
  };
}

function stereoGains(channel: number): [left: number, right: number] {
  const reduced = fromDecibels(-3);
  if (channel < centre) return channel === 0 ? [1, 0] : [0, 1];
  if (channel === centre) return [reduced, reduced];
  if (channel === lowFrequencies) return [0, 0];
  return channel % 2 === 0 ? [reduced, 0] : [0, reduced];
}
