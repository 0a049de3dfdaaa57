import type { Segmenting } from "../learned/models.ts";
import type { Angle, FactKind } from "../script/script.ts";

/**
 * Grammatical form of a fact, which decides the sentence it is said in.
 *
 * - `sentence`: complete, used verbatim ("We roast every Tuesday")
 * - `predicate`: lacks only its subject, the brand ("make custom cakes", in the base form)
 * - `order`: tells the listener to do something ("Bring full gear")
 * - `role`: names what the brand is ("a family bakery")
 * - `thing`: names something available or sold ("free parking"), with its article if it needs one
 * - `quality`: said of the brand ("family owned since 1982")
 * - `place`, `time`: with preposition ("on Route 9", "on Saturday from 8 to 2")
 * - `price`: see `Price`
 * - `words`: none of these; only said if required
 */
type Form =
  | "sentence"
  | "predicate"
  | "order"
  | "role"
  | "thing"
  | "quality"
  | "place"
  | "time"
  | "price"
  | "words";

/** A fragment as parsed by a language's grammar. `text` may be completed: "dogs welcome" → "Dogs are welcome". */
export type Parsed = {
  form: Form;
  text: string;
  plural?: boolean;
  /** `text` is a question to the listener: "If you keep asking …" → "Do you keep asking …". */
  isQuestion?: true;
};

/** How a listener can contact the brand. */
export type ContactVerb =
  | "call"
  | "text"
  | "whatsapp"
  | "visit"
  | "book"
  | "order"
  | "apply"
  | "register"
  | "tickets"
  | "message"
  | "email"
  | "download"
  | "listen"
  | "donate"
  | "search"
  | "come";

export type Label = "instruction" | "avoid" | "required" | "slogan" | "contact" | FactKind;

/**
 * Everything needed to read a brief in one language. Patterns see one cut of the brief after cleaning: on one line,
 * with single spaces, typographic apostrophes (’) and `shorthand` spelled out. They must take linear time, so nested
 * quantifiers are not allowed.
 */
export type ReadingTable = {
  /** Abbreviations to spell out first, in order. Web and email addresses and quotations are left alone. */
  shorthand: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[];
  /** Abbreviations that depend on the whole brief, spelled out before the others: the currency of "$50". */
  shorthandOf?: (description: string) => ReadingTable["shorthand"];
  /**
   * Matches up to 20 characters before a full stop, the full stop and two characters after it, if the full stop
   * doesn't end a sentence: "approx. 2", but not "at 8 p.m. We".
   */
  abbreviation: RegExp;
  /**
   * Matches the 8 characters before a full stop, "¦" in place of the full stop, and the 11 characters after it, if it
   * marks an ordinal day of the month: "1¦ Juni".
   */
  ordinal?: RegExp;
  /** Matches a state or province at the start of a text, which stays together with the town before the comma. */
  region?: RegExp;
  /** Matches the 12 characters before and after a spaced dash that is a range: "mon - thurs". */
  range: RegExp;
  /** Matches the space before a label that begins a new item in a brief without line breaks. Has the `g` flag. */
  breakBefore?: RegExp;
  /** Punctuation that splits a fragment into facts, in addition to the marks that all languages share. */
  fragmentBreak: RegExp;
  /** Labels before a colon: "Tag line", "must say". */
  labels: readonly (readonly [Label, RegExp])[];
  /** A cut that addresses the copywriter, not the listener ("make it funny"). */
  instruction: RegExp;
  /** Matches sentences in which a fragment is in the wrong sentence frame: they are never said. */
  misframed?: RegExp;
  /** Cuts briefs with a model, instead of by punctuation and patterns. */
  segmenting?: Segmenting;
  /** Retracts or doubts what precedes it ("don’t say that though"): neither is said. */
  retraction: RegExp;
  /** Insists on what precedes it ("have to say that"), which becomes a required line. */
  insistence: RegExp;
  /** Like `insistence`, at the end of a cut: "… has to be in there". */
  mustSuffix: RegExp;
  /** Match what must not be said, captured as `words`: "don’t say (?<words>…)". */
  avoid: readonly RegExp[];
  /** Words in `avoid` that exclude nothing in particular ("any"). */
  vague?: RegExp;
  /** Separates the items in the `words` of `avoid`. */
  or: RegExp;
  /** Introductory words to strip from a fact: "please mention that", "we need a radio ad for", "also". */
  lead: RegExp;
  /** Filler words to remove anywhere: "lol", "btw", "pls". */
  aside: RegExp;
  /** A line to be said first or last; the quotation is in `words`. */
  opening: RegExp;
  closing: RegExp;
  /** An instruction to use a slogan, which is quoted in `words`. */
  sloganAside?: RegExp;
  angles: readonly (readonly [RegExp, Angle])[];
  /** Disclaimers recognised by their wording, said verbatim at the end. */
  required: RegExp;
  /** Abbreviated disclaimers, such as EOE, with their full text; `{b}` is the brand. */
  requiredInFull: readonly (readonly [RegExp, string])[];
  /** Contact verbs recognised by the words around a contact, in order of preference. */
  verbs: readonly (readonly [ContactVerb, RegExp])[];
  /** Matches a name to search for (`name`), and the app or site to search in (`where`). Has the `g` flag. */
  sought?: RegExp;
  /** An instruction that says what the ad is about (`words`). */
  focus?: RegExp;
  /**
   * Words after a contact that are also said (`said`, `code`, `when`): "ask for Ann", "code SAVE10", "after 4pm". A
   * `notice` must be said with a phone number by law.
   */
  behindContact?: RegExp;
  /** Words that may surround a contact without being a fact ("or", "give us a ring on"). */
  contactWords: RegExp;
  /** Words right before an amount that make it the lowest of several: "from", "starting at". */
  from: RegExp;
  /** A sentence that attributes a quotation, as in press releases. */
  attribution: RegExp;
  /** A fragment that qualifies the previous one and stays with it: "paid in 3 parts", "RN only". */
  tail: RegExp;
  /** Words after an amount: those to drop, and those that belong to it ("per hour"). */
  off: RegExp;
  per: RegExp;
  /** Amounts without a currency sign ("18 bucks", "half off"). */
  amount?: RegExp;
  /** A correction of a figure: `right` and `wrong` ("sorry, 569 not 549"). */
  correction?: RegExp;
  /** Returns true if a sentence is used verbatim, commas and all. */
  isTypedSentence?: (text: string) => boolean;
  /** Matches what follows the brand if that is a verb: " hornea pan". */
  verbBehind?: RegExp;
  /**
   * Matches a word at the start that refers to the previous fact: "It’s free". Such a text is only said after that
   * fact.
   */
  depends?: RegExp;
  /** Matches "we" and the like. Text that refers to the business in this way is hardly ever a required line. */
  ours?: RegExp;
  /** A fragment that begins or ends in the middle of a sentence ("and the"): never said. */
  dangling?: RegExp;
  /** The last words of a text that needs what follows it: "we have to", "in the". */
  unfinished?: RegExp;
  /** Matches words that an ad says only once, although a list may repeat them: "m/w/d". Has the `g` flag. */
  saidOnce?: RegExp;
  /** Matches a negative at the start: "no", "without". */
  negative: RegExp;
  /** An offer other than a price ("free", "buy one get one"). */
  offer: RegExp;
  /** A sentence that never says what is being sold: "Meals are included". */
  neverSold?: RegExp;
  proof: RegExp;
  audience: RegExp;
  /** A benefit in negative form ("no contracts"), which is said; other negatives are not. */
  benefit: RegExp;
  /** Nouns for something that takes place ("festival"), is made ("app"), or is a sale. */
  event: RegExp;
  /**
   * A complete time expression within a fragment, with its conjunctions ("Saturday and Sunday 9-5 through October 31").
   */
  time: RegExp;
  /** Adds the preposition that a time needs. */
  timePhrase: (time: string) => string;
  /** A place expression that ends a fragment or makes up all of it ("on Route 9", "across from the old Kmart"). */
  place: RegExp;
  placePhrase: (place: string) => string;
  /** Joins two places into one: a street and its town. Without this function, they are two facts. */
  joinPlaces?: (one: string, other: string) => string;
  /**
   * A place without a preposition after what is being sold ("chimney sweep Castlebar"), or a fragment that consists
   * only of names.
   */
  barePlace: RegExp;
  /** Matches job ads, in which a price without an item is the pay. */
  hiring: RegExp;
  /** First person singular and plural ("I", "we"); defaults to English. */
  speakers?: { one: RegExp; many: RegExp };
  /** A public notice, which sells nothing. */
  notice: RegExp;
  /** Parses a fragment, and may complete it. */
  parse: (fragment: string) => Parsed;
  /** Restores names' capitals in an all-caps or lower-case text. */
  recase: (text: string) => string;
  /** Corrects a fragment's typos. `known` are the words in names. */
  mend?: (text: string, known: ReadonlySet<string>) => string;
};

/** First person singular and plural, unless a table has its own. */
export const englishSpeakers = {
  one: /(?:^|[^\p{L}])I(?!\p{L}|-)/u,
  many: /(?:^|[^\p{L}])(?:we|we’re|our|us)(?!\p{L})/iu,
};
