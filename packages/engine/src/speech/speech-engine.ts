import type { Pcm } from "../dsp/pcm.ts";
import type { CatalogueVoice } from "../voices/catalogue-voice.ts";

/** How a sentence is said, against the voice's own way. */
export interface Manner {
  /** 1 is the voice's own pace, 1.1 a tenth faster. */
  readonly rate: number;
  /** How much higher than the voice's own pitch; negative is lower. */
  readonly semitones: number;
  /** How far the melody swings: 1 (or left out) is the voice's own, 0.5 half as far. Flite's `rms` has but the one. */
  readonly melody?: number;
  /** How long the pauses are: 1 is as they come, 1.5 half as long again. */
  readonly pauseScale: number;
  /** Pauses of their own, after each time that these words are said. */
  readonly pauses: readonly { readonly after: string; readonly ms: number }[];
}

/** As the voice speaks by itself. */
export const ownManner: Manner = { rate: 1, semitones: 0, pauseScale: 1, pauses: [] };

export interface SpeechEngine {
  /**
   * Speaks one sentence.
   * @param spoken in words alone, as the reader gives them
   * @returns one channel, at whatever rate the voice has, with or without silence around it
   * @throws {SpeechFailed} when it can't be spoken; the signal's reason when it is aborted
   */
  speak(spoken: string, voice: CatalogueVoice, manner: Manner, signal: AbortSignal): Promise<Pcm>;
}

/** Why nothing was spoken, in words for the log. */
export class SpeechFailed extends Error {
  override name = "SpeechFailed";
}
