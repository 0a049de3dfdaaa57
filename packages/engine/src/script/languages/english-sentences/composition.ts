import type { BriefFact } from "../../../brief/brief-fact.ts";

/** How a piece can be used: its topic, if that determines its position, or else its grammatical form. */
export type Form = "question" | "order" | "offer" | "place" | "time" | "sentence";

/** The wording of one fact, or of several that are said together, without an initial capital or a period. */
export type Piece = {
  form: Form;
  text: string;
  /** The words added before the fact's own: "we’re". */
  start: string;
  facts: BriefFact[];
  /** The brief's words, which are used if the composed sentence can't be. */
  typed?: string;
  /** True if `text` is in the brief's words, because no sentence is probable enough. */
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
  /** The person who speaks: "I’m Ana". */
  person: { name: string; fact: BriefFact } | undefined;
  isShop: boolean;
  /** True if the business is named after its owner, and no place has that name: "Gus", "Dr. Anita Rao". */
  isPerson: boolean;
};
