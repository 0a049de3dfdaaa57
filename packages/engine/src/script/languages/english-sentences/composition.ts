import type { BriefFact } from "../../../brief/brief-fact.ts";

/** What a fact is by its grammar. */
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
  | "words";

/** What is said of one fact, or of several that are said together. */
export type Piece = { form: Form; text: string; facts: BriefFact[]; plural?: boolean; base?: string };

/** What is known of the ad besides its facts. */
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

/** The pieces of a brief, with what its sentences go by. */
export type Composition = {
  about: About;
  pieces: readonly Piece[];
  /** Who speaks: "I’m Ana". */
  person: { name: string; fact: BriefFact } | undefined;
  isShop: boolean;
};
