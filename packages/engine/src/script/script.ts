import type { languages, Tone } from "@earshot/contract/languages.ts";

/** ISO 639-1 code of a language that ads are made in. */
export type LanguageCode = (typeof languages)[number]["code"];

/** A written sentence. Rank 0 must stay; the higher, the sooner it is left out when time is short. */
export type Sentence = {
  text: string;
  rank: number;
  pauseAfter?: "short" | "long";
};

/** Sentences in the order of speaking; the last is the call to action. */
export type Script = { language: LanguageCode; sentences: Sentence[] };

/** Input of a script writer. */
export type Brief = {
  /** Product or business: the brand named in the ad. */
  name: string;
  /** The user's free text. */
  description: string;
  language: LanguageCode;
  thirdPerson: boolean;
  tone: Tone;
  /** Length of the whole ad. */
  seconds: number;
  /** Estimates the seconds that the voices take for a text, without pauses. */
  timeOf(text: string): number;
};

/** Writes the script of a brief. Rejects only when `signal` is aborted or a provider fails. */
export type ScriptWriter = { write(brief: Brief, signal: AbortSignal): Promise<Script> };
