import { frameCount, fromDecibels, type Pcm } from "../dsp/pcm.ts";
import { resample } from "../dsp/resample.ts";
import { encodeMp3 } from "../formats/encode-mp3.ts";

/** Rates that an MP3 of 192 kbit/s can have (ISO/IEC 11172-3), in Hz. */
const mp3Rates: ReadonlySet<number> = new Set([32_000, 44_100, 48_000]);
const usualRate = 44_100;

const kilobits = 192;

/** Channels in the order of a WAV file: left, right, centre, low frequencies, then pairs. */
const centre = 2;
const lowFrequencies = 3;

/** What every browser plays: the sound as an MP3 of one or two channels. */
export async function playableMp3(pcm: Pcm): Promise<Uint8Array<ArrayBuffer>> {
  const narrow = inTwoChannels(pcm);
  const rate = mp3Rates.has(narrow.sampleRate) ? narrow.sampleRate : usualRate;
  return encodeMp3(resample(narrow, rate), kilobits);
}

/**
 * Two channels of more: the centre and the others 3 dB down (ITU-R BS.775-4, annex 4), the low frequencies left out, all
 * so soft that nothing is clipped that was not.
 */
export function inTwoChannels(pcm: Pcm): Pcm {
  const { channels } = pcm;
  if (channels.length <= 2) return pcm;
  const sides = channels.map((_, at) => ({ at, shares: sharesOf(at) }));
  const loudest = Math.max(
    ...[0, 1].map((side) => sides.reduce((sum, { shares }) => sum + shares[side]!, 0)),
  );
  return {
    ...pcm,
    channels: [0, 1].map((side) => {
      const mixed = new Float32Array(frameCount(pcm));
      for (const { at, shares } of sides) {
        const share = shares[side]! / loudest;
        const channel = channels[at]!;
        if (share > 0) for (let i = 0; i < mixed.length; i++) mixed[i]! += share * channel[i]!;
      }
      return mixed;
    }),
  };
}

/** How much of a channel is heard left and right. */
function sharesOf(at: number): [left: number, right: number] {
  const some = fromDecibels(-3);
  if (at < centre) return at === 0 ? [1, 0] : [0, 1];
  if (at === centre) return [some, some];
  if (at === lowFrequencies) return [0, 0];
  return at % 2 === 0 ? [some, 0] : [0, some];
}
