import type { Pcm } from "../dsp/pcm.ts";
import type { CatalogueVoice } from "../voices/catalogue-voice.ts";

/** How a sentence is spoken, relative to the voice's default. */
export interface Prosody {
  /** 1 is the voice's own pace, 1.1 is 10 % faster. */
  readonly rate: number;
  /** Semitones above the voice's own pitch; negative is lower. */
  readonly semitones: number;
  /** The intonation range: 1 (default) is the voice's own, 0.5 half as wide. Flite's `rms` can't change it. */
  readonly pitchRange?: number;
  /** How long pauses are: 1 is the voice's own, 1.5 is 50 % longer. */
  readonly pauseScale: number;
  /** Extra pauses: `ms` of silence after each occurrence of `after`. */
  readonly pauses: readonly { readonly after: string; readonly ms: number }[];
}

export const neutralProsody: Prosody = { rate: 1, semitones: 0, pauseScale: 1, pauses: [] };

export interface SpeechEngine {
  /**
   * Synthesizes one sentence.
   * @param spoken normalized text: see `normalizeText`
   * @returns one channel, at the voice's own sample rate, with or without silence around it
   * @throws {SpeechError} if synthesis fails; the signal's reason if it aborts
   */
  speak(spoken: string, voice: CatalogueVoice, prosody: Prosody, signal: AbortSignal): Promise<Pcm>;
}

/** Speech synthesis failed. The message is for the log. */
export class SpeechError extends Error {
  override name = "SpeechError";
}
