import type { ReadingTable } from "../../brief/reading-table.ts";

/** A noun phrase of a brief: as typed, and with the article that its language wants. */
export type Thing = { typed: string; text: string; isPlural: boolean };

/** Sentences of a language round the phrases of a brief, told by "we"; `{b}` is the brand. */
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
  /** A question that what is sold answers, and the answer with the brand. */
  asks: (thing: Thing) => string;
  answer: string;
  costs: (thing: Thing, price: string, isFrom: boolean) => string;
  /** A discount: `on` what, or with the words typed behind it. */
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
  /** Words before the brand that go with it ("at"), those behind it that are no verb, and before a colon what an offer is called. */
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
  /** A verb within a fragment that the typist began in small letters. */
  clause?: RegExp;
  /** An app, and how to get it. */
  app: { words: RegExp; get: string };
};
