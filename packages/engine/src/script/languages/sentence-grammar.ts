import type { ReadingTable } from "../../brief/reading-table.ts";

/** A noun phrase of a brief: as typed, and with the article that its language wants. */
export type Thing = { typed: string; text: string; isPlural: boolean };

/** A language's sentences around the phrases of a brief, in the first person plural; `{b}` is the brand. */
export type SentenceGrammar = {
  reading: ReadingTable;
  /** A noun phrase that sentences can be built round: one noun, and what certainly belongs to it. */
  nounPhrase: RegExp;
  /** The brand with what it is. */
  is: (role: Thing) => string;
  /** The brand that is hiring, before a colon and the jobs. */
  seeks: string;
  /** Behind the brand, before what it sells. */
  colon?: string;
  /** Introduces what is sold as a question ("Looking for …?"), and the answer that names the brand ("Here is {b}"). */
  asks: (thing: Thing) => string;
  answer: string;
  costs: (thing: Thing, price: string, isFrom: boolean) => string;
  /** A discount: `on` what, or with the words typed after it. */
  discount: (percent: string, isUpTo: boolean, on: Thing | undefined, rest: string) => string;
  /** A thing `before` an adjective that says what it `is` ("free", "included"), and the `rest`. */
  state?: RegExp;
  stated: (thing: Thing, is: string, rest: string) => string;
  /** Before the pay of a job. */
  pay: string;
  /** What there is on a day. */
  onDay: (time: string, what: string) => string;
  /** What takes place at a time. */
  happens: (event: Thing, time: string) => string;
  /** The label of opening hours. */
  hours: RegExp;
  /** Words between a thing and its price, and between it and its discount. */
  beforePrice: RegExp;
  upTo: RegExp;
  /** Times: a day before which something must be done; a date; when a business is open. */
  until: RegExp;
  date: RegExp;
  opens: (time: string, isFirst: boolean) => string;
  /** Where a business is. */
  stands: (place: string, isFirst: boolean) => string;
  /** Words before the brand that belong to it ("at"), words after it that aren't verbs, and what an offer is called before a colon. */
  ofBrand: string;
  notVerb: RegExp;
  label: RegExp;
  /** Begins what only looks like a noun phrase: labels ("web", "info"), participles, pronouns. */
  notThing: RegExp;
  /** Begins what is said of the business without its verb: "abierto hasta las dos"; and the verb. */
  adjectives: RegExp;
  being: string;
  /** Before a verb without its subject: "suchen Azubis". */
  we?: string;
  /** A verb within a fragment that begins in lower case. */
  clause?: RegExp;
  /** `words` matches a product that is an app; `get` is its call to action. */
  app: { words: RegExp; get: string };
};
