import type { AdInputs } from "@earshot/contract/rules/ad-wish.ts";

import { deliver, type Delivered } from "../deliver.ts";
import { joinSentences } from "../mix/dialogue.ts";
import { type Bed, mixAd, surroundings } from "../mix/mix-ad.ts";
import type { Pcm } from "../pcm.ts";
import { resample } from "../resample.ts";
import type { ScriptWriter } from "../script/script.ts";
import type { SpeechEngine } from "../speech/speech.ts";
import { type AdOrder, type MakingStage, mixRate } from "./ad-order.ts";
import { type Cast, castOf } from "./cast.ts";
import { sayAsWritten, sayer, sayFitted } from "./speak-lines.ts";
import { writeLines } from "./write-lines.ts";

/** Those who make an ad. */
export type AdMakers = {
  writer: ScriptWriter;
  speech: SpeechEngine;
  /** A track's sound, two channels. */
  trackOf: (id: string) => Promise<Pcm>;
};

/** The MP3 with its figures, what is said in it, and by whom. */
export type MadeAd = Delivered & { script: string; cast: Cast };

/** MP3 adds up to 50 ms, and players round. In ms. */
const spareMs = 90;
/** The least of its length that an AI ad lasts: a little more than decided (93 %), as nobody measures alike. */
const leastShare = 0.94;

/** Makes an ad, from its order to its MP3. Rejects with the signal's reason when it is aborted. */
export async function renderAd(
  order: AdOrder,
  { writer, speech, trackOf }: AdMakers,
  onStage: (stage: MakingStage) => void,
  signal: AbortSignal,
): Promise<MadeAd> {
  const { inputs } = order;
  const cast = castOf(inputs);
  onStage("writing");
  const lines = await writeLines(order, cast, writer, signal);
  onStage("speaking");
  const bed = await bedOf(inputs, trackOf);
  const say = sayer(order, cast, speech, signal);
  const isOwn = inputs.script_source === "own";
  const said = isOwn
    ? await sayAsWritten(lines, say)
    : await sayFitted(lines, cast.voices.length, windowOf(inputs.adLength, bed !== null), say);
  signal.throwIfAborted();
  onStage("mixing");
  const delivered = await deliver(mixAd(joinSentences(said.sentences, mixRate), bed));
  const script = isOwn ? inputs.prompt : said.lines.map(({ text }) => text).join(" ");
  return { ...delivered, script, cast };
}

function windowOf(seconds: number, hasBed: boolean) {
  const { leadMs, tailMs } = surroundings(hasBed);
  const around = leadMs + tailMs;
  return {
    shortestMs: seconds * 1000 * leastShare - around,
    longestMs: seconds * 1000 - spareMs - around,
  };
}

async function bedOf({ music_spec }: AdInputs, trackOf: AdMakers["trackOf"]): Promise<Bed | null> {
  if (!music_spec || music_spec.volume === 0) return null;
  return {
    track: resample(await trackOf(music_spec.music_id), mixRate),
    volume: music_spec.volume,
    choice: {
      startMs: music_spec.playback_start,
      endMs: music_spec.playback_end ?? 0,
      fadeInMs: music_spec.fade_in_ms,
      fadeOutMs: music_spec.fade_out_ms,
    },
  };
}
