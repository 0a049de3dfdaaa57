import type { angles, factKinds } from "@earshot/contract/generation/read-scripts.ts";
import type { languages, Tone } from "@earshot/contract/languages.ts";

/** ISO 639-1 code of a language that ads are made in. */
export type LanguageCode = (typeof languages)[number]["code"];

/** Kinds of facts in a brief. `detail` is what no other kind fits. */
export type FactKind = (typeof factKinds)[number];

/** A fact of a brief. `start` and `end` are offsets in the text as typed; a fact of the name or of `mustSay` has none. */
export type Fact = { id: string; kind: FactKind; text: string; start?: number; end?: number };

/** How a script opens and argues. */
export type Angle = (typeof angles)[number];

/** A written sentence. Rank 0 must stay; the higher, the sooner it is left out when time is short. */
export type Sentence = {
  text: string;
  rank: number;
  /** Ids of the facts that it says. */
  facts?: string[];
  pauseAfter?: "short" | "long";
};

/** Sentences in the order of speaking; the last is the call to action. */
export type Script = {
  language: LanguageCode;
  sentences: Sentence[];
  angle?: Angle;
  /** All facts of the brief, said or not. */
  facts?: Fact[];
  /** Ids of the facts that no sentence says. */
  leftOut?: string[];
};

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
  /** Which idea to write, from 0; each of at least five gives another script. */
  variant?: number;
  /** Text that must be said, one item a line. */
  mustSay?: string;
  /** Words that must not be said, separated by commas or line ends. */
  avoid?: string;
  /** Estimates the seconds that the voices take for a text, without pauses. */
  timeOf(text: string): number;
};

/** Writes the script of a brief. Rejects only when `signal` is aborted or a provider fails. */
export type ScriptWriter = { write(brief: Brief, signal: AbortSignal): Promise<Script> };
