// SPDX-License-Identifier: Apache-2.0
// What is said between this program and whoever starts it. This file alone is free of the program's licence.

/** A text to be spoken. */
export interface ToSpeak {
  readonly kind: "speak";
  readonly text: string;
  /** Language and variant, as eSpeak NG names them: `roa/es+f2`. */
  readonly voice: string;
  /** Words per minute; 175 is its own pace. */
  readonly rate: number;
  /** 0-100; 50 is the voice's own. */
  readonly pitch: number;
  /** 0-100; 50 is the voice's own melody, 0 monotone. */
  readonly range: number;
  /** Kanji are turned to kana first: eSpeak NG reads none. */
  readonly isJapanese: boolean;
}

/** What was spoken: one channel. */
export interface Spoken {
  readonly samples: Int16Array;
  /** In Hz. */
  readonly sampleRate: number;
}

/** A message to the program. */
export interface Asked {
  readonly id: number;
  readonly question: ToSpeak;
}

/** Its reply, with the id of what was asked. A refusal is in words for a log. */
export type Replied = { readonly id: number } & ({ readonly answer: Spoken } | { readonly refusal: string });
