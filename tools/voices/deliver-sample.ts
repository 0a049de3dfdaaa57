import type { Pcm } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { encodeMp3 } from "@earshot/engine/formats/encode-mp3.ts";
import { edgeLevels } from "@earshot/engine/measure/edge-levels.ts";
import { type AudioFigures, measure } from "@earshot/engine/measure/measure.ts";
import { loudnessTarget, master } from "@earshot/engine/mix/master.ts";

/** A finished MP3, what it decodes to, and what that measures. */
export interface Sample {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly decoded: Pcm;
  readonly figures: AudioFigures;
}

/** The least that the encoder is set up for; one channel needs no more. */
const kilobits = 128;
const closeEnough = 0.1;
const quietEdge = -60;
const mostTurns = 5;

/**
 * Masters a voice alone to the loudness of an ad, as it is heard from both speakers, and encodes its one channel.
 * @throws when it can't be brought there, or does not begin and end in silence
 */
export async function deliverSample(voice: Pcm): Promise<Sample> {
  let [loudness, ceiling] = [
    loudnessTarget.loudnessLufs as number,
    loudnessTarget.limiterCeilingDbtp as number,
  ];
  const heard = { ...voice, channels: [...voice.channels, ...voice.channels] };
  for (let turn = 0; turn < mostTurns; turn++) {
    const { channels, sampleRate } = master(heard, loudness, ceiling);
    const bytes = await encodeMp3({ sampleRate, channels: channels.slice(0, 1) }, kilobits);
    const decoded = await decodeAudio(bytes);
    const figures = measure(decoded);
    const { loudnessLufs = -Infinity, truePeakDbtp = -Infinity } = figures;
    const missing = loudnessTarget.loudnessLufs - loudnessLufs;
    const over = truePeakDbtp - loudnessTarget.maxTruePeakDbtp;
    if (Math.abs(missing) <= closeEnough && over <= 0) {
      const { first, last } = edgeLevels(decoded, 5);
      if (Math.max(first, last) > quietEdge) throw new Error("the sample does not begin and end in silence");
      return { bytes, decoded, figures };
    }
    loudness += missing;
    if (over > 0) ceiling -= over + 0.05;
  }
  throw new Error(
    `no master gives ${loudnessTarget.loudnessLufs} LUFS below ${loudnessTarget.maxTruePeakDbtp} dBTP`,
  );
}
