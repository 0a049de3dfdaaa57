// SPDX-License-Identifier: Apache-2.0
// Messages between these worker processes and their parent. The only file that is not under the GPL.

/** Text to speak. */
export interface SpeakRequest {
  readonly kind: "speak";
  readonly text: string;
  /** The language and variant in eSpeak NG's notation: `roa/es+f2`. */
  readonly voice: string;
  /** Words per minute; 175 is the default. */
  readonly rate: number;
  /** 0-100; 50 is the voice's default. */
  readonly pitch: number;
  /** Pitch range, 0-100; 50 is the voice's default, 0 is monotone. */
  readonly range: number;
  /** Converts kanji to kana first, because eSpeak NG can't read kanji. */
  readonly isJapanese: boolean;
}

/** Synthesized speech, mono. */
export interface SpeakResult {
  readonly samples: Int16Array;
  /** Sample rate in Hz. */
  readonly sampleRate: number;
}

/** A file to decode, in a format that no permissively licensed decoder supports. */
export interface DecodeRequest {
  readonly kind: "decode";
  /** `adts`: AAC as ADTS frames; `m4a`: AAC in MP4; `wma`: WMA in ASF. */
  readonly format: "adts" | "m4a" | "wma";
  readonly bytes: Uint8Array;
  /** The maximum number of samples across all channels, because a small file can contain hours of audio. */
  readonly mostSamples: number;
}

/** The file's audio, unless it exceeds `mostSamples`. */
export type DecodeResult = DecodedAudio | { readonly isTooLong: true };

/** Channels of equal length, in the WAV format's channel order. */
export interface DecodedAudio {
  readonly isTooLong: false;
  readonly channels: readonly Int16Array[];
  /** Sample rate in Hz. */
  readonly sampleRate: number;
}

/** A message to a worker process. */
export interface WorkerRequest<Request extends SpeakRequest | DecodeRequest> {
  readonly id: number;
  readonly request: Request;
}

/** The reply, with the request's id. `error` is for logs. */
export type WorkerReply<Result extends SpeakResult | DecodeResult> = { readonly id: number } & (
  | { readonly result: Result }
  | { readonly error: string }
);
