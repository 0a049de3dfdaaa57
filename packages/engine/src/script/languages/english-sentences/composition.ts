import type { BriefFact } from "../../../brief/brief-fact.ts";

/** Grammatical role of a fact. */
export type Form =
  | "question"
  | "sentence"
  | "order"
  | "offer"
  | "role"
  | "things"
  | "predicate"
  | "quality"
  | "not"
  | "brief"
  | "place"
  | "time"
  | "manner"
  | "modifier"
  /** In the words of the brief, without a verb: "wood stoves, gas inserts, in stock". */
  | "told"
  /** Not said. */
  | "words";

/**
 * The wording of one fact, or of several that are said together. `parts` has the text of each fact if `form` is `told`.
 */
export type Piece = {
  form: Form;
  text: string;
  facts: BriefFact[];
  plural?: boolean;
  base?: string;
  parts?: string[];
};

/** Information about the ad, besides its facts. */
export type About = {
  isEvent: boolean;
  isHiring: boolean;
  /** A home for sale or rent. */
  isListing: boolean;
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
};
