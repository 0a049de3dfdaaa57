import type { languages, Tone } from "@earshot/contract/languages.ts";

/** ISO 639-1 code of a language that ads are made in. */
export type LanguageCode = (typeof languages)[number]["code"];

/** A sentence as it is written. `rank` 0 must stay; the higher, the sooner it is left out when time is short. */
export type Sentence = {
  text: string;
  rank: number;
  pauseAfter?: "short" | "long";
};

/** The sentences in the order of speaking; the last is the call to action. */
export type Script = { language: LanguageCode; sentences: Sentence[] };

/** What an ad is to be about, and how it is to sound. */
export type Brief = {
  /** The product or business: the brand that is named in the ad. */
  name: string;
  /** Free text, as its owner types it. */
  description: string;
  language: LanguageCode;
  thirdPerson: boolean;
  tone: Tone;
  /** Length of the ad. */
  seconds: number;
  /** Seconds that the chosen voice takes for a text, pauses aside. */
  timeOf(spoken: string): number;
};

/** Turns a brief into a script. Rejects only when `signal` is aborted, or when a provider fails. */
export type ScriptWriter = { write(brief: Brief, signal: AbortSignal): Promise<Script> };
