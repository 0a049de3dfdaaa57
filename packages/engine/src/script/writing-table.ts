import type { ContactVerb } from "../brief/reading-table.ts";
import type { Compose } from "./languages/composed-parts.ts";
import type { Scenes } from "./scenes.ts";

/**
 * Alternative sentences with slots, which variants use in turn. `{b}` the brand · `{x}` words from the brief · `{c}`
 * a contact · `{s}` a sentence · `{w}` where to search for a name.
 */
type Frames = readonly string[];

/** Frames in which the business speaks ("we"), and frames about it. */
export type ToldFrames = { first: Frames; third: Frames };

/** The speaker: the business ("we"), its sole owner ("I"), or a narrator ("they"). */
export type Person = "we" | "I" | "they";

/**
 * Everything needed to write a script in one language. Lines are the brief's own words; these are the few words around
 * them.
 */
export type WritingTable = {
  ends: { full: string };
  /** Finishes a sentence: contractions ("de el" → "del"), prepositions before a brand (`{b}`). */
  finish?: (sentence: string, brand: string) => string;
  /** Joins items into a list: "a, b and c". */
  list: (items: readonly string[]) => string;
  /** Combines the brand with the phrase for what is sold or offered; must work for any phrase. */
  intro: (phrase: string, about: { person: Person; isOffer: boolean; isEvent: boolean }) => string;
  /** Puts the brand into the brief's sentence about what is being sold. */
  withBrand: (sentence: string, person: Person) => string;
  /** Turns a sentence into a public notice that names its sender. */
  notice?: (sentence: string) => string;
  /**
   * Composes sentences from the grammatical forms of the facts. Other facts, and all facts in languages without this
   * function, are used verbatim.
   */
  compose?: Compose;
  /** Moments in a listener's day that open an ad, by trade. */
  scenes?: Scenes;
  /** Changes the pronouns in a sentence from the brief (or in a first-person plural frame) to the speaker's. */
  inPerson: (text: string, person: Person) => string;
  /** Says where the business is. The slot is a place with its preposition. */
  where: ToldFrames;
  /** Questions from a second voice, keyed by the kind of line that answers them. */
  asks?: Partial<Record<"what" | "offer" | "when" | "where" | "call", Frames>>;
  /**
   * Calls to action, keyed by what listeners do with the contact ("call", "visit"); `keyword` is "text X to N". Each
   * names the brand.
   */
  calls: Record<
    Exclude<ContactVerb, "search"> | "keyword" | "phoneBook" | "none" | "event" | "notice",
    ToldFrames
  > & {
    /** Calls to action to search for the name. `{w}` is where to search. */
    search?: ToldFrames;
  };
  /** Calls to action without the brand, for short ads. */
  shortCalls: Partial<Record<ContactVerb | "keyword" | "phoneBook", Frames>>;
  /** The word before a second short call to action: "Or". */
  or?: string;
  /** Used if the facts don't fill the length: the brand with the offer's sentence `{s}`, and the phone number again. */
  recaps: { name: Frames; contact: Frames };
  /** Versions of a sentence without its optional ending, longest first. */
  clip?: (sentence: string) => string[];
  /** Joins two short sentences into one, if they go together. */
  join?: (one: string, other: string) => string | undefined;
  /** First-person words: "we", "our". */
  own?: RegExp;
  /** An imperative to the listener, like a call to action. */
  order?: RegExp;
  /** Adds a second way to reach the brand to a call to action: "call or text". */
  both: (call: string, other: ContactVerb) => string;
  /** Adds the person to ask for, or the purpose, to a call to action. */
  calleeIn?: (call: string, name: string) => string;
  purposeIn?: (call: string, purpose: string) => string;
};
