import type { BriefFact } from "../../../brief/brief-fact.ts";

/** How a piece can be used: what it is about, if that decides its place, or its grammar. */
export type Form = "question" | "order" | "offer" | "place" | "time" | "sentence";

/** The wording of one fact, or of several that are said together, without a capital and full stop. */
export type Piece = {
  form: Form;
  text: string;
  /** The words added before the fact's own: "we’re". */
  start: string;
  facts: BriefFact[];
  /** The brief's words, which are said if the sentence made of them can't be. */
  typed?: string;
  /** In the brief's words, because no sentence for it is probable enough. */
  isTold?: true;
};

/** Information about the ad, besides its facts. */
export type About = {
  isEvent: boolean;
  isFirst: boolean;
  hasContact: boolean;
  brand: string;
  isSound: (text: string) => boolean;
};

/** The pieces of a brief, and what its sentences depend on. */
export type Composition = {
  about: About;
  pieces: readonly Piece[];
  /** The speaker: "I’m Ana". */
  person: { name: string; fact: BriefFact } | undefined;
  isShop: boolean;
  /** The business has its owner's name, and no place has it: "Gus", "Dr. Anita Rao". */
  isPerson: boolean;
};
