import type { angles, factKinds } from "@earshot/contract/generation/script-kinds.ts";
import type { languages, Tone } from "@earshot/contract/languages.ts";

/** The ISO 639-1 code of a language in which ads are made. */
export type LanguageCode = (typeof languages)[number]["code"];

/** The kinds of facts in a brief. `detail` is anything else. */
export type FactKind = (typeof factKinds)[number];

/**
 * A fact from a brief. `start` and `end` are offsets in the original text; a fact from the name or `mustSay` has none.
 */
export type Fact = { id: string; kind: FactKind; text: string; start?: number; end?: number };

/** How a script opens and makes its case. */
export type Angle = (typeof angles)[number];

/** A written sentence. Rank 0 is required; the higher the rank, the sooner it is left out to save time. */
export type Sentence = {
  text: string;
  rank: number;
  /** The ids of the facts it says. */
  facts?: string[];
  pauseAfter?: "short" | "long";
};

/** Sentences in spoken order; the last is the call to action. */
export type Script = {
  language: LanguageCode;
  sentences: Sentence[];
  angle?: Angle;
  /** All facts in the brief, said or not. */
  facts?: Fact[];
  /** The ids of the facts that no sentence says. */
  leftOut?: string[];
};

/** A script writer's input. */
export type Brief = {
  /** The product or business: the brand named in the ad. */
  name: string;
  /** The ad's title, as typed. Names what is sold if the description doesn't. */
  title?: string;
  /** The user's free text. */
  description: string;
  language: LanguageCode;
  thirdPerson: boolean;
  tone: Tone;
  /** The length of the whole ad. */
  seconds: number;
  /** Which idea to write, from 0; at least the first five give different scripts. */
  variant?: number;
  /** Text that must be said, one item per line. */
  mustSay?: string;
  /** Words that must not be said, separated by commas or line breaks. */
  avoid?: string;
  /** Estimates how many seconds the voices take for a text, without pauses. */
  timeOf(text: string): number;
};

/** Writes a script for a brief. Rejects only if `signal` is aborted or a provider fails. */
export type ScriptWriter = { write(brief: Brief, signal: AbortSignal): Promise<Script> };
