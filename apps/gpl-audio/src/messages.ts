// SPDX-License-Identifier: Apache-2.0
// The messages between these worker processes and their parent. This file alone is free of their licences.

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

/** A file to be decoded, of a kind that no freer decoder reads. */
export interface ToDecode {
  readonly kind: "decode";
  /** As ADTS frames; as AAC in an MP4 file; in an ASF file. */
  readonly format: "adts" | "m4a" | "wma";
  readonly bytes: Uint8Array;
  /** Samples of all channels together. A file of more is given up, as a small one can hold hours. */
  readonly mostSamples: number;
}

/** What a file holds, or that it holds more than was asked for. */
export type Decoded = DecodedSound | { readonly isTooLong: true };

/** Channels of one length, in the order of a WAV file. */
export interface DecodedSound {
  readonly isTooLong: false;
  readonly channels: readonly Int16Array[];
  /** In Hz. */
  readonly sampleRate: number;
}

/** A message to a worker process. */
export interface WorkerRequest<Request extends ToSpeak | ToDecode> {
  readonly id: number;
  readonly request: Request;
}

/** Its reply, with the id of the request. `error` is for a log. */
export type WorkerReply<Result extends Spoken | Decoded> = { readonly id: number } & (
  | { readonly result: Result }
  | { readonly error: string }
);
