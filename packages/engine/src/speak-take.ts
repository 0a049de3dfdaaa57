import { errorOf } from "@earshot/contract/errors.ts";
import { mostTakeSeconds } from "@earshot/contract/limits.ts";

import { UnrenderableAdError } from "./ad-request.ts";
import { encodeMp3 } from "./formats/encode-mp3.ts";
import { loudnessTarget, master } from "./mix/master.ts";
import { mixAd } from "./mix/mix-ad.ts";
import { personsLines } from "./script/write-lines.ts";
import { deliveryOf } from "./speech/prosody.ts";
import { lineSpeaker } from "./speech/speak-lines.ts";
import type { SpeechEngine } from "./speech/speech-engine.ts";
import { selectVoices } from "./voices/select-voices.ts";

/** A single line to be spoken as in an ad. */
export type TakeRequest = {
  text: string;
  voice_id: string;
  /** The ad's language; empty to detect it from the line. */
  language: string;
  tone: string;
  delivery_instructions: string;
};

/** A line that takes much longer than was estimated. */
export class TakeTooLongError extends UnrenderableAdError {
  override readonly name = "TakeTooLongError";
  readonly seconds: number;

  constructor(seconds: number) {
    super(errorOf("line_lasts_too_long", { seconds }).message);
    this.seconds = seconds;
  }
}

/** How far a take may exceed the length limit, as a factor, because estimates are rough. */
const tolerance = 1.25;

/** A position in the middle of the ad, because some instructions single out the first or the last line. */
const amidTheAd = 0.5;

/**
 * Speaks one line, without music, at an ad's loudness. Returns a mono MP3.
 * @throws {TakeTooLongError}, {UnsayableLineError}
 */
export async function speakTake(
  { text, voice_id, language, tone, delivery_instructions }: TakeRequest,
  speech: SpeechEngine,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const script = [{ text, voice: 1 as const }];
  const inputs = { language, accent: "", tone, voice_ids: [voice_id], prompt: text, script };
  const selection = selectVoices(inputs);
  const [line] = personsLines(inputs, selection);
  if (!line) throw new Error("the line has nothing to say");
  const delivery = deliveryOf({ title: "", inputs: { tone, delivery_instructions } }, selection.language);
  const take = await lineSpeaker(delivery, selection, speech, signal)(line, amidTheAd, 1, assertShort);
  assertShort(take.ms, 1);
  const { channels, ...mixed } = mixAd(take.render(), null);
  const { channels: mastered } = master({ ...mixed, channels }, loudnessTarget.loudnessLufs);
  return encodeMp3({ ...mixed, channels: mastered.slice(0, 1) }, 128);
}

/** @param share the share of the line that has been spoken in `ms` */
function assertShort(ms: number, share: number): void {
  if (ms > tolerance * mostTakeSeconds * 1000) throw new TakeTooLongError(Math.round(ms / 1000 / share));
}
