import type { ReadingTable } from "../../brief/reading-table.ts";

/** A noun phrase in a brief, as typed and with the article that its language needs. */
export type Thing = { typed: string; text: string; isPlural: boolean };

/** A language's sentences for the phrases in a brief, in the first person plural; `{b}` is the brand. */
export type SentenceGrammar = {
  reading: ReadingTable;
  /** Matches a noun phrase around which sentences can be built: a noun, and what certainly belongs to it. */
  nounPhrase: RegExp;
  /** Says what the brand is. */
  is: (role: Thing) => string;
  /** Announces that the brand is hiring. A colon and the jobs follow. */
  seeks: string;
  /** The separator between the brand and what it sells. */
  colon?: string;
  /**
   * A question that introduces what is sold ("Looking for …?"), and the answer that names the brand ("Here is {b}").
   */
  asks: (thing: Thing) => string;
  answer: string;
  costs: (thing: Thing, price: string, isFrom: boolean) => string;
  /** States a discount, either `on` a thing or with the words typed after it. */
  discount: (percent: string, isUpTo: boolean, on: Thing | undefined, rest: string) => string;
  /** Matches a thing (`before`), an adjective that describes it (`is`: "free", "included"), and the `rest`. */
  state?: RegExp;
  stated: (thing: Thing, is: string, rest: string) => string;
  /** The words before the pay for a job. */
  pay: string;
  /** The words before a price if the brief doesn't say what it is for: "c’est". */
  sum?: string;
  /** The words before a benefit of the job: "es gibt" 30 days of holiday. */
  gives?: string;
  /** States what is available on a day. */
  onDay: (time: string, what: string) => string;
  /** States when an event takes place. */
  happens: (event: Thing, time: string) => string;
  /** The label of opening hours. */
  hours: RegExp;
  /** Words between a thing and its price, and between a thing and its discount. */
  beforePrice: RegExp;
  upTo: RegExp;
  /** `until` matches a deadline and `date` a date. `opens` states when a business is open. */
  until: RegExp;
  date: RegExp;
  opens: (time: string, isFirst: boolean) => string;
  /** States where a business is. */
  stands: (place: string, isFirst: boolean) => string;
  /**
   * Words before the brand that belong to it ("at"), words after it that aren't verbs, and labels of an offer before a
   * colon.
   */
  ofBrand: string;
  notVerb: RegExp;
  label: RegExp;
  /** Matches the start of text that only looks like a noun phrase: labels ("web", "info"), participles, pronouns. */
  notThing: RegExp;
  /**
   * Matches the start of a description of the business that lacks its verb ("abierto hasta las dos"), and the missing
   * verb.
   */
  adjectives: RegExp;
  being: string;
  /** The pronoun to add before a verb without a subject: "suchen Azubis". */
  we?: string;
  /** A verb in a fragment that begins in lower case. */
  clause?: RegExp;
  /** `words` matches a product that is an app; `get` is its call to action. */
  app: { words: RegExp; get: string };
};
