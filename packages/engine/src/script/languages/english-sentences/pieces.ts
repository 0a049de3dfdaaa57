import type { BriefFact } from "../../../brief/brief-fact.ts";
import { month } from "../../../brief/languages/english-calendar.ts";
import { hyphenated } from "../../../brief/languages/english-measures.ts";
import { placePhrase } from "../../../brief/languages/english-places.ts";
import { lowerEnglish, tagEnglish } from "../../../brief/languages/english-tags.ts";
import {
  article,
  headOf,
  isPluralText,
  mass,
  withArticle,
  wordsOf,
} from "../../../brief/languages/english-words.ts";
import { announcement } from "../../../brief/note-patterns.ts";
import { modelOf } from "../../../learned/models.ts";
import { contextWords } from "../../../learned/wording-net.ts";
import {
  formOf as wholeness,
  worded,
  type Wording,
  type WordingContext,
  type WordingTools,
} from "../../../learned/wording.ts";
import { completed } from "./completed.ts";
import type { Form, Piece } from "./composition.ts";
import { carrier, isMisframed, isMisworded, ofJobs } from "./misframed.ts";
import { upper } from "./phrases.ts";
import { participle, secondOpinion } from "./second-opinion.ts";
import { isWhole } from "./whole-sentences.ts";

const tools = (): WordingTools => ({ model: modelOf("en").wording, tagger: tagEnglish, lower: lowerEnglish });

/** The names under which the models were trained on some kinds of facts. */
const wordedAs: Partial<Record<BriefFact["kind"], string>> = {
  audience: "who",
  detail: "reason",
  proof: "reason",
  slogan: "reason",
};

/** The minimum probability for a fragment to count as a whole sentence, which is left unchanged. */
const likelyWhole = 0.55;
/** Fragments that contain a verb and more words than this are said as typed. */
const longest = 7;
/**
 * The minimum log probability of a wording: `carried` if the added words match `carrier`, `completed` if they don't,
 * and `sold` for what is sold. `word` is added for each word of the fragment.
 */
const leastOdds = { carried: -0.95, completed: -1.3, sold: -1.8, word: -0.04 };

/** Cached, because all variants of a script word the same facts. */
const known = new Map<string, Wording[]>();
const mostKnown = 300;

function wordingsOf(typed: string, context: WordingContext): Wording[] {
  const key = JSON.stringify([typed, context]);
  const wordings = known.get(key) ?? worded(typed, { ...tools(), context });
  if (known.size >= mostKnown) known.clear();
  known.set(key, wordings);
  return wordings;
}

/** A street type that the models add after a name: "Elm street". */
const street = /(?<=\p{Lu}[\p{L}’]+ )(?:street|road|avenue|lane|drive|highway|boulevard|county|parkway)\b/gu;

/** The space between a price and the next item of a list: "gel mani £22 pedi £28". */
const behindPrice = /(?<=[$€£]\d+(?:\.\d\d)?) (?!to )(?=\p{L}+(?: \p{L}+)? [$€£]\d)/gu;
/** The space between an item and the next price, in a list whose prices come first: "$25 a dog $20 a cat". */
const beforePrice =
  /(?<=[$€£]\d+(?:\.\d\d)?(?: [\p{L}\d’-]+){1,4})(?<! (?:and|or|to|plus|then|was|now|of|for|from|at|just|only|over|under|worth|than|by|is|are|off|save|regularly|normally|usually)) (?=[$€£]\d)/giu;
const priceLast = /[$€£]\d[\d.,]*(?: each)?$/;

/** Adds commas to a list of items with prices. */
const withCommas = (text: string) =>
  text
    .split(", ")
    .map((part) => part.replaceAll(priceLast.test(part) ? behindPrice : beforePrice, ", "))
    .join(", ");

/** Turns a fact into a piece. `ad` has the kinds of ads that the brief may be for. */
function pieceOf(fact: BriefFact, ad: readonly string[], others: Others): Piece {
  const typed = fact.text.replace(/[.!,]+$/, "");
  if (fact.form === "question") return { form: "question", text: typed, start: "", facts: [fact] };
  if (fact.kind === "slogan") return { form: "sentence", text: fact.text, start: "", facts: [fact] };
  const context = { kind: wordedAs[fact.kind] ?? fact.kind, ad };
  const whole = wholeness(typed, { ...tools(), context });
  const isLong = typed.split(" ").length > longest && isWhole(typed);
  const isTyped = isLong || fact.form === "sentence" || fact.form === "order" || announcement.test(typed);
  const mayBeWhole =
    fact.form === "sentence" || (whole.label === "sentence" && whole.probability > likelyWhole);
  const isOrder = fact.form === "order" || whole.label === "order";
  const full =
    !isOrder && fact.isTail !== true && (mayBeWhole || isLong)
      ? completedWording({ ...fact, text: typed }, { ad, mayBeWhole })
      : undefined;
  if (full !== undefined) return { form: formOf(fact, full.text), ...full, typed, facts: [fact] };
  if (isTyped || (whole.label !== "fragment" && whole.probability > likelyWhole))
    return {
      form: whole.label === "order" || fact.form === "order" ? "order" : formOf(fact, typed),
      text: isOrder ? lowerEnglish(typed).replace(andGet, "$1 and ") : lowerEnglish(typed),
      start: "",
      facts: [fact],
    };
  const wordings = wordingsOf(typed, context);
  const fitting = wordings.filter(
    (wording) =>
      !isMisframed(fact, wording) &&
      !isMisworded(typed, wording) &&
      (ad.includes("job") || !ofJobs.test(wording.start)),
  );
  const best = fitting.find(({ text }) => isWhole(text)) ?? fitting[0];
  const isSure = ({ odds, start }: Wording) =>
    odds >
    leastOdds[fact.kind === "what" ? "sold" : carrier.test(start) ? "carried" : "completed"] +
      leastOdds.word * typed.split(" ").length;
  const isGood = best !== undefined && isSure(best) && isWhole(best.text);
  // "0% finance over 2 years" has no verb, only a word that looks like one.
  const isAsTyped = best?.start === "" && best.text === typed;
  const other =
    (isGood && !isAsTyped) || fact.isTail === true || placed(fact, ad) !== undefined
      ? undefined
      : (completedWording({ ...fact, text: typed }, { ad, mayBeWhole }) ??
        (isGood ? undefined : otherWording({ ...fact, text: typed }, fitting, { ...others, ad })));
  if (other !== undefined) return { form: formOf(fact, other.text), ...other, typed, facts: [fact] };
  if (best === undefined || !isSure(best))
    return {
      form: formOf(fact, typed),
      text: withCommas(placed(fact, ad) ?? lowerEnglish(typed)),
      start: "",
      facts: [fact],
      isTold: true,
    };
  const text = hyphenated(withArticles(withoutArticle(lowerEnglish(best.text), best.start)))
    .replaceAll(street, upper)
    .replaceAll(/\btill? until\b/g, "until")
    // Restores the article in "7 days a week", which is lost if the sentence has another.
    .replaceAll(/(?<=\b\d+ (?:days|hours|nights|times)) (?=(?:day|week|month|year)\b)/g, " a ")
    .replace(/^we have our /, "we have ")
    .replace(/\b(\p{L}{2,})(\p{L}*day) \1\b/iu, (_, short: string, end: string) => upper(short + end))
    .replace(/^(?=\d+-\p{Ll}+ [^,]+ (?:is|starts) )/u, "a ")
    .replace(/ on (?=(?:\d+(?:st|nd|rd|th)|ground|top) floor\b)/i, " on the ")
    .replace(ofOne, (_, thing: string, verb: string) => `${thing} ${verb === "are" ? "is" : "starts"}`)
    .replace(/^it (?=(?:ends|expires|finishes) .*\d)/, endingIn(ad))
    .replace(/^i(?=[ ’])/, "I");
  return { form: formOf(fact, text), text, start: best.start, facts: [fact] };
}

/** The subject for "ends": "it" for an event or a job, otherwise the offer. */
const endingIn = (ad: readonly string[]) =>
  ad.includes("event") || ad.includes("job") ? "it " : "the offer ";
/** A plural verb that was added after a singular subject: "a stairlift fitted within 5 days start at £1,295". */
const ofOne = /^(an? [^,\p{Sc}]+) (are|start)(?= (?:at )?\p{Sc})/u;
/** The end of a deadline that lacks an "and" before its reward: "book before May" + "get 15% off". */
const andGet =
  /^((?!buy )(?!.*\b(?:how|why|what|let|watch|see)\b)[^,;:]+ (?:before|by|until|till) (?:[^,;: ]+ ){0,3}(?:\p{L}+day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*|\d\d?(?:st|nd|rd|th)?|noon|midnight)) (?=(?:get|save|receive|win) (?:an? |up to |your |free |\p{Sc}?\d))/iu;

/** What the other facts of a brief reveal. */
type Others = {
  /** The `contextWords` of all facts. */
  context: readonly string[];
  /** The pronoun for what is sold, if its number is known. */
  pronoun: "it’s" | "they’re" | undefined;
};

/** Fragments longer than this, in characters, keep the first model's wording. */
const longestWorded = 240;

/** Completes a fragment based on its grammar. */
function completedWording(
  { text: typed, kind }: BriefFact,
  { ad, mayBeWhole }: { ad: readonly string[]; mayBeWhole: boolean },
): Pick<Piece, "text" | "start"> | undefined {
  if (typed.length > longestWorded) return undefined;
  const text = completed(typed, { kind, ad, mayBeWhole });
  if (text === undefined) return undefined;
  const start = /^(?:there’s|there are|you get|we’re|it’s)(?= )/.exec(text)?.[0] ?? "";
  return { text: withArticles(lowerEnglish(text)), start };
}

/** Consults a second model about a fragment that the first one isn't sure of. */
function otherWording(
  fact: BriefFact,
  wordings: readonly Wording[],
  { context, pronoun, ad }: Others & { ad: readonly string[] },
): Pick<Piece, "text" | "start"> | undefined {
  if (fact.text.length > longestWorded) return undefined;
  const found = secondOpinion(fact, wordings, { context, isEvent: ad.includes("event") });
  if (found === undefined) return undefined;
  const named = participle.test(fact.text) ? pronoun : undefined;
  return {
    text: withArticles(withoutArticle(lowerEnglish(found.text), found.start))
      .replaceAll(street, upper)
      .replaceAll(/\btill? until\b/g, "until")
      .replaceAll(ordinalDate, "")
      .replace(lastOfList, ", and $1")
      .replace(betweenCounts, " and ")
      .replace(/^(?:it’s|they’re)(?= )/, (typed) => named ?? typed),
    start: found.start,
  };
}

/** The last of three or more short items that follow words with a verb, if the list has no "and" or "or". */
const lastOfList =
  /(?<=^(?:we’re in|we (?:do|have|serve|cover|make)|there(?:’s| are)|you get|it’s good \p{Ll}+)(?!.* (?:and|or) )(?: [^\s,:$€£%]+){1,4},(?: [^\s,:$€£%]+){1,4}), ([^\s,:$€£%]+(?: [^\s,:$€£%]+){0,3})$/u;

/** The comma in "We have 9 chairs, 4 barbers". */
const betweenCounts = /(?<=^(?:we have|there are|you get) \d+ [^,\d$€£]{3,30}), (?=\d+ [^,\d$€£]{3,30}$)/u;

/** A "the" before a date like "12th September", which has no "of". */
const ordinalDate = new RegExp(String.raw`\bthe (?=\d{1,2}(?:st|nd|rd|th) ${month}\b)`, "giu");

/** Hours without a day. */
const bareHours =
  /^\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)? to (?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?|midnight)(?: daily)?$/i;

const streetOrCounty =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|way|square|place|parade|quay|co(?:unty)? \p{Lu}\p{L}+)\b/iu;

/** Composes a sentence for bare opening hours, a bare price or a bare place, which the model may not know. */
function placed({ kind, text }: BriefFact, ad: readonly string[]): string | undefined {
  const isEvent = ad.includes("event");
  if (/^[$€£₹]\d[\d.,]* (?:an?|per) (?:month|year|week|day|hour|head|person)\b/.test(text))
    return `it’s ${text}`;
  if (/^(?:ends|expires|finishes) .*\d/i.test(text)) return `${endingIn(ad)}${lowerEnglish(text)}`;
  if (kind === "when" && bareHours.test(text)) return `${isEvent ? "it’s" : "we’re open"} ${text}`;
  const isName =
    /^\p{Lu}[\p{Ll}\p{Lu}’]+(?:,? (?:of |the )?[\p{L}’.]+){0,5}$/u.test(text) && lowerEnglish(text) === text;
  const isAddress = /^\d{1,5}[a-z]? \p{Lu}\p{Ll}/u.test(text);
  // The last of three or more towns needs an "and", unlike the last part of an address.
  const areTowns = /, .*, /.test(text) && !/\d/.test(text) && !streetOrCounty.test(text);
  const named = areTowns ? text.replace(/, (?!and )(?=[^,]+$)/, ", and ") : text;
  return kind === "where" && (isName || isAddress)
    ? `${isEvent ? "it’s" : "we’re"} ${placePhrase(named)}`
    : undefined;
}

/** Drops an article that was added before a plural or a mass noun: "you get a free storage". */
function withoutArticle(text: string, start: string): string {
  const frame = start.replace(/(?:^| )a$/, "");
  if (frame === start) return text;
  const rest = text.slice(start.length).trim();
  const thing = rest.replace(/ (?:is|are) .*$/, "");
  const noun = headOf(wordsOf(thing))?.text ?? "";
  if (/^(?:\p{L}+|\d+) (?:minutes|hours|days)’ \p{L}/u.test(rest)) return `it’s ${rest}`;
  const isCounted = /^(?:one|two|three|four|five|six|ten|\d+ )/.test(rest);
  // "A ride and a hot chocolate" keeps its articles, but a longer list has none.
  if (/ and an? /.test(rest)) return text;
  if ((rest.match(/, /g)?.length ?? 0) > 2) return `${frame} ${rest}`.trim();
  const isPlural = isCounted || isPluralText(rest.replace(/ (?:on|of|for|with|in|at|from|to|\d+) .*$/, ""));
  return isPlural ||
    (mass.test(noun) &&
      !(/^(?:we’re|i’m)\b/i.test(start) && /(?:service|care)$/i.test(noun)) &&
      withArticle(thing, wordsOf(thing), false) === thing)
    ? `${frame === "there’s" && isPlural && (isCounted || noun.endsWith("s")) ? "there are" : frame} ${rest}`.trim()
    : text;
}

/** Corrects "a" before a vowel. */
const withArticles = (text: string) =>
  text.replaceAll(/(?<![\p{L}’])a (?=[\p{L}\d])/gu, (_, at: number) => `${article(text.slice(at + 2))} `);

function formOf({ kind }: BriefFact, text: string): Form {
  if (text.endsWith("?")) return "question";
  if (kind === "offer") return "offer";
  if (kind === "when") return "time";
  if (kind === "where") return "place";
  return "sentence";
}

/** Beginnings that two consecutive pieces can share: "we do brakes" and "we do tires". */
const shared =
  /^(?:we do|we have|we serve|we make|there’s(?: a)?|there are|you get(?: a)?|we’re|it’s|they’re)$/;
const longestShared = 70;

/** Turns facts into pieces, in the order typed. Short ones that begin alike share a sentence. */
export function piecesOf(facts: readonly BriefFact[], ad: readonly string[], isEvent = false): Piece[] {
  const pieces: Piece[] = [];
  const sold = facts.find(({ kind }) => kind === "what");
  const areSold = sold?.form === "phrase" && isPluralText(sold.text);
  const others: Others = {
    context: contextWords(facts.map(({ text }) => text).join(" ")),
    pronoun: ad.includes("app") ? "it’s" : areSold ? "they’re" : undefined,
  };
  for (const fact of facts) {
    const piece = pieceOf(fact, ad, others);
    // The event is at this place, but the business isn't necessarily.
    if (isEvent && fact.kind === "where" && fact.form === "phrase")
      piece.text = piece.text.replace(/^we’re (?=(?:at|on|in)\b)/, "it’s ");
    const last = pieces.at(-1);
    const isTail =
      fact.isTail === true &&
      last?.facts.at(-1)?.cut === fact.cut &&
      piece.start === "" &&
      fact.form === "phrase";
    if (last !== undefined && isTail) {
      last.text += `, ${piece.text}`;
      last.facts.push(fact);
    } else if (last !== undefined && canShare(last, piece)) {
      const rest = piece.text.slice(piece.start.replace(/ a$/, "").length).trim();
      last.text += ` and ${rest}`;
      last.facts.push(fact);
    } else if (last?.isTold === true && isNext(last, piece)) {
      last.text += `, ${piece.form === last.form ? piece.text : placePhrase(fact.text)}`;
      last.facts.push(fact);
    } else pieces.push(piece);
  }
  return pieces;
}

/**
 * True for consecutive phrases, and for a date followed by its place: "open evening: 4 March, 6.30pm, Mill Library".
 */
const isNext = (one: Piece, other: Piece) =>
  one.facts.at(-1)?.cut === other.facts[0]?.cut &&
  (one.form === other.form ? other.isTold === true : one.form === "time" && other.form === "place") &&
  one.text.length + other.text.length < longestShared;

const canShare = (one: Piece, other: Piece) =>
  one.start === other.start &&
  shared.test(one.start) &&
  one.form === other.form &&
  one.facts.length === 1 &&
  one.facts[0]?.kind !== "what" &&
  one.text.length + other.text.length < longestShared &&
  ![one, other].some(({ text }) => /,| and | or | so | but |[$€£]/.test(text));
