import type { Angle, FactKind } from "../script/script.ts";

/**
 * Grammatical form of a fact, which decides the sentence it is said in.
 *
 * - `sentence`: whole, said as it is ("We roast every Tuesday")
 * - `predicate`: lacks only its subject, the brand ("make custom cakes", in the base form)
 * - `order`: addressed to the listener ("Bring full gear")
 * - `role`: names what the brand is ("a family bakery")
 * - `thing`: names what there is or is sold ("free parking"), with its article if it wants one
 * - `quality`: said of the brand ("family owned since 1982")
 * - `place`, `time`: with preposition ("on Route 9", "on Saturday from 8 to 2")
 * - `price`: see `Price`
 * - `words`: none of these; only said where it must be
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

/** A fragment as a language's grammar reads it. `text` may be completed: "dogs welcome" → "Dogs are welcome". */
export type Parsed = {
  form: Form;
  text: string;
  plural?: boolean;
  /** `text` is a question to the listener: "If you keep asking …" → "Do you keep asking …". */
  isQuestion?: true;
};

/** How a listener can turn to the brand. */
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
 * All that is known of a language for reading a brief. Patterns see one cut of the brief, cleaned: one line, single spaces,
 * print apostrophes (’), `shorthand` written out. They must be linear: no nested quantifiers.
 */
export type ReadingTable = {
  /** Written out first, in order. Web and mail addresses and quotations are left alone. */
  shorthand: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[];
  /** Shorthand that the whole brief decides, written out before the other: in whose money "$50" is. */
  shorthandOf?: (description: string) => ReadingTable["shorthand"];
  /**
   * Matches up to 20 characters before a full stop, the stop and two behind it, where it ends no sentence: "approx. 2", but
   * "at 8 p.m. We".
   */
  abbreviation: RegExp;
  /** Matches the 8 characters before a full stop, "¦" in its place and the 11 behind it where it stands behind a day of the month: "1¦ Juni". */
  ordinal?: RegExp;
  /** Matches the 12 characters before and behind a dash with spaces that is a range: "mon - thurs". */
  range: RegExp;
  /** A space before a label, where a typist without line ends begins anew. Global. */
  breakBefore?: RegExp;
  /** Marks, besides those of all languages, at which a fragment is cut in facts. */
  fragmentBreak: RegExp;
  /** Labels that the typist writes before a colon: "Tag line", "must say". */
  labels: readonly (readonly [Label, RegExp])[];
  /** A cut that is for the copywriter, not for the listener ("make it funny"). */
  instruction: RegExp;
  /** Marks of a sentence that is no line of an ad: words to the copywriter, or a fragment in the wrong frame. Never said. */
  neverSaid?: RegExp;
  /** True of a clause for the copywriter that `instruction` does not know by its first words. */
  isToTheWriter?: (text: string) => boolean;
  /** Takes back or doubts what stands before it ("don’t say that though"): neither is said. */
  retraction: RegExp;
  /** Asks that what stands before it be said ("have to say that"): it becomes a required line. */
  insistence: RegExp;
  /** The same at the end of a cut: "… has to be in there". */
  mustSuffix: RegExp;
  /** What not to say, in `words`: "don’t say (?<words>…)". */
  avoid: readonly RegExp[];
  /** Words of `avoid` that forbid nothing ("any"). */
  vague?: RegExp;
  /** Parts several words in `words` of `avoid`. */
  or: RegExp;
  /** Words before a fact, cut off: "please mention that", "we need a radio ad for", "also". */
  lead: RegExp;
  /** Words anywhere, cut out: "lol", "btw", "pls". */
  aside: RegExp;
  /** A line to be said first or last, in `words`, quoted. */
  opening: RegExp;
  closing: RegExp;
  /** An instruction to use a slogan, which is quoted in `words`. */
  sloganAside?: RegExp;
  angles: readonly (readonly [RegExp, Angle])[];
  /** Disclaimers known by their words, said verbatim at the end. */
  required: RegExp;
  /** A disclaimer in short and in full; `{b}` is the brand: EOE. */
  requiredInFull: readonly (readonly [RegExp, string])[];
  /** Contact verbs by the words around a contact, in order of preference. */
  verbs: readonly (readonly [ContactVerb, RegExp])[];
  /** A name that a listener looks for, in `name`, and the app or site to do it in, in `where`. Global. */
  sought?: RegExp;
  /** An instruction that names (`words`) what the ad is about. */
  focus?: RegExp;
  /** Words behind a contact that are said as well (`said`, `code`): "ask for Ann", "code SAVE10". */
  behindContact?: RegExp;
  /** Words that may stand around a contact without being a fact ("or", "give us a ring on"). */
  contactWords: RegExp;
  /** Word before an amount that makes it the lowest of several, at its end: "from", "starting at". */
  from: RegExp;
  /** The same at the start of what follows the amount: "起", "から". */
  fromBehind?: RegExp;
  /** Words before an amount that belong to it ("about"), in `words`, and those that make it part of a noun phrase ("over"). */
  around: RegExp;
  within: RegExp;
  /** A sentence that says who said something: press releases. */
  attribution: RegExp;
  /** Nouns that an amount describes ("bonus"): no price. */
  amountNoun: RegExp;
  /** A fragment that limits or describes the one before it, and stays with it: "paid in 3 parts", "RN only". */
  tail: RegExp;
  /** Words at the start of what follows an amount: taken off; belonging to it ("per hour"). */
  off: RegExp;
  per: RegExp;
  /** Amounts without a currency sign ("18 bucks", "half off"). */
  amount?: RegExp;
  /** A correction of a figure: `right` and `wrong` ("sorry, 569 not 549"). */
  correction?: RegExp;
  /** A clause with a comma that goes on behind it: ", which", ", so". Such a sentence is kept whole. */
  joined?: RegExp;
  /** Begins with a clause that is none by itself: "If you …". Kept whole. */
  subordinate?: RegExp;
  /** Said as it stands, commas and all. */
  isTypedSentence?: (text: string) => boolean;
  /** A name beside another one: towns, streets and makes in a list. */
  listedName?: RegExp;
  /** Whether a part of a sentence belongs to the part before its comma: "handles tips" and "split shifts". */
  goesOn?: (before: string, part: string) => boolean;
  /** Begins with a word that speaks of the fact before: "It’s free". Only said behind it. */
  depends?: RegExp;
  /** Speaks of the typist ("we"): no line that must be said goes on with it. */
  ours?: RegExp;
  /** A fragment that begins or ends in the middle of a sentence ("and the"): never said. */
  dangling?: RegExp;
  /** Begins with a negative: "no", "without". */
  negative: RegExp;
  /** An offer besides prices ("free", "buy one get one"). */
  offer: RegExp;
  /** A sentence that is never what is sold: "Meals are included". */
  neverSold?: RegExp;
  proof: RegExp;
  audience: RegExp;
  /** A benefit put negatively ("no contracts"), which is said; other negatives are not. */
  benefit: RegExp;
  /** Nouns of what takes place ("festival"), is made ("app"), or is a sale. */
  event: RegExp;
  /** A time expression within a fragment, whole, with its joints ("Saturday and Sunday 9-5 through October 31"). */
  time: RegExp;
  /** With the preposition that it wants. */
  timePhrase: (time: string) => string;
  /** A place expression at the end of a fragment or the whole of it ("on Route 9", "across from the old Kmart"). */
  place: RegExp;
  placePhrase: (place: string) => string;
  /** Two places that stand together as one: a street and its town. Without it they are two facts. */
  joinPlaces?: (one: string, other: string) => string;
  /** A place behind what is sold without a preposition ("chimney sweep Castlebar"), or a fragment of names alone. */
  barePlace: RegExp;
  /** Job ads: a price without a thing is the pay. */
  hiring: RegExp;
  /** The typist as one person and as several ("I", "we"); English where the table has none. */
  speakers?: { one: RegExp; many: RegExp };
  /** Two times that stand together as one; with a space where there is none. */
  joinTimes?: (one: string, other: string) => string;
  /** What a job ad names behind "we’re hiring!", as the verb wants it. */
  hired?: (thing: string) => string;
  /** A public notice, which sells nothing. */
  notice: RegExp;
  /** Fragments as their grammar reads them; may complete them. */
  parse: (fragment: string) => Parsed;
  /** A predicate (`parse` gave its base form, this is as typed) of the thing before it: "takes 20 minutes" → "it takes 20 minutes". */
  ofThing?: (predicate: string) => string;
  /** Capitals of names back in a shouted or uncapitalised text. */
  recase: (text: string) => string;
  /** Mends the typos of a fragment. `known` are words of names. */
  mend?: (text: string, known: ReadonlySet<string>) => string;
};

/** The typist as one person and as several, where a table says nothing else. */
export const englishSpeakers = {
  one: /(?:^|[^\p{L}])I(?!\p{L}|-)/u,
  many: /(?:^|[^\p{L}])(?:we|we’re|our|us)(?!\p{L})/iu,
};
