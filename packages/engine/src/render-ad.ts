import { generationCopy } from "@earshot/contract/generation/copy.ts";
import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

import { type AdOrder, type Line, type MakingStage, mixRate } from "./ad-order.ts";
import { CannotBeMade } from "./cannot-be-made.ts";
import type { BedChoice } from "./mix/bed.ts";
import { deliver, type Delivered } from "./mix/deliver.ts";
import { joinSentences } from "./mix/dialogue.ts";
import { type Bed, mixAd } from "./mix/mix-ad.ts";
import { findTrack } from "./music/library.ts";
import type { Pcm } from "./pcm.ts";
import { lengthWindow } from "./script/length-window.ts";
import type { ScriptWriter } from "./script/script.ts";
import { writeLines } from "./script/write-lines.ts";
import { type Cast, castOf } from "./speech/cast.ts";
import { deliveryOf } from "./speech/delivery.ts";
import { sayAsWritten, sayer, sayFitted, type SayLine, Unfit } from "./speech/speak-lines.ts";
import type { SpeechEngine } from "./speech/speech.ts";

/** Those who make an ad. */
export type AdMakers = {
  writer: ScriptWriter;
  speech: SpeechEngine;
  /** A track's sound, two channels. */
  trackOf: (id: string) => Promise<Pcm>;
};

/** The MP3 with its figures, what is said in it, and by whom. */
export type MadeAd = Delivered & { script: string; cast: Cast };

/**
 * Makes an ad, from its order to its MP3. Rejects with the signal's reason when it is aborted.
 * @throws {CannotBeMade} when it can't be made as it is wished
 */
export async function renderAd(
  order: AdOrder,
  { writer, speech, trackOf }: AdMakers,
  onStage: (stage: MakingStage) => void,
  signal: AbortSignal,
): Promise<MadeAd> {
  const { inputs } = order;
  const cast = castOf(inputs);
  onStage("writing");
  const delivery = deliveryOf(order, cast.language);
  const lines = await writeLines(order, { cast, delivery, writer }, signal);
  onStage("speaking");
  const { voice, script } = await speak(order, cast, lines, sayer(delivery, cast, speech, signal));
  signal.throwIfAborted();
  onStage("mixing");
  const delivered = await deliver(await mix(voice, inputs, trackOf));
  return { ...delivered, script, cast };
}

/** What is said, as one channel, and how it is written. What an engine spoke on the way there is forgotten with this call. */
async function speak({ inputs }: AdOrder, { voices }: Cast, lines: readonly Line[], say: SayLine) {
  const isOwn = inputs.script_source === "own";
  const said = isOwn
    ? await sayAsWritten(lines, say)
    : await sayFitted(lines, voices.length, lengthWindow(inputs), say).catch((error: unknown) => {
        throw error instanceof Unfit ? new CannotBeMade(generationCopy.lengthUnfit(inputs.adLength)) : error;
      });
  const script = isOwn ? inputs.prompt : said.lines.map(({ text }) => text).join(" ");
  return { voice: joinSentences(said.sentences, mixRate), script };
}

/** The track, of which a minute takes 20 MB, is forgotten with this call. */
async function mix(voice: Pcm, inputs: AdInputs, trackOf: AdMakers["trackOf"]): Promise<Pcm> {
  return mixAd(voice, await bedOf(inputs, trackOf));
}

async function bedOf({ music_spec }: AdInputs, trackOf: AdMakers["trackOf"]): Promise<Bed | null> {
  if (!music_spec || music_spec.volume === 0) return null;
  return {
    track: await trackOf(music_spec.music_id),
    volume: music_spec.volume,
    choice: {
      loop: loopOf(music_spec.music_id),
      startMs: music_spec.playback_start,
      endMs: music_spec.playback_end ?? 0,
      fadeInMs: music_spec.fade_in_ms,
      fadeOutMs: music_spec.fade_out_ms,
    },
  };
}

/** Where a track of the library is made to be played again; of no other one is it known. */
function loopOf(id: string): BedChoice["loop"] {
  const track = findTrack(id);
  return track && { startMs: track.loopStartMs, endMs: track.loopEndMs };
}
