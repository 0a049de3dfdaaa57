// SPDX-License-Identifier: GPL-3.0-or-later
// @ts-expect-error: the package has no types; what is used of it stands below
import start from "@echogarden/espeak-ng-emscripten";

export interface EspeakWorker {
  /** By identifier (`roa/es`, `roa/es+f2`); 0 when it has it. */
  set_voice(identifier: string, language: 0, gender: 0, age: 0, variant: 0): number;
  /** Words per minute; 175 is its own pace. */
  set_rate(rate: number): void;
  /** 0-100; 50 is the voice's own. */
  set_pitch(pitch: number): void;
  /** 0-100; 50 is the voice's own melody, 0 monotone. */
  set_range(range: number): void;
  get_samplerate(): number;
  /** Calls back with a part of the sound at a time, synchronously. */
  synthesize(text: string, callback: (part: Int16Array | null) => void): void;
  /** The phonemes of a text, in IPA. */
  synthesize_ipa(text: string): { ipa: string };
}

/** Loads eSpeak NG with all its languages: some 90 MB and 0.2 s. */
export const startEspeak = start as () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
