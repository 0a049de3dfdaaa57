import {
  article,
  determiner,
  headOf,
  isPluralText,
  roles,
  wordsOf,
} from "../../../brief/languages/english-words.ts";
import { spokenBrand } from "../../brand-mark.ts";
import { news } from "../../spoken-order.ts";
import type { ComposedLine } from "../composed-parts.ts";
import type { Composition, Piece } from "./composition.ts";
import { lineOf } from "./line-of.ts";
import { lower, upper } from "./phrases.ts";
import { clipped, isWhole } from "./whole-sentences.ts";

/** Alternative lines that introduce what is sold, and the piece that they come from. */
export type Intro = { lines: ComposedLine[]; sold: Piece };

const plain = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/**
 * True if a text contains the brand (also with "and" for its "&", or without its apostrophe), or starts with the
 * brand's first word.
 */
function names(text: string, brand: string): boolean {
  const [first = ""] = spokenBrand(brand).replace(/^The /, "").split(" ");
  return (
    (brand.length > 2 && plain(text).includes(plain(spokenBrand(brand)))) ||
    (/^\p{Lu}/u.test(first) &&
      first.length > 3 &&
      new RegExp(String.raw`^(?:the )?${RegExp.escape(first)}(?:’s)?\b`, "iu").test(text))
  );
}

/** Finds the piece that says what is sold, and phrases it with the brand in several ways. */
export function introOf({ about, pieces, isPerson }: Composition): Intro | undefined {
  const told = pieces.filter(({ form, text }) => form !== "question" && about.isSound(text));
  const whats = told
    .filter(({ facts }) => facts.some(({ kind }) => kind === "what"))
    .toSorted((a, b) => Math.round(rankOf(a)) - Math.round(rankOf(b)));
  const main = whats.find(({ text }) => /^no /i.test(text) || !condition.test(text));
  const stressed = told.find(({ facts, form }) => facts[0]?.isStressed === true && form !== "order");
  const sold =
    whats.find(({ text }) => names(text, about.brand)) ??
    (stressed?.form === "offer" && !barePrice.test(stressed.text) ? stressed : undefined) ??
    main ??
    told.find(
      ({ form, text }) => form === "offer" && ![barePrice, condition].some((one) => one.test(text)),
    ) ??
    told.find(
      ({ text, facts: [fact] }) => fact?.kind === "when" && news.test(text) && !condition.test(text),
    ) ??
    told.find(({ form, facts: [fact] }) => form === "order" && fact?.kind === "offer") ??
    told.find(({ form }) => form === "offer") ??
    told.find(({ form, text }) => form === "sentence" && !condition.test(text)) ??
    whats[0] ??
    told[0];
  if (sold === undefined) return undefined;
  // In a third-person ad, the business's own sentence gets the brand as its subject: "{b} roasts …".
  const isOwnSentence = sold.facts[0]?.form === "sentence" && /^(?:we|I)\b/i.test(sold.text);
  if (!about.isFirst && isOwnSentence && !names(sold.text, about.brand)) return { sold, lines: [] };
  return { sold, lines: wordings(sold, { ...about, isPerson }).map((text) => wholeLine(sold, text)) };
}

/** A price without the thing that it buys: "from £9 a head", "39 cents per $1,000". */
const barePrice =
  /^(?:(?:it’s|prices start at|it starts at|only|just|from|about|up to) )*(?:[$€£₹]\s?[\d.,]+k?|\d[\d,.]*(?: (?:cents?|pence|dollars|pounds|quid|euros?))?)(?: down| (?:per|an?|each|every) \S+(?: \S+){0,6})?(?:$|,)/i;
/** A condition, a second service or a row of a timetable, which makes no sense before listeners know what is sold. */
const condition =
  /^(?:it’s )?(?:(?:(?:you|donors|applicants|volunteers) (?:can be|must|need|should)|(?:we|I) (?:still|also)|no|upstairs|downstairs|(?:the )?limit (?:is|of)) )|(?:parking only| (?:is|are) (?:included|required))$|(?<!\p{L})for another [$€£₹]|: (?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|and|to)[, ]*)+$/iu;
const rankOf = ({ facts }: Piece) => Math.min(...facts.map(({ rank = 2 }) => rank));

/** Combines the brand with what is sold, in several ways. `{b}` is the brand. */
function wordings(
  { text, typed, isTold, facts: [fact] }: Piece,
  {
    brand,
    isEvent,
    isFirst,
    isPerson,
  }: Pick<Composition["about"], "brand" | "isEvent" | "isFirst"> & { isPerson: boolean },
): string[] {
  if (brand === "" || names(text, brand)) return [text];
  const novelty = /^introducing (.*)$/i.exec(text)?.[1];
  if (novelty !== undefined) return [`{b} introduces ${novelty}`];
  const [main = ""] = text.split(/, (?=\p{L}+(?:ed|en|made|built)\b)/u);
  if (/^(?:now |currently )?(?:hiring|recruiting|seeking|looking for)\b/i.test(text))
    return [`{b} is ${text.charAt(0).toLowerCase()}${text.slice(1)}`];
  if (isTold === true || (fact?.form !== "sentence" && !isWhole(main))) return [toldOf(text, isEvent)];
  if (/^we(?:’ve)? moved\b/i.test(text)) return [`{b} has ${text.replace(/^we(?:’ve)? /i, "")}`];
  const where = /^(?:we’re|I’m) ((?:in|on|near|behind|opposite) .*)$/i.exec(text)?.[1];
  if (where !== undefined) return [`{b} is ${where}`];
  const [, is = "", role = ""] =
    /^(?:(we)(?:’re| are)|I(?:’m| am)|(?:it|they)(?:’s|’re)) ((?:an?|your|the|one of|two|three) .*)$/i.exec(
      text,
    ) ?? [];
  const isOccasion = isEvent || occasions.test(headOf(wordsOf(role))?.text ?? "");
  if (role !== "" && isOccasion && is === "") return [`{b} invites you to ${role}`, `it’s ${role}, with {b}`];
  if (/^an? \d/.test(role)) return [`{b}: ${role}`];
  if (role !== "") return [`{b} is ${role}`, `that’s {b}, ${role.replace(/^an? /, "your ")}`];
  const bare = /^(?:it’s|they’re|there’s|there are) (?!for\b|in\b|at\b|on\b)(.*)$/i.exec(text)?.[1];
  if (bare !== undefined) return [toldOf(bare, isEvent)];
  const doing = /^(?:we’re|we are) ((?:now |currently )?\p{L}+ing\b.*)$/iu.exec(text)?.[1];
  if (doing !== undefined) return [`{b} is ${doing}`, `at {b}, ${text}`];
  const needs = /^we need (.*)$/i.exec(text)?.[1];
  if (needs !== undefined) return [`{b} needs ${needs}`, `at {b}, ${text}`];
  if (isPerson)
    return [isFirst && /^(?:we|I)\b/i.test(text) ? `I’m {b}, and ${lower(text)}` : `{b}. ${upper(text)}`];
  const there = /^there’s an? (.*)$/i.exec(text)?.[1];
  if (there !== undefined && isEvent)
    return [`{b} invites you to ${text.replace(/^there’s /i, "")}`, `${text}, with {b}`];
  if (/^(?:we|our|my|I|you|your|there|all|every|everything|each|no|if|when|free)\b/i.test(text))
    return [`at {b}, ${lower(text)}`, `${text}. That’s {b}`];
  // With only the brand's name before it, "it" would refer to nothing, and the "they" of "they start at $59" to the
  // wrong thing.
  const own = typed ?? /^from .*/i.exec(fact?.text ?? "")?.[0];
  if (/^(?:it|they|he|she|this|that|these)\b/i.test(text))
    return [own === undefined ? `{b}. ${upper(text)}` : toldOf(own, isEvent)];
  return [`{b}. ${upper(text)}`, `at {b}, ${lower(text)}`];
}

/** Words that end like the name of a trade but aren't one. */
const things = /(?:broadband|rebar|velvet|restore|affair)$/i;
/** Occasions that the brand hosts, but that can't be the brand itself: "it’s an info night". */
const occasions = /^(?:night|evening|morning|session|sale|auction|meeting)$/i;
const events = /(?:festival|fair|concert|expo|conference)$/i;

/** Combines the brand with what is sold, in the brief's words. */
function toldOf(text: string, isEvent: boolean): string {
  const [first = ""] = text.split(/[,;:"“]/);
  const head = headOf(wordsOf(first))?.text ?? "";
  const isRole =
    /^\D/.test(text) &&
    !/\bfor \d/.test(text) &&
    roles.test(head) &&
    !things.test(head) &&
    !(isEvent && events.test(head));
  if (isRole && !isPluralText(text)) {
    const role = lower(text);
    return `{b} is ${determiner.test(role) ? role : `${article(role)} ${role}`}`;
  }
  const price = /^it’s ([$€£₹].*)$/.exec(text)?.[1];
  if (price !== undefined) return `{b}: ${price}`;
  return text.includes(": ") ? `{b}. ${upper(text)}` : `{b}: ${lower(text)}`;
}

/** A line, with shorter versions that drop its end. */
const wholeLine = (piece: Piece, text: string): ComposedLine => ({
  ...lineOf([piece], text),
  less: clipped(text)
    .filter((each) => each.includes("{b}") || !text.includes("{b}"))
    .map((each) => lineOf([piece], each)),
});
