/**
 * Turns a fragment of a brief into a sentence: "family owned" → "we’re family-owned". Learned from fragments and the
 * sentences that people made of them (tools/briefs): which words to add before the fragment and between its words,
 * and which of its words to drop.
 */
import { type LogLinearModel, likeliest } from "./log-linear.ts";
import { folded, type Tagger, type Token, tokensOf } from "./tokens.ts";

/**
 * The models for one language: for the words before a fragment, the words between two of its tokens, and dropped
 * tokens. A word is dropped only if it is in `droppable` or an added word is a form of it.
 */
export type WordingModel = {
  /** Distinguishes whole sentences, imperatives ("order") and other fragments ("fragment"). */
  forms: LogLinearModel;
  before: LogLinearModel;
  between: LogLinearModel;
  dropped: LogLinearModel;
  droppable: readonly string[];
};

/** The kind of the fact, and the kinds of ads that the brief may be for. Both influence the wording. */
export type WordingContext = { kind: string; ad: readonly string[] };

/** `lower` lower-cases the first letter of a fragment, unless the fragment begins with a name. */
export type WordingTools = { model: WordingModel; tagger: Tagger; lower: (fragment: string) => string };

export type Wording = {
  text: string;
  /** The words added before the fragment: "we’re". */
  start: string;
  /** The logarithm of the wording's probability, according to the models. */
  odds: number;
  /** The two parts of `odds`: for the words before the fragment, and for other words added or dropped. */
  startOdds: number;
  editOdds: number;
};

/** The number of alternatives that are tried for the words before a fragment. */
const mostStarts = 3;
/** Currency signs that the models haven't seen, including the rand's "R450". */
const otherSigns = /[₹₦₱]|(?<![\p{L}\d])R(?=\d)/gu;
/** Words for money, which are redundant in a price with a currency sign. */
const currency = /^(?:dollars?|pounds?|euros?|rupees?|rand|cents?|bucks)\b/;
const nouns: ReadonlySet<string> = new Set(["Noun", "Plural", "ProperNoun", "Place"]);
/** Prepositions that only the first of several times or numbers needs. */
const preposition = /^(?:at|from|to|for|in|on)$/;
const ordinal = /^(?:st|nd|rd|th)\b/;
/** The minimum probability of words that are added between two tokens. */
const likelyBetween = 0.55;
/** Alternatives with less than this share of the highest probability are not tried. */
const leastShare = 0.25;

const shapeOf = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? "AA" : /^\p{Lu}/u.test(word) ? "Aa" : /^\d/.test(word) ? "0" : "a";

const endsHead: ReadonlySet<string> = new Set([
  "Preposition",
  "Copula",
  "Modal",
  "PresentTense",
  "PastTense",
  "Pronoun",
  "WeekDay",
  "<price>",
  "<number>",
  "<percent>",
  "<time>",
  ",",
]);
const telling = [
  "Copula",
  "Modal",
  "PresentTense",
  "PastTense",
  "Infinitive",
  "Gerund",
  "Pronoun",
  "WeekDay",
  "<price>",
  "<percent>",
  "<number>",
  "<time>",
];

/** The features of a fragment as a whole. */
export function fragmentFeatures(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ word }) => word);
  const tags = tokens.map(({ tag }) => tag);
  const breakAt = tags.findIndex((tag, at) => at > 0 && endsHead.has(tag));
  const end = breakAt < 0 ? tokens.length : breakAt;
  const head = words[end - 1] ?? "";
  const number = /[^s]s$/.test(head) ? "s" : "";
  return [
    ...words.map((word) => `has ${word}`),
    `1 ${words[0]}`,
    `1 ${words.slice(0, 2).join(" ")}`,
    `tag ${tags[0]}`,
    `tag ${tags.slice(0, 2).join(" ")}`,
    `tag ${tags.slice(0, 3).join(" ")}`,
    `1 ${words[0]} ${tags[1]}`,
    `end ${words.at(-1)}`,
    `end tag ${tags.slice(-2).join(" ")}`,
    `shape ${shapeOf(tokens[0]?.text ?? "")}`,
    `length ${Math.min(12, tokens.length)}`,
    `head ${head}`,
    `head ${tags[end - 1]}${number}`,
    `head …${head.slice(-3)}`,
    `behind head ${words[breakAt]}`,
    `behind head ${tags[breakAt]}`,
    `tags ${tags
      .filter((tag) => tag !== "Adjective")
      .slice(0, 6)
      .join(" ")}`,
    ...telling.filter((tag) => tags.includes(tag)).map((tag) => `has ${tag}`),
  ];
}

/** The features that decide which words go before a fragment. */
export function startFeatures(tokens: readonly Token[], { kind, ad }: WordingContext): string[] {
  const [first, second] = tokens;
  const own = fragmentFeatures(tokens);
  const head = own.find((feature) => /^head (?:\p{Lu}|<)/u.test(feature));
  return [
    ...own,
    `kind ${kind}`,
    `kind ${kind} ${first?.tag}`,
    `kind ${kind} ${first?.tag} ${second?.tag}`,
    `kind ${kind} ${head}`,
    ...ad.map((feature) => `ad ${feature}`),
  ];
}

/** The features that decide which words go before the token at this index, and whether it is dropped. */
export function gapFeatures(
  tokens: readonly Token[],
  at: number,
  { start, kind, last }: { start: string; kind: string; last: string },
): string[] {
  const word = (offset: number) => tokens[at + offset]?.word ?? (at + offset < 0 ? "<" : ">");
  const tag = (offset: number) => tokens[at + offset]?.tag ?? (at + offset < 0 ? "<" : ">");
  const hasVerb =
    start === "" ? "no" : /’|\b(?:we|it|you|there|they|i|is|are)\b/.test(start) ? "verb" : "some";
  const isBehindVerb = tokens
    .slice(0, at)
    .some(({ tag: each }) => each === "Copula" || each === "Modal" || each === "PresentTense");
  const number = /[^s]s$/.test(word(-1)) ? "s" : "";
  const commas = Math.min(2, tokens.filter((each) => each.word === ",").length);
  return [
    `-1 ${word(-1)}`,
    `0 ${word(0)}`,
    `1 ${word(1)}`,
    `-2 ${word(-2)}`,
    `-1 0 ${word(-1)} ${word(0)}`,
    `-2 -1 ${word(-2)} ${word(-1)}`,
    `0 1 ${word(0)} ${word(1)}`,
    `tag -1 ${tag(-1)}`,
    `tag 0 ${tag(0)}`,
    `tag -1 0 ${tag(-1)} ${tag(0)}`,
    `tag -2 -1 ${tag(-2)} ${tag(-1)}`,
    `tag -2 0 ${tag(-2)} ${tag(-1)} ${tag(0)}`,
    `tag -1 1 ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `tag -2 1 ${tag(-2)} ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `mixed ${word(-1)} ${tag(0)}`,
    `mixed ${tag(-1)} ${word(0)}`,
    `start ${start}`,
    `start ${start} ${tag(0)}`,
    `${hasVerb} ${tag(-1)} ${tag(0)}`,
    `${hasVerb} ${isBehindVerb} ${tag(0)}`,
    `${hasVerb} ${isBehindVerb} ${tag(-1)} ${tag(0)}`,
    `${hasVerb} ${number} ${tag(0)}`,
    `${hasVerb} ${number} ${word(0)}`,
    `kind ${kind} ${tag(-1)} ${tag(0)}`,
    `…${word(-1).slice(-2)}`,
    `last ${last}`,
    `last ${last} ${tag(0)}`,
    `at ${Math.min(at, 6)}`,
    `left ${Math.min(5, tokens.length - at)}`,
    `commas ${commas} ${word(0)}`,
  ];
}

/** Joins words and punctuation. Words that were adjacent in the source keep the spacing between them. */
export function joined(parts: readonly { text: string; from?: Token }[], source: string): string {
  let text = "";
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const isBeside =
      part.from !== undefined &&
      before?.from !== undefined &&
      source.slice(before.from.end, part.from.start).trim() === "";
    if (at > 0)
      text += isBeside
        ? source.slice(before.from?.end, part.from?.start)
        : /^(?:[,.;:!?)-]|(?:st|nd|rd|th)$)/.test(part.text) ||
            (part.text === "’" && part.from === undefined) ||
            before?.text === "-"
          ? ""
          : " ";
    text += part.text;
  }
  return text;
}

const stemOf = (word: string) => word.replace(/(?:ing|ed|es|s|e)$/, "");

/** True if one word is a form of the other: "takes" and "take", "em" and "them". */
export const isForm = (one: string, other: string): boolean =>
  stemOf(one) === stemOf(other) || one.endsWith(other) || other.endsWith(one);

/**
 * True for words that change what is claimed: numbers, addresses, days and negatives. They are dropped only if an
 * added word is a form of them.
 */
export const isVital = ({ word }: Pick<Token, "word">): boolean =>
  word.startsWith("<") ||
  /^(?:not|no|never|without|only|up|until|per|free|mon|tues?|wed|thurs?|fri|sat|sun|\p{L}+day)$/u.test(word);

/** Classifies a fragment as a whole sentence, an imperative ("order") or just a fragment, with the probability. */
export const formOf = (
  fragment: string,
  { model, tagger, context }: Omit<WordingTools, "lower"> & { context: WordingContext },
): { label: string; probability: number } =>
  likeliest(model.forms, startFeatures(tokensOf(fragment, tagger), context), 1)[0] ?? {
    label: "fragment",
    probability: 1,
  };

/** Turns a fragment into a sentence without its full stop, in several ways, the most probable first. */
export function worded(
  fragment: string,
  { model, tagger, lower, context }: WordingTools & { context: WordingContext },
): Wording[] {
  const tokens = tokensOf(fragment.replaceAll(otherSigns, "£"), tagger);
  const small = lower(fragment);
  const starts = likeliest(model.before, startFeatures(tokens, context), mostStarts);
  const least = (starts[0]?.probability ?? 0) * leastShare;
  return starts
    .filter(({ probability }) => probability >= least)
    .map(({ label: start, probability }): Wording => {
      const source = start === "" ? fragment : small;
      const parts: { text: string; from?: Token }[] = start === "" ? [] : [{ text: start }];
      let odds = Math.log(probability);
      let editOdds = 0;
      let last = "";
      for (const [at, from] of tokens.entries()) {
        const about = { start, kind: context.kind, last };
        const [added] = at === 0 ? [] : likeliest(model.between, gapFeatures(tokens, at, about), 1);
        odds += Math.log(added?.probability ?? 1);
        const isSure = (added?.probability ?? 0) > likelyBetween;
        const isTwice = currency.test(added?.label ?? "") && tokens.some(({ word }) => word === "<price>");
        const isListed =
          tokens[at - 1]?.text === "," && /^\d/.test(from.text) && preposition.test(added?.label ?? "");
        // In "12th September 5 to 11", the second number is a time.
        const isTime =
          ordinal.test(added?.label ?? "") && /^(?:\d|st$|nd$|rd$|th$)/.test(tokens[at - 3]?.text ?? "");
        const words = isSure && !isTwice && !isListed && !isTime ? (added?.label ?? "") : "";
        if (words !== "") {
          for (const text of words.split(" ")) parts.push({ text });
          last = words;
          editOdds += Math.log(added?.probability ?? 1);
        }
        const isAfter = { ...about, last: words === "" ? "" : `just ${words}` };
        const [dropped] = likeliest(model.dropped, gapFeatures(tokens, at, isAfter), 1);
        odds += Math.log(dropped?.probability ?? 1);
        const said = parts.flatMap((part) => (part.from === undefined ? part.text.split(" ") : []));
        // Without their signs, "200+", "9–5" and "min 2 nights" would make a different claim, unless words replace
        // them.
        const isLimit =
          words === "" &&
          (/^(?:\+|min|max)$/.test(from.word)
            ? !said.some((word) => word.startsWith(from.word))
            : /^[-–—]$/.test(from.word) && /^\d/.test(tokens[at + 1]?.text ?? "") && last !== "to");
        const canGo =
          !isLimit &&
          (!/[\p{L}\p{N}]/u.test(from.text) ||
            (!isVital(from) && !nouns.has(from.tag) && model.droppable.includes(from.word)) ||
            said.some((word) => isForm(folded(word), folded(from.text))));
        if (dropped?.label === "dropped" && canGo) editOdds += Math.log(dropped.probability);
        else parts.push({ text: source.slice(from.start, from.end), from });
      }
      return { text: joined(parts, source), start, odds, startOdds: Math.log(probability), editOdds };
    })
    .toSorted((a, b) => b.odds - a.odds);
}
