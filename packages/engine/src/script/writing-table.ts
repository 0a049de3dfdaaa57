import type { ContactVerb } from "../brief/reading-table.ts";
import type { Compose } from "./languages/composed-parts.ts";
import type { Scenes } from "./scenes.ts";

/**
 * Sentences with slots, alternatives of each other; variants take them in turn.
 * `{b}` the brand · `{x}` words of the brief · `{c}` a contact · `{s}` a sentence · `{w}` where a name is sought.
 */
type Frames = readonly string[];

/** Frames told by the business ("we") and about it. */
export type ToldFrames = { first: Frames; third: Frames };

/** Who tells: the business ("we"), its one owner ("I"), or somebody about it. */
export type Person = "we" | "I" | "they";

/** All that is known of a language for writing a script. Lines are the brief's own words; these are the few beside them. */
export type WritingTable = {
  ends: { full: string };
  /** The last touch of a sentence: contractions ("de el" → "del"), prepositions of a brand (`{b}`). */
  finish?: (sentence: string, brand: string) => string;
  /** "a, b and c". */
  list: (items: readonly string[]) => string;
  /** The brand with the phrase that says what is sold, or offered: right for any phrase. */
  intro: (phrase: string, about: { person: Person; isOffer: boolean; isEvent: boolean }) => string;
  /** A sentence of the brief that says what is sold, with the brand in it. */
  withBrand: (sentence: string, person: Person) => string;
  /** A sentence of a public notice, with whom it comes from. */
  notice?: (sentence: string) => string;
  /** Sentences by grammatical form. Without it, or where it gives none, facts are said as they are typed. */
  compose?: Compose;
  /** Moments of a listener's day that open an ad, trade by trade. */
  scenes?: Scenes;
  /** Pronouns of a sentence of the brief (or of a frame told by "we") turned to the person who tells. */
  inPerson: (text: string, person: Person) => string;
  /** Where to go, behind a place with its preposition. */
  where: ToldFrames;
  /** Questions of a second voice, each answered by a line of that kind. */
  asks?: Partial<Record<"what" | "offer" | "when" | "where" | "call", Frames>>;
  /** The call to action by the contact's verb; `keyword` is "text X to N". All name the brand. */
  calls: Record<
    Exclude<ContactVerb, "search"> | "keyword" | "phoneBook" | "none" | "event" | "notice",
    ToldFrames
  > & {
    /** `{w}` is where the name is sought. */
    search?: ToldFrames;
  };
  /** Without the brand: for little time. */
  shortCalls: Partial<Record<ContactVerb | "keyword" | "phoneBook", Frames>>;
  /** Where the facts do not fill the length: the brand with the offer's sentence `{s}`; the phone number again. */
  recaps: { name: Frames; contact: Frames };
  /** A sentence without what may be left out at its end, longest first. */
  clip?: (sentence: string) => string[];
  /** Two short sentences as one, where they go together. */
  join?: (one: string, other: string) => string | undefined;
  /** Words of the first person: "we", "our". */
  own?: RegExp;
  /** An order to the listener, as calls to action are. */
  order?: RegExp;
  /** A call with a second way to reach the brand: "call or text". */
  both: (call: string, other: ContactVerb) => string;
  /** A call with the name of whom to ask for, and with what it is for. */
  calleeIn?: (call: string, name: string) => string;
  purposeIn?: (call: string, purpose: string) => string;
};
