/** Finds the places where segments of a brief may begin: see segments.ts. */
import { type LogLinearModel, probabilities } from "./log-linear.ts";
import type { Token } from "./tokens.ts";

export const isWord = ({ text }: Token) => /[\p{L}\p{N}]/u.test(text);
export const isVerb = ({ tag }: Pick<Token, "tag">) =>
  tag === "Copula" || tag === "Modal" || tag === "PresentTense" || tag === "PastTense";
export const magnitude = (count: number) => Math.min(6, Math.ceil(Math.log2(count + 1)));

/** The features of a possible break before a token. */
export function breakFeatures(brief: string, tokens: readonly Token[], at: number): string[] {
  const word = (offset: number) => tokens[at + offset]?.word ?? "<>";
  const tag = (offset: number) => tokens[at + offset]?.tag ?? "<>";
  const gap = brief.slice(tokens[at - 1]?.end, tokens[at]?.start);
  const space = gap.includes("\n") ? "line" : gap === "" ? "none" : "space";
  let end = at;
  while (end < tokens.length && isWord(tokens[end] as Token)) end += 1;
  let from = at - 1;
  while (from > 0 && isWord(tokens[from - 1] as Token)) from -= 1;
  const [behind, ahead] = [magnitude(at - from), magnitude(end - at)];
  const verbs = `${tokens.slice(from, at).some(isVerb)} ${tokens.slice(at, end).some(isVerb)}`;
  const sentence = sentenceFeature(brief, tokens, at);
  const first = tokens[at]?.text ?? "";
  const letter = /^\p{Ll}/u.test(first) ? "small" : /^\p{Lu}/u.test(first) ? "capital" : "other";
  return [
    space,
    `-1 ${word(-1)}`,
    `0 ${word(0)}`,
    `1 ${word(1)}`,
    `-1 0 ${word(-1)} ${word(0)}`,
    `0 1 ${word(0)} ${word(1)}`,
    `-1 1 ${word(-1)} ${word(0)} ${word(1)}`,
    `-2 -1 ${word(-2)} ${word(-1)}`,
    `-2 0 ${word(-2)} ${word(-1)} ${word(0)}`,
    `tag -1 0 ${tag(-1)} ${tag(0)}`,
    `tag -1 1 ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `tag -2 0 ${tag(-2)} ${tag(-1)} ${tag(0)}`,
    `tag -2 1 ${tag(-2)} ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `tag 0 2 ${tag(0)} ${tag(1)} ${tag(2)}`,
    `mixed ${word(-1)} ${tag(0)}`,
    `mixed ${word(-1)} ${tag(0)} ${tag(1)} ${tag(2)}`,
    `mixed ${word(-1)} ${tag(-2)}`,
    `mixed ${tag(-1)} ${word(0)}`,
    `${space} ${word(-1)}`,
    `${letter} ${space} ${word(-1)}`,
    `behind ${behind} ${tag(-2)} ${word(-1)}`,
    `ahead ${ahead} ${word(-1)}`,
    `ahead ${ahead} ${tag(0)} ${word(-1)}`,
    `around ${behind} ${ahead} ${word(-1)}`,
    `next ${word(end - at)} ${word(-1)}`,
    `verbs ${verbs} ${word(-1)}`,
    `verbs ${verbs} ${word(-1)} ${tag(0)}`,
    `first ${tokens[from]?.word} ${word(-1)}`,
    `first ${tokens[from]?.tag} ${word(-1)} ${tag(0)}`,
    `sentence ${sentence} ${word(-1)}`,
    `sentence ${sentence} ${word(-1)} ${tag(0)}`,
    `sentence ${sentence} ${verbs} ${word(-1)}`,
  ];
}

/** The longest sentence that is examined, in tokens. */
const longestSentence = 60;

/**
 * The style of the sentence around a possible break: its first letter, its end, the verbs before the break, and its
 * commas.
 */
function sentenceFeature(brief: string, tokens: readonly Token[], at: number): string {
  const isEnd = (index: number) =>
    /^[.!?]$/.test(tokens[index]?.text ?? "") ||
    brief.slice(tokens[index]?.end, tokens[index + 1]?.start).includes("\n");
  let [start, end] = [at, at];
  while (start > 0 && at - start < longestSentence && !isEnd(start - 1)) start -= 1;
  while (end < tokens.length - 1 && end - at < longestSentence && !isEnd(end)) end += 1;
  if (start === at) return "none";
  const own = tokens.slice(start, end + 1);
  const letter = /^\p{Lu}/u.test(own[0]?.text ?? "") ? "A" : "a";
  const mark = /^[.!?]$/.test(tokens[end]?.text ?? "") ? "." : "";
  const commas = Math.min(3, own.filter(({ text }) => text === ",").length);
  const before = tokens.slice(start, at);
  const verb = before.some(isVerb) ? "verb" : "no verb";
  const isShort = before.length < 4 ? "short" : "";
  return `${letter}${mark} ${commas} ${verb} ${isShort} ${tokens.slice(at, end).some(isVerb)}`;
}

/** A brief, prepared for segmentation. In `text`, line breaks replace emoji and bullets. */
export type ReadText = {
  text: string;
  tokens: readonly Token[];
  /** The kinds of ads the brief may be for: see `adFeatures`. */
  ad: readonly string[];
  /** Returns the features that patterns find in part of the text. */
  cuesOf: (stretch: string) => readonly string[];
  /** True for the offset of a token that can't begin a segment. */
  isWhole: (offset: number) => boolean;
};

/** True for a word that a preceding number may count: "20 June", "50 students". Requires part-of-speech tags. */
const isCounted = ({ tag }: Token) => counted.has(tag);
const counted: ReadonlySet<string> = new Set(["Noun", "Plural", "Month", "ProperNoun", "Adjective", "Place"]);

/** Tags of words that may begin a segment without punctuation before it. */
const timeOrPrice: ReadonlySet<string> = new Set(["WeekDay", "Month", "<price>", "<time>"]);

/** A place where a segment may begin: the index of its first token, and the log-odds that it does. */
export type Place = { at: number; odds: number };

/** The minimum log-odds; less likely places are not tried. */
const leastOdds = -4;
/**
 * Log-odds subtracted from a break without punctuation, because cutting a phrase in two is the worse mistake:
 * `punctuated` in briefs with at least one punctuation mark per `words` words, none in briefs that were probably
 * dictated (less than one mark per `spoken` words), and `other` in the rest. `unknown` is subtracted as well before a
 * word that rarely begins a segment, and `named` after a number or, in dictated briefs, within a name.
 */
const withoutMark = { punctuated: 2.5, other: 0.8, words: 12, unknown: 1.5, named: 2.5, spoken: 25 };
/** The maximum number of places in a brief, twice what people type. The likeliest are kept. */
const mostPlaces = 150;

/** The places where segments may begin, in order. */
export function placesIn({ text, tokens, isWhole }: ReadText, breaks: LogLinearModel): Place[] {
  const isBreak = breaks.labels.indexOf("break");
  const marks = tokens.filter((token) => !isWord(token)).length + text.split("\n").length;
  const isSpoken = marks * withoutMark.spoken < tokens.length;
  const bare = isSpoken
    ? 0
    : marks * withoutMark.words > tokens.length
      ? withoutMark.punctuated
      : withoutMark.other;
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? "");
  const isNamed = (at: number) => isCapital(at) && (isCapital(at - 1) || isCapital(at - 2));
  /** The log-odds to subtract from a break without punctuation. */
  const lessLikely = (at: number) =>
    bare +
    (begins(at) ? 0 : withoutMark.unknown) +
    (isSpoken && (isNamed(at) || isNamed(at + 1)) ? withoutMark.named : 0) +
    (tokens[at - 1]?.tag === "<number>" && isCounted(tokens[at] as Token) ? withoutMark.named : 0);
  /** True if, according to the model, the word at this index often begins a segment. */
  const begins = (at: number) =>
    (breaks.weights[`0 ${tokens[at]?.word}`]?.[1] ?? 0) > 0 || timeOrPrice.has(tokens[at]?.tag ?? "");
  const found: Place[] = [{ at: 0, odds: 0 }];
  for (let at = 1; at < tokens.length; at += 1) {
    if (isWhole(tokens[at]?.start ?? 0)) continue;
    const share = probabilities(breaks, breakFeatures(text, tokens, at))[isBreak] ?? 0;
    const isBare =
      /[\p{L}\p{N}\p{Sc}]/u.test(tokens[at - 1]?.text ?? "") &&
      !text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes("\n");
    const odds = Math.log(share / (1 - share)) - (isBare ? lessLikely(at) : 0);
    if (odds > leastOdds) found.push({ at, odds: Math.min(8, odds) });
  }
  if (found.length <= mostPlaces) return found;
  const [, least] = found
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ odds }) => odds)
    .slice(mostPlaces - 2);
  return found.filter(({ at, odds }) => at === 0 || odds > (least ?? 0)).slice(0, mostPlaces);
}
