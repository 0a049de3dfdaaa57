// SPDX-License-Identifier: GPL-3.0-or-later
// @ts-expect-error: the package has no types; the parts used are typed below
import start from "@echogarden/espeak-ng-emscripten";

export interface EspeakWorker {
  /** Selects a voice by identifier (`roa/es`, `roa/es+f2`). Returns 0 on success. */
  set_voice(identifier: string, language: 0, gender: 0, age: 0, variant: 0): number;
  /** Words per minute; 175 is the default. */
  set_rate(rate: number): void;
  /** 0-100; 50 is the voice's default. */
  set_pitch(pitch: number): void;
  /** Pitch range, 0-100; 50 is the voice's default, 0 is monotone. */
  set_range(range: number): void;
  get_samplerate(): number;
  /** Calls back synchronously, once per chunk of samples. */
  synthesize(text: string, callback: (chunk: Int16Array | null) => void): void;
  /** Returns a text's phonemes, in IPA. */
  synthesize_ipa(text: string): { ipa: string };
}

/** Loads eSpeak NG with all its languages; takes about 90 MB and 0.2 s. */
export const startEspeak = start as () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
